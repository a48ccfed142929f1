import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { clientAddress } from "@/lib/auth/client-address";
import { idSchema } from "@/lib/domain/document/primitives";
import { memberRoleSchema, newInvitationSchema } from "@/lib/domain/people/club";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { inviteToClub } from "@/lib/usecases/people/clubs/invite-to-club";
import { joinClub } from "@/lib/usecases/people/clubs/join-club";
import { leaveClub } from "@/lib/usecases/people/clubs/leave-club";
import { listMembers } from "@/lib/usecases/people/clubs/list-members";
import { openInvitation } from "@/lib/usecases/people/clubs/open-invitation";
import { readInvitation } from "@/lib/usecases/people/clubs/read-invitation";
import { removeMember } from "@/lib/usecases/people/clubs/remove-member";
import { revokeInvitation } from "@/lib/usecases/people/clubs/revoke-invitation";
import { setMemberRole } from "@/lib/usecases/people/clubs/set-member-role";
import { clubParams, invitationSchema, memberSchema } from "./club-schemas";
import { withUrl } from "./clubs";

const memberParams = clubParams.extend({ id: idSchema });
/** Any copied text is accepted; if it is not an invitation, it counts as a guess. */
const codeParams = z.object({ code: z.string().max(100) });

const getMembers = endpoint({
  method: "GET",
  path: "/clubs/{slug}/members",
  summary: "Who is in a club, for its members",
  access: "read",
  params: clubParams,
  answers: {
    200: {
      description: "The longest-standing first",
      schema: z.object({ items: z.array(memberSchema) }),
    },
  },
  handle: async ({ context, params }) =>
    jsonAnswer({ items: await listMembers(context, params.slug) }),
});

const putMember = endpoint({
  method: "PUT",
  path: "/clubs/{slug}/members/{id}",
  summary: "Change a member's role to organiser or member",
  access: "write",
  params: memberParams,
  body: memberRoleSchema,
  example: { role: "organiser" },
  answers: {
    204: { description: "Changed" },
    conflict: "No organiser would be left",
  },
  handle: async ({ context, params: { slug, id }, body }) => {
    await setMemberRole(context, { slug, userId: id, ...body });
    return emptyAnswer();
  },
});

const deleteMember = endpoint({
  method: "DELETE",
  path: "/clubs/{slug}/members/{id}",
  summary: "Remove a member, or leave (`me`); what was for the club becomes private",
  access: "write",
  params: memberParams,
  answers: {
    204: { description: "The membership has ended; a club is deleted with its last member" },
    conflict: "The only organiser must name another before leaving",
  },
  handle: async ({ context, params: { slug, id } }) => {
    await (id === "me" ? leaveClub(context, slug) : removeMember(context, { slug, userId: id }));
    return emptyAnswer();
  },
});

const getInvitation = endpoint({
  method: "GET",
  path: "/clubs/{slug}/invitation",
  summary: "A club's living invitation, for its organisers",
  access: "read",
  params: clubParams,
  answers: {
    200: {
      description: "Null where it has none",
      schema: z.object({ invitation: invitationSchema.nullable() }),
    },
  },
  handle: async ({ context, params, request }) => {
    const invitation = await readInvitation(context, params.slug);
    return jsonAnswer({ invitation: invitation && withUrl(invitation, request) });
  },
});

const postInvitation = endpoint({
  method: "POST",
  path: "/clubs/{slug}/invitation",
  summary: "Create an invitation; the previous one stops working",
  access: "write",
  params: clubParams,
  body: newInvitationSchema,
  example: { days: 14 },
  answers: { 201: { description: "The invitation", schema: invitationSchema } },
  handle: async ({ context, params, body, request }) => {
    const invitation = withUrl(await inviteToClub(context, { ...params, ...body }), request);
    return jsonAnswer(invitation, { status: 201, location: invitation.url });
  },
});

const deleteInvitation = endpoint({
  method: "DELETE",
  path: "/clubs/{slug}/invitation",
  summary: "Revoke a club's invitation; its page then says so",
  access: "write",
  params: clubParams,
  answers: { 204: { description: "Revoked" } },
  handle: async ({ context, params }) => {
    await revokeInvitation(context, params.slug);
    return emptyAnswer();
  },
});

const joining = {
  "not-found": "No such invitation, or it has ended: the detail says which",
  "too-many-requests": "Too many invalid links from this address",
};

const getJoin = endpoint({
  method: "GET",
  path: "/invitations/{code}",
  formerPath: "/clubs/join/{code}",
  summary: "Which club an invitation leads to",
  access: "optional",
  params: codeParams,
  answers: {
    200: {
      description: "The club, as anyone with the invitation can see it",
      schema: z.object({
        slug: z.string(),
        name: z.string(),
        place: z.string(),
        memberCount: z.int(),
        isMember: z.boolean(),
      }),
    },
    ...joining,
  },
  handle: async (call) => jsonAnswer(await openInvitation(call.context, followed(call))),
});

const postJoin = endpoint({
  method: "POST",
  path: "/invitations/{code}",
  formerPath: "/clubs/join/{code}",
  summary: "Join a club by its invitation",
  access: "write",
  params: codeParams,
  answers: {
    200: { description: "A member now", schema: z.object({ slug: z.string() }) },
    conflict: "The club or the account is full",
    ...joining,
  },
  handle: async (call) => jsonAnswer(await joinClub(call.context, followed(call))),
});

interface Following {
  readonly context: Context;
  readonly params: z.infer<typeof codeParams>;
  readonly request: Request;
}

function followed({ context, params, request }: Following) {
  return { ...params, address: clientAddress(request, context.trustedProxies) };
}

/** Members of a club, and invitations to join it. */
export const clubMemberEndpoints = [
  getMembers,
  putMember,
  deleteMember,
  getInvitation,
  postInvitation,
  deleteInvitation,
  getJoin,
  postJoin,
];
