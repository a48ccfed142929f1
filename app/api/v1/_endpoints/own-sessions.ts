import { z } from "zod";
import { LINKING_COOKIE } from "@/lib/auth/enter-by-provider";
import { sealCookie } from "@/lib/auth/sealed-cookie";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { endSessions, endSessionsSchema } from "@/lib/usecases/accounts/end-sessions";
import {
  linkedSignIn,
  startLinking,
  startLinkingSchema,
  unlinkSignIn,
} from "@/lib/usecases/accounts/linked-sign-in";
import { endOwnSession, ownSessions } from "@/lib/usecases/accounts/own-sessions";
import { idParams, instantSchema } from "./answer-schemas";

/** A browser that is signed in. */
export const sessionSchema = z.object({
  id: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  browser: z.string().nullable().describe("As it named itself; null where that is not known"),
  system: z.string().nullable(),
  address: z.string().describe("The network it signed in from, shortened"),
  isCurrent: z.boolean().describe("Whether this request belongs to it"),
});

const getSessions = endpoint({
  method: "GET",
  path: "/users/me/sessions",
  summary: "One's sessions",
  access: "read",
  answers: {
    200: {
      description: "The browsers that are signed in, the last used first",
      schema: z.object({ items: z.array(sessionSchema) }),
    },
  },
  handle: async ({ context }) => jsonAnswer({ items: await ownSessions(context) }),
});

const deleteSessions = endpoint({
  method: "DELETE",
  path: "/users/me/sessions",
  summary: "Sign out everywhere",
  access: "write",
  query: endSessionsSchema,
  answers: { 204: { description: "All sessions have ended, and the tokens with `revoke`" } },
  handle: async ({ context, query }) => {
    await endSessions(context, query);
    return emptyAnswer();
  },
});

const deleteOneSession = endpoint({
  method: "DELETE",
  path: "/users/me/sessions/{id}",
  summary: "Sign one browser out",
  access: "write",
  params: idParams,
  answers: { 204: { description: "It has ended" }, "not-found": "No such session" },
  handle: async ({ context, params }) => {
    await endOwnSession(context, params.id);
    return emptyAnswer();
  },
});

const getLinkedSignIn = endpoint({
  method: "GET",
  path: "/users/me/linked-sign-in",
  summary: "Whether one signs in with the service's OpenID Connect provider",
  access: "read",
  answers: {
    200: {
      description: "The provider, and since when it is linked; null where there is none",
      schema: z.object({ provider: z.string(), linkedAt: instantSchema.nullable() }).nullable(),
    },
  },
  handle: async ({ context }) => jsonAnswer(await linkedSignIn(context)),
});

const postLinkedSignIn = endpoint({
  method: "POST",
  path: "/users/me/linked-sign-in",
  summary: "Let this browser's next sign-in with the provider be linked to one's account",
  access: "write",
  body: startLinkingSchema,
  example: { password: "correct horse battery" },
  answers: {
    204: { description: "Sign in with the provider within ten minutes" },
    "bad-credentials": "The password is wrong",
    "too-many-requests": "Too many failed attempts for this account",
    forbidden: "This is no browser that is signed in",
    "not-found": "There is no provider",
  },
  handle: async ({ context, body }) => {
    const claims = await startLinking(context, body);
    const answer = emptyAnswer();
    answer.headers.append("set-cookie", await sealCookie(LINKING_COOKIE, claims));
    return answer;
  },
});

const deleteLinkedSignIn = endpoint({
  method: "DELETE",
  path: "/users/me/linked-sign-in",
  summary: "Sign in with the provider no more",
  access: "write",
  answers: {
    204: { description: "The link is taken back" },
    "not-found": "There is no provider",
    conflict: "The account has no password: it could not be signed in to",
  },
  handle: async ({ context }) => {
    await unlinkSignIn(context);
    return emptyAnswer();
  },
});

/** How one is signed in. */
export const ownSessionEndpoints = [
  getSessions,
  deleteSessions,
  deleteOneSession,
  getLinkedSignIn,
  postLinkedSignIn,
  deleteLinkedSignIn,
];
