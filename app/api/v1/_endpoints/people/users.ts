import { z } from "zod";
import { SCOPES } from "@/lib/auth/actor";
import { callerOf } from "@/lib/auth/caller";
import { clientAddress } from "@/lib/auth/client-address";
import { emptyAnswer, jsonAnswer, streamedAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { deleteAccount, deleteAccountSchema } from "@/lib/usecases/kinds/delete-account";
import { exportAccount } from "@/lib/usecases/kinds/export-account";
import { changeName, changeNameSchema } from "@/lib/usecases/people/accounts/change-name";
import {
  changePassword,
  changePasswordSchema,
} from "@/lib/usecases/people/accounts/change-password";
import { createToken, createTokenSchema } from "@/lib/usecases/people/accounts/create-token";
import { listTokens } from "@/lib/usecases/people/accounts/list-tokens";
import { revokeToken } from "@/lib/usecases/people/accounts/revoke-token";
import { signUp, signUpSchema } from "@/lib/usecases/people/accounts/sign-up";
import { idParams, instantSchema } from "../answer-schemas";
import { ownClubSchema } from "./club-schemas";
import { shareLinkSchema } from "./share-links";

/** An account. */
export const userSchema = z.object({ id: z.string(), email: z.string(), name: z.string() });
/** A token without its secret. */
export const tokenSchema = z.object({
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
  summary:
    "Open an account, usable at once; an email that has one is answered alike, and gets none",
  access: "open",
  body: signUpSchema,
  example: { email: "anna@example.org", password: "correct horse battery", name: "Anna" },
  answers: {
    201: { description: "The account", schema: userSchema },
    "too-many-requests": "Too many sign-ups from this address",
  },
  handle: async ({ context, body, request, language }) => {
    const address = clientAddress(request, context.trustedProxies);
    const user = await signUp(context, { ...body, address, language });
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
  example: { name: "Anna" },
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
  example: { password: "correct horse battery", publicDocuments: "leave" },
  answers: {
    204: { description: "Deleted" },
    "bad-credentials": "The password is wrong",
    "too-many-requests": "Too many failed attempts for this account",
  },
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
  example: { currentPassword: "correct horse battery", newPassword: "a longer horse battery" },
  answers: {
    204: { description: "Changed" },
    "bad-credentials": "The present password is wrong",
    "too-many-requests": "Too many failed attempts for this account",
    forbidden: "There is none yet, and the session is not fresh",
  },
  handle: async ({ context, body }) => {
    await changePassword(context, body);
    return emptyAnswer();
  },
});

const getExport = endpoint({
  method: "GET",
  path: "/users/me/export",
  summary: "All one's own data; one at a time",
  access: "read",
  answers: {
    200: {
      description:
        "Account, clubs, formats, events, links, tokens, games and whole documents, written while it is read",
      schema: z.object({
        user: userSchema,
        shareLinks: z.array(shareLinkSchema.extend(ownedLink)),
        clubs: z.array(ownClubSchema),
        events: z.object({
          organised: z.array(z.looseObject({ id: z.string() })),
          submissions: z.array(z.looseObject({ id: z.string(), list: z.unknown() })),
        }),
        formats: z.array(z.looseObject({ id: z.string(), format: z.unknown() })),
        tokens: z.array(tokenSchema),
        games: z.array(
          z.looseObject({
            id: z.string(),
            places: z.array(z.looseObject({ army: z.unknown(), game: z.unknown() })),
          }),
        ),
        documents: z.array(z.looseObject({ id: z.string(), document: z.unknown() })),
      }),
    },
    "too-many-requests": "Another export of the account is under way",
  },
  handle: async ({ context }) => streamedAnswer(await exportAccount(context)),
});

const postToken = endpoint({
  method: "POST",
  path: "/tokens",
  summary: "Make a bearer token with email and password",
  access: "open",
  body: createTokenSchema,
  example: {
    email: "anna@example.org",
    password: "correct horse battery",
    name: "My editor",
    scopes: ["read"],
  },
  answers: {
    201: {
      description: "The token, shown this once",
      schema: z.object({ id: z.string(), token: z.string() }),
    },
    "bad-credentials": "Email or password is wrong",
    conflict: "The account has a hundred tokens",
    "too-many-requests": "Too many failed sign-ins for this account, or from this address",
  },
  handle: async ({ context, body, request }) => {
    const caller = await callerOf(request, context);
    return jsonAnswer(await createToken(context, body, caller), { status: 201 });
  },
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
  answers: { 204: { description: "Revoked" } },
  handle: async ({ context, params }) => {
    await revokeToken(context, params.id);
    return emptyAnswer();
  },
});

/** Accounts and their tokens. */
export const userEndpoints = [
  postUser,
  getMe,
  patchMe,
  deleteMe,
  putPassword,
  getExport,
  postToken,
  getTokens,
  deleteToken,
];
