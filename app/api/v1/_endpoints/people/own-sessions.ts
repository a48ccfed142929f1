import { z } from "zod";
import { LINKING_COOKIE } from "@/lib/auth/enter-by-provider";
import { sealCookie } from "@/lib/auth/sealed-cookie";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { endSessions, endSessionsSchema } from "@/lib/usecases/people/accounts/end-sessions";
import {
  linkedSignIn,
  startLinking,
  startLinkingSchema,
  unlinkSignIn,
} from "@/lib/usecases/people/accounts/linked-sign-in";
import { endOwnSession, ownSessions } from "@/lib/usecases/people/accounts/own-sessions";
import { idParams, instantSchema } from "../answer-schemas";

/** A signed-in browser. */
export const sessionSchema = z.object({
  id: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  browser: z.string().nullable().describe("As it identified itself; null where that is not known"),
  system: z.string().nullable(),
  address: z.string().describe("The network it signed in from, shortened"),
  isCurrent: z.boolean().describe("Whether this request belongs to it"),
});

const getSessions = endpoint({
  method: "GET",
  path: "/users/me/sessions",
  summary: "Your sessions",
  access: "read",
  answers: {
    200: {
      description: "The browsers that are signed in, most recently used first",
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
  answers: {
    204: { description: "All sessions have ended; with `revoke`, the tokens are revoked too" },
  },
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
  answers: { 204: { description: "The session has ended" } },
  handle: async ({ context, params }) => {
    await endOwnSession(context, params.id);
    return emptyAnswer();
  },
});

const getLinkedSignIn = endpoint({
  method: "GET",
  path: "/users/me/linked-sign-in",
  summary: "Whether you sign in with the service's OpenID Connect provider",
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
  summary: "Link this browser's next sign-in with the provider to your account",
  access: "write",
  body: startLinkingSchema,
  example: { password: "correct horse battery" },
  answers: {
    204: { description: "Sign in with the provider within ten minutes" },
    "bad-credentials": "The password is wrong",
    "too-many-requests": "Too many failed attempts for this account",
    forbidden: "This is not a signed-in browser",
    "not-found": "No provider is set up",
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
  summary: "Unlink the provider",
  access: "write",
  answers: {
    204: { description: "The provider is unlinked" },
    "not-found": "No provider is set up",
    conflict: "The account has no password: without the provider you could no longer sign in",
  },
  handle: async ({ context }) => {
    await unlinkSignIn(context);
    return emptyAnswer();
  },
});

/** The user's sessions and sign-in. */
export const ownSessionEndpoints = [
  getSessions,
  deleteSessions,
  deleteOneSession,
  getLinkedSignIn,
  postLinkedSignIn,
  deleteLinkedSignIn,
];
