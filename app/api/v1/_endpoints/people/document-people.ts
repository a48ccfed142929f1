import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { clientAddress } from "@/lib/auth/client-address";
import {
  COLLECTION_OF,
  DOCUMENT_KINDS,
  type DocumentKind,
} from "@/lib/domain/document/document-kind";
import { idSchema } from "@/lib/domain/document/primitives";
import { newDocumentInvitationSchema, personSchema } from "@/lib/domain/people/document-people";
import { INVITED_TO, pathOfDocumentInvitation } from "@/lib/domain/people/invited-to";
import { PEOPLE_MAY } from "@/lib/domain/people/permissions";
import { slugSchema } from "@/lib/domain/people/share-link";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint, inUsualWords } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-address";
import { acceptDocumentInvitation } from "@/lib/usecases/kinds/accept-document-invitation";
import { giveToClub } from "@/lib/usecases/kinds/give-to-club";
import {
  changePerson,
  leaveDocument,
  removePerson,
} from "@/lib/usecases/people/document-people/change-person";
import { inviteToDocument } from "@/lib/usecases/people/document-people/invite-to-document";
import {
  type LivingInvitation,
  listPeople,
} from "@/lib/usecases/people/document-people/list-people";
import { openDocumentInvitation } from "@/lib/usecases/people/document-people/open-document-invitation";
import { revokeDocumentInvitation } from "@/lib/usecases/people/document-people/revoke-document-invitation";
import { visitDocument, visitSchema } from "@/lib/usecases/people/document-people/visit-document";
import { idParams, instantSchema } from "../answer-schemas";
import { nounOf } from "../document/kind-words";

export const documentInvitationSchema = z.object({
  code: z.string(),
  may: z.enum(INVITED_TO),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  accepted: z.int().describe("How many people it brought"),
  url: z.url().describe("Where it is accepted"),
});

export const peopleSchema = z.object({
  owner: z.object({
    name: z.string(),
    heldByClub: z.boolean().describe("Whether a club owns it, for which this member keeps it"),
  }),
  items: z.array(
    z.object({ id: z.string(), name: z.string(), may: z.enum(PEOPLE_MAY), since: instantSchema }),
  ),
  invitations: z.array(documentInvitationSchema).describe("The living ones, for its owner"),
});

export const visitedSchema = z.object({
  version: z.int(),
  items: z.array(z.object({ id: z.string(), name: z.string(), part: z.string() })),
});

/** The people of one document. */
export function documentPeopleEndpoints<Kind extends DocumentKind>(kind: Kind) {
  return [
    getPeople(kind),
    putPerson(kind),
    deletePerson(kind),
    postInvitation(kind),
    deleteInvitation(kind),
    putClub(kind),
    putVisit(kind),
  ] as const;
}

function getPeople<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "GET",
    path: `/${COLLECTION_OF[kind]}/{id}/people`,
    summary: `Who else may do something with the ${nounOf(kind)}, for those who edit it`,
    access: "read",
    params: idParams,
    answers: { 200: { description: "The first first", schema: peopleSchema } },
    handle: async ({ context, params, request }) => {
      const { invitations, ...rest } = await listPeople(context, { kind, ...params });
      const answered = invitations.map((invitation) => withUrl(invitation, request));
      return jsonAnswer({ ...rest, invitations: answered });
    },
  });
}

const personParams = idParams.extend({ personId: idSchema });

function putPerson<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "PUT",
    path: `/${COLLECTION_OF[kind]}/{id}/people/{personId}`,
    summary: "Change what somebody may do with it; for the owner only",
    access: "write",
    params: personParams,
    body: personSchema,
    example: { may: "comment" },
    answers: { 204: { description: "Changed" } },
    handle: async ({ context, params: { id, personId: userId }, body }) => {
      await changePerson(context, { kind, id, userId, ...body });
      return emptyAnswer();
    },
  });
}

function deletePerson<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "DELETE",
    path: `/${COLLECTION_OF[kind]}/{id}/people/{personId}`,
    summary: "End what somebody may do with it, as its owner, or what oneself may (`me`)",
    access: "write",
    params: personParams,
    answers: { 204: { description: "Ended" } },
    handle: async ({ context, params: { id, personId: userId } }) => {
      const key = { kind, id };
      await (userId === "me"
        ? leaveDocument(context, key)
        : removePerson(context, { ...key, userId }));
      return emptyAnswer();
    },
  });
}

