import { z } from "zod";
import { SCOPES } from "@/lib/auth/actor";
import { clientAddress } from "@/lib/auth/client-address";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { changeName, changeNameSchema } from "@/lib/usecases/accounts/change-name";
import { changePassword, changePasswordSchema } from "@/lib/usecases/accounts/change-password";
import { createToken, createTokenSchema } from "@/lib/usecases/accounts/create-token";
import { deleteAccount, deleteAccountSchema } from "@/lib/usecases/accounts/delete-account";
import { endSessions, endSessionsSchema } from "@/lib/usecases/accounts/end-sessions";
import { exportAccount } from "@/lib/usecases/accounts/export-account";
import { listTokens } from "@/lib/usecases/accounts/list-tokens";
import { revokeToken } from "@/lib/usecases/accounts/revoke-token";
import { signUp, signUpSchema } from "@/lib/usecases/accounts/sign-up";
import { idParams, instantSchema, problem } from "./answer-schemas";
import { ownClubSchema } from "./club-schemas";
import { shareLinkSchema } from "./share-links";

const userSchema = z.object({ id: z.string(), email: z.string(), name: z.string() });
const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});

const ownedLink = { documentId: z.string(), revokedAt: instantSchema.nullable() };

const postUser = endpoint({
  method: "POST",
  path: "/users",
  summary: "Open an account, usable at once",
  access: "open",
  body: signUpSchema,
  answers: {
    201: { description: "The account", schema: userSchema },
    409: problem("The email has an account"),
    429: problem("Too many sign-ups from this address"),
  },
  handle: async ({ context, body, request }) => {
    const address = clientAddress(request, context.trustedProxies);
    const user = await signUp(context, { ...body, address });
    return jsonAnswer(user, { status: 201 });
  },
});

const getMe = endpoint({
  method: "GET",
  path: "/users/me",
  summary: "One's own account",
  access: "read",
  answers: { 200: { description: "The account", schema: userSchema } },
  handle: async ({ context: { actor } }) =>
    jsonAnswer({ id: actor.id, email: actor.email, name: actor.name }),
});

const patchMe = endpoint({
  method: "PATCH",
  path: "/users/me",
  summary: "Change one's name",
  access: "write",
  body: changeNameSchema,
  answers: { 204: { description: "Changed" } },
  handle: async ({ context, body }) => {
    await changeName(context, body);
    return emptyAnswer();
  },
});

const deleteMe = endpoint({
  method: "DELETE",
  path: "/users/me",
  summary: "Delete one's account",
  access: "write",
  body: deleteAccountSchema,
  answers: { 204: { description: "Deleted" }, 401: problem("The password is wrong") },
  handle: async ({ context, body }) => {
    await deleteAccount(context, body);
    return emptyAnswer();
  },
});

const putPassword = endpoint({
  method: "PUT",
  path: "/users/me/password",
  summary: "Change one's password; ends all sessions and tokens",
  access: "write",
  body: changePasswordSchema,
  answers: { 204: { description: "Changed" }, 401: problem("The present password is wrong") },
  handle: async ({ context, body }) => {
    await changePassword(context, body);
    return emptyAnswer();
  },
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

const getExport = endpoint({
  method: "GET",
  path: "/users/me/export",
  summary: "All one's own data",
  access: "read",
  answers: {
    200: {
      description: "Account, clubs, links, tokens and whole documents",
      schema: z.object({
        user: userSchema,
        shareLinks: z.array(shareLinkSchema.extend(ownedLink)),
        clubs: z.array(ownClubSchema),
        events: z.object({
          organised: z.array(z.looseObject({ id: z.string() })),
          submissions: z.array(z.looseObject({ id: z.string(), list: z.unknown() })),
        }),
        tokens: z.array(tokenSchema),
        documents: z.array(z.looseObject({ id: z.string(), document: z.unknown() })),
      }),
    },
  },
  handle: async ({ context }) => jsonAnswer(await exportAccount(context)),
});

const postToken = endpoint({
  method: "POST",
  path: "/tokens",
  summary: "Make a bearer token with email and password",
  access: "open",
  body: createTokenSchema,
  answers: {
    201: {
      description: "The token, shown this once",
      schema: z.object({ id: z.string(), token: z.string() }),
    },
    401: problem("Email or password is wrong"),
    429: problem("Too many failed sign-ins for this account"),
  },
  handle: async ({ context, body }) =>
    jsonAnswer(await createToken(context, body), { status: 201 }),
});

const getTokens = endpoint({
  method: "GET",
  path: "/tokens",
  summary: "One's live tokens",
  access: "read",
  answers: {
    200: {
      description: "The tokens, newest first",
      schema: z.object({ items: z.array(tokenSchema) }),
    },
  },
  handle: async ({ context }) => jsonAnswer({ items: await listTokens(context) }),
});

const deleteToken = endpoint({
  method: "DELETE",
  path: "/tokens/{id}",
  summary: "Revoke a token",
  access: "write",
  params: idParams,
  answers: { 204: { description: "Revoked" }, 404: problem("No such token") },
  handle: async ({ context, params }) => {
    await revokeToken(context, params.id);
    return emptyAnswer();
  },
});

export const userEndpoints = {
  users: [postUser],
  me: [getMe, patchMe, deleteMe],
  password: [putPassword],
  sessions: [deleteSessions],
  export: [getExport],
  tokens: [postToken, getTokens],
  token: [deleteToken],
};
