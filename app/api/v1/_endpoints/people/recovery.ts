import { z } from "zod";
import { callerOf, deviceCookie } from "@/lib/auth/caller";
import { clientAddress } from "@/lib/auth/client-address";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import {
  changeEmail,
  changeEmailSchema,
  confirmEmail,
  confirmEmailSchema,
  EMAIL_EFFECTS,
} from "@/lib/usecases/people/accounts/change-email";
import {
  makeRecoveryCodes,
  makeRecoveryCodesSchema,
  recoveryCodesLeft,
} from "@/lib/usecases/people/accounts/recovery-codes";
import {
  requestPasswordLink,
  requestPasswordLinkSchema,
} from "@/lib/usecases/people/accounts/request-password-link";
import {
  resetByCode,
  resetByCodeSchema,
  resetByLink,
  resetByLinkSchema,
} from "@/lib/usecases/people/accounts/reset-password";
import { instantSchema } from "../answer-schemas";

const postReset = endpoint({
  method: "POST",
  path: "/password-resets",
  summary: "Send an account a link that sets a new password",
  access: "open",
  body: requestPasswordLinkSchema,
  example: { email: "anna@example.org" },
  answers: {
    202: { description: "Asked for; the answer is the same where the email has no account" },
    conflict: "The service sends no mail",
    "too-many-requests": "Too many links asked for from this address",
  },
  handle: async ({ context, body, request, language }) => {
    const address = clientAddress(request, context.trustedProxies);
    await requestPasswordLink(context, { ...body, address, language });
    return new Response(null, { status: 202, headers: { "cache-control": "no-store" } });
  },
});

// The user has proved that the account is theirs, so the browser becomes a known device: strangers guessing at the
// account in the meantime cannot lock them out.
async function answerWithDeviceCookie(accountId: string, newId: () => string): Promise<Response> {
  const answer = emptyAnswer();
  answer.headers.append("set-cookie", await deviceCookie(accountId, newId));
  return answer;
}

const postResetByLink = endpoint({
  method: "POST",
  path: "/password-resets/by-link",
  summary: "Set a new password with a link's secret; ends all sessions and tokens",
  access: "open",
  body: resetByLinkSchema,
  example: { token: "the secret of the link", newPassword: "a longer horse battery" },
  answers: {
    204: { description: "Set" },
    conflict: "The link was used, has expired or was replaced",
  },
  handle: async ({ context, body, language }) => {
    const { accountId } = await resetByLink(context, { ...body, language });
    return answerWithDeviceCookie(accountId, context.newId);
  },
});

const postResetByCode = endpoint({
  method: "POST",
  path: "/password-resets/by-code",
  summary: "Set a new password with a recovery code; ends all sessions and tokens",
  access: "open",
  body: resetByCodeSchema,
  example: {
    email: "anna@example.org",
    code: "2bcd-efgh-jkmn-pqrs",
    newPassword: "a longer horse battery",
  },
  answers: {
    204: { description: "Set; the code is used up" },
    "bad-credentials": "Email or code is wrong",
    "too-many-requests": "Too many failures for this account, or from this address",
  },
  handle: async ({ context, body, request, language }) => {
    const caller = await callerOf(request, context);
    const { accountId } = await resetByCode(context, { ...body, caller, language });
    return answerWithDeviceCookie(accountId, context.newId);
  },
});

const getCodes = endpoint({
  method: "GET",
  path: "/users/me/recovery-codes",
  summary: "How many recovery codes are left",
  access: "read",
  answers: {
    200: {
      description: "Their number, and when they were made",
      schema: z.object({ remaining: z.int(), createdAt: instantSchema.nullable() }),
    },
  },
  handle: async ({ context }) => jsonAnswer(await recoveryCodesLeft(context)),
});

const postCodes = endpoint({
  method: "POST",
  path: "/users/me/recovery-codes",
  summary: "Make ten new recovery codes; the old ones are good no more",
  access: "write",
  body: makeRecoveryCodesSchema,
  example: { password: "correct horse battery" },
  answers: {
    201: {
      description: "The codes, shown this once",
      schema: z.object({ codes: z.array(z.string()) }),
    },
    "bad-credentials": "The password is wrong",
    "too-many-requests": "Too many failed attempts for this account",
  },
  handle: async ({ context, body }) =>
    jsonAnswer({ codes: await makeRecoveryCodes(context, body) }, { status: 201 }),
});

const putEmail = endpoint({
  method: "PUT",
  path: "/users/me/email",
  summary: "Change one's email; where the service sends mail, it is confirmed by a link sent there",
  access: "write",
  body: changeEmailSchema,
  example: { email: "anna@example.net", password: "correct horse battery" },
  answers: {
    200: {
      description: "Whether it is changed, or waits to be confirmed",
      schema: z.object({ effect: z.enum(EMAIL_EFFECTS) }),
    },
    "bad-credentials": "The password is wrong",
    conflict: "The email cannot be used; only where the service sends no mail",
    "too-many-requests": "Too many sign-ups and changes from this address",
  },
  handle: async ({ context, body, request, language }) => {
    const address = clientAddress(request, context.trustedProxies);
    return jsonAnswer({ effect: await changeEmail(context, { ...body, address, language }) });
  },
});

const postEmailConfirmation = endpoint({
  method: "POST",
  path: "/email-confirmations",
  summary: "Confirm a changed email with the secret of the link sent there",
  access: "open",
  body: confirmEmailSchema,
  example: { token: "the secret of the link" },
  answers: {
    204: { description: "The account has its new email" },
    conflict: "The link was used, has expired or was replaced",
  },
  handle: async ({ context, body }) => {
    await confirmEmail(context, body);
    return emptyAnswer();
  },
});

/** Lost passwords and changes of email address. */
export const recoveryEndpoints = [
  postReset,
  postResetByLink,
  postResetByCode,
  getCodes,
  postCodes,
  putEmail,
  postEmailConfirmation,
];