function postInvitation<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "POST",
    path: `/${COLLECTION_OF[kind]}/{id}/invitations`,
    summary:
      "Create an invitation: to edit, to comment, to umpire a scenario, or to become the owner; for the owner only",
    access: "write",
    params: idParams,
    body: newDocumentInvitationSchema,
    example: { may: "edit", days: 14 },
    answers: {
      201: { description: "The invitation", schema: documentInvitationSchema },
      conflict: "It has twenty living invitations already",
    },
    handle: async ({ context, params, body, request }) => {
      const made = await inviteToDocument(context, { kind, ...params, ...body });
      const invitation = withUrl(made, request);
      return jsonAnswer(invitation, { status: 201, location: invitation.url });
    },
  });
}

function deleteInvitation<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "DELETE",
    path: `/${COLLECTION_OF[kind]}/{id}/invitations/{code}`,
    summary: "Revoke an invitation; its page then says so",
    access: "write",
    params: idParams.extend({ code: slugSchema }),
    answers: { 204: { description: "Revoked" } },
    handle: async ({ context, params }) => {
      await revokeDocumentInvitation(context, { kind, ...params });
      return emptyAnswer();
    },
  });
}

function putClub<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "PUT",
    path: `/${COLLECTION_OF[kind]}/{id}/club`,
    summary:
      "Give it to a club of one’s own, whose organisers own it from then on; members read it, or everybody if it was public",
    access: "write",
    params: idParams,
    body: z.strictObject({ clubId: idSchema }),
    example: { clubId: "k3m9x2q7ab" },
    answers: {
      204: { description: "The club’s now; the caller stays as an editor" },
      conflict: "The club holds as much as it may",
    },
    handle: async ({ context, params, body }) => {
      await giveToClub(context, { kind, ...params, ...body });
      return emptyAnswer();
    },
  });
}

function putVisit<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "PUT",
    path: `/${COLLECTION_OF[kind]}/{id}/visit`,
    summary: "Say which part of it one has open for editing, and learn who else is in it",
    access: "write",
    params: idParams,
    body: visitSchema,
    example: { part: "map" },
    answers: { 200: { description: "Its version, and the others in it", schema: visitedSchema } },
    handle: async ({ context, params, body }) =>
      jsonAnswer(await visitDocument(context, { kind, ...params, ...body })),
  });
}

function withUrl(invitation: LivingInvitation, request: Request) {
  const url = `${publicAddress(request)}${pathOfDocumentInvitation(invitation.code)}`;
  return { ...invitation, url };
}

/** Any copied text is accepted; if it is not an invitation, it counts as a guess. */
const codeParams = z.object({ code: z.string().max(100) });

const following = {
  "not-found": "No such invitation, or it has ended: the detail says which",
  "too-many-requests": "Too many invalid links from this address",
};

export const invitedSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  id: z.string(),
  title: z.string(),
  owner: z.object({ name: z.string() }),
  may: z.enum(INVITED_TO),
  expiresAt: instantSchema,
  isAlready: z.boolean().describe("Whether accepting would change nothing for the caller"),
});

const getInvitation = endpoint({
  method: "GET",
  path: "/document-invitations/{code}",
  summary: "Which document an invitation leads to, and what for",
  access: "optional",
  params: codeParams,
  answers: {
    200: { description: "As anyone with it sees it", schema: invitedSchema },
    ...following,
  },
  handle: async (call) => jsonAnswer(await openDocumentInvitation(call.context, followed(call))),
});

const postAcceptance = endpoint({
  method: "POST",
  path: "/document-invitations/{code}",
  summary: "Accept an invitation to a document",
  access: "write",
  params: codeParams,
  answers: {
    200: {
      description: "Accepted",
      schema: invitedSchema.pick({ kind: true, id: true, may: true }),
    },
    ...following,
    ...inUsualWords("too-many-documents"),
    conflict: "The document has fifty people, or the account has no room for it",
  },
  handle: async (call) => jsonAnswer(await acceptDocumentInvitation(call.context, followed(call))),
});

interface Following {
  readonly context: Context;
  readonly params: z.infer<typeof codeParams>;
  readonly request: Request;
}

function followed({ context, params, request }: Following) {
  return { ...params, address: clientAddress(request, context.trustedProxies) };
}

/** Invitations to documents, for those who follow them. */
export const documentInvitationEndpoints = [getInvitation, postAcceptance] as const;
