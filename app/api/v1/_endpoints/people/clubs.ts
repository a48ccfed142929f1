import { z } from "zod";
import {
  clubDetailsSchema,
  type Invitation,
  pathOfInvitation,
  tagOfClub,
} from "@/lib/domain/people/club";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { expectedTag } from "@/lib/http/etag";
import { publicAddress } from "@/lib/http/public-address";
import { createClub } from "@/lib/usecases/people/clubs/create-club";
import { deleteClub } from "@/lib/usecases/people/clubs/delete-club";
import { editClub } from "@/lib/usecases/people/clubs/edit-club";
import { listClubs } from "@/lib/usecases/people/clubs/list-clubs";
import { readClub } from "@/lib/usecases/people/clubs/read-club";
import { clubParams, clubSchema, ownClubSchema } from "./club-schemas";

const getClubs = endpoint({
  method: "GET",
  path: "/clubs",
  summary: "The clubs one is a member of",
  access: "read",
  answers: {
    200: { description: "By name", schema: z.object({ items: z.array(ownClubSchema) }) },
  },
  handle: async ({ context }) => jsonAnswer({ items: await listClubs(context) }),
});

const postClub = endpoint({
  method: "POST",
  path: "/clubs",
  summary: "Start a club, with oneself as its organiser",
  access: "write",
  body: clubDetailsSchema,
  example: { name: "Warsaw Wargamers", place: "Warsaw", seenBy: "everyone" },
  answers: {
    201: { description: "The club", schema: z.object({ id: z.string(), slug: z.string() }) },
    conflict: "The account is in fifty clubs already",
  },
  handle: async ({ context, body }) => {
    const club = await createClub(context, body);
    return jsonAnswer(club, { status: 201, location: `/api/v1/clubs/${club.slug}` });
  },
});

const getClub = endpoint({
  method: "GET",
  path: "/clubs/{slug}",
  summary:
    "A club: its members see all of it, others only one that everyone may see, without its members",
  access: "optional",
  params: clubParams,
  answers: { 200: { description: "The club", schema: clubSchema } },
  handle: async ({ context, params, request }) => {
    const { invitation, ...club } = await readClub(context, params.slug);
    const answer = { ...club, invitation: invitation && withUrl(invitation, request) };
    return jsonAnswer(answer, { tag: tagOfClub(club) });
  },
});

const putClub = endpoint({
  method: "PUT",
  path: "/clubs/{slug}",
  summary: "Change what a club says of itself; its address stays",
  access: "write",
  params: clubParams,
  body: clubDetailsSchema,
  example: { name: "Warsaw Wargamers", place: "Warsaw", seenBy: "everyone" },
  takesIfMatch: true,
  answers: {
    204: { description: "Changed" },
  },
  handle: async ({ context, params, body, request }) => {
    await editClub(context, { ...params, ...body, expected: expectedTag(request) });
    return emptyAnswer();
  },
});

const deleteOne = endpoint({
  method: "DELETE",
  path: "/clubs/{slug}",
  summary: "Delete a club; what was for its members becomes its owners' alone",
  access: "write",
  params: clubParams,
  answers: { 204: { description: "Deleted" } },
  handle: async ({ context, params }) => {
    await deleteClub(context, params.slug);
    return emptyAnswer();
  },
});

/** An invitation with its full address for sharing. */
export function withUrl(invitation: Invitation, request: Request) {
  return { ...invitation, url: `${publicAddress(request)}${pathOfInvitation(invitation.code)}` };
}

export const clubEndpoints = [getClubs, postClub, getClub, putClub, deleteOne];
