import { expect, test } from "vitest";
import type { Context, MemberContext } from "@/lib/auth/actor";
import { changePassword } from "@/lib/usecases/people/accounts/change-password";
import { createToken } from "@/lib/usecases/people/accounts/create-token";
import { endSessions } from "@/lib/usecases/people/accounts/end-sessions";
import { listTokens } from "@/lib/usecases/people/accounts/list-tokens";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, PASSWORD, signedIn, stranger } from "@/tests/setup/people";

const { client } = await freshDatabase();
const context = contextAt(client, { now: new Date(Date.UTC(2026, 0, 1)) });

/** The context, but `happening` runs right after an account is looked up for signing in. */
function whileSigningIn(happening: () => Promise<void>): Context {
  const user = new Proxy(client.user, {
    get: (users, name) => {
      if (name !== "findFirst") return Reflect.get(users, name);
      return async (query: Parameters<typeof users.findFirst>[0]) => {
        const found = await users.findFirst(query);
        await happening();
        return found;
      };
    },
  });
  const database = new Proxy(client, {
    get: (all, name) => (name === "user" ? user : Reflect.get(all, name)),
  });
  return { ...context, database };
}

test.each<[closing: string, close: (member: MemberContext) => Promise<void>]>([
  [
    "the password is changed",
    (member) =>
      changePassword(member, { currentPassword: PASSWORD, newPassword: "another horse battery" }),
  ],
  ["everything is signed out", (member) => endSessions(member, { tokens: "revoke" })],
])("a token that is being made while %s never opens anything", async (closing, close) => {
  const email = `${closing.replaceAll(" ", "-")}@example.org`;
  const member = await signedIn(context, email);
  const asked = { email, password: PASSWORD, name: "late", scopes: ["read" as const] };
  const late = createToken(
    whileSigningIn(() => close(member)),
    asked,
    stranger(email),
  );
  await expect(late).rejects.toMatchObject({ code: "bad-credentials" });
  expect(await listTokens(member)).toEqual([]);
});
