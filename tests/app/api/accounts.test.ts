import { encode } from "next-auth/jwt";
import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import {
  newPerson,
  newToken,
  PASSWORD,
  type Person,
  publish,
  storeScenario,
} from "@/tests/app/api/people";
import { openedSession, SECRET } from "@/tests/app/api/session-cookie";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
const { client } = await freshDatabase();

const signUp = (fields: Record<string, unknown>, headers = {}) =>
  callApi("/users", {
    json: { email: "a@example.org", password: PASSWORD, name: "A", ...fields },
    headers: { "content-type": "application/json", ...headers },
  });

const sessionCookie = (person: Person, tokenVersion = 0) =>
  openedSession(client, { userId: person.id, tokenVersion });

test("an account is usable at once, whatever the capitals of its email", async () => {
  expect((await signUp({ email: " Jens@Example.ORG " })).json.email).toBe("jens@example.org");
  const token = await newToken("JENS@example.org", ["read"]);
  expect((await callApi("/users/me", { token })).json.name).toBe("A");
});

test.each([
  [{ password: "elevenchars" }, "/password"],
  [{ password: "x".repeat(257) }, "/password"],
  [{ email: "no email" }, "/email"],
  [{ name: "  " }, "/name"],
  [{ role: "library" }, "/role"],
])("sign-up with %o is refused at its place", async (fields, path) => {
  const answer = await signUp(fields);
  expect([answer.status, answer.json.errors[0].path]).toEqual([422, path]);
});

test("the password is kept as argon2id and nothing else of it", async () => {
  const person = await newPerson();
  const row = await client.user.findUniqueOrThrow({ where: { id: person.id } });
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const token = await client.token.findFirstOrThrow({ where: { userId: person.id } });
  expect(token.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(token)).not.toContain(person.token);
});

test("after ten failed sign-ins an account waits, with the right password too; others do not", async () => {
  process.env.SIGN_IN_FAILURES_PER_15_MIN = "10";
  const person = await newPerson();
  const attempt = (email: string, password: string) =>
    callApi("/tokens", { json: { email, password, name: "x", scopes: ["read"] } });
  for (let i = 0; i < 10; i++) {
    expect((await attempt(person.email, "wrong wrong wrong")).status).toBe(401);
  }
  const refused = await attempt(person.email.toUpperCase(), PASSWORD);
  expect([refused.status, refused.json.code]).toEqual([429, "too-many-requests"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(890);
  expect((await attempt((await newPerson()).email, PASSWORD)).status).toBe(201);
});

test("an unknown email is refused as a wrong password is", async () => {
  const person = await newPerson();
  const json = { password: "wrong wrong wrong", name: "x", scopes: ["read"] };
  const known = await callApi("/tokens", { json: { ...json, email: person.email } });
  const unknown = await callApi("/tokens", { json: { ...json, email: "nobody@example.org" } });
  expect([known.status, known.text]).toEqual([401, unknown.text]);
});

test("sign-ups are limited by the address the nearest server saw", async () => {
  process.env.SIGN_UPS_PER_HOUR = "3";
  const from = (chain: string, i: number) =>
    signUp({ email: `limited${chain.length}${i}@example.org` }, { "x-forwarded-for": chain });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await from(`198.51.100.${i}, 203.0.113.7`, i)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await from("203.0.113.8", 9)).status).toBe(201);
  process.env.SIGN_UPS_PER_HOUR = "1000";
});

test("a session works until the password changes or it is ended; a forged one never", async () => {
  const person = await newPerson();
  const cookie = await sessionCookie(person);
  const me = (headers: Record<string, string>) => callApi("/users/me", { headers });
  expect((await me({ cookie })).json.email).toBe(person.email);
  const { id: sid } = await client.session.findFirstOrThrow({ where: { userId: person.id } });
  const claims = { sub: person.id, sid, tokenVersion: 0 };
  const forged = await encode({ token: claims, secret: `${SECRET}!` });
  expect((await me({ cookie: `next-auth.session-token=${forged}` })).status).toBe(401);
  const end = await callApi("/users/me/sessions", { method: "DELETE", headers: { cookie } });
  expect(end.status).toBe(204);
  expect((await me({ cookie })).status).toBe(401);
  expect((await me({ cookie: await sessionCookie(person, 1) })).status).toBe(200);
  expect((await callApi("/users/me", { token: person.token })).status).toBe(200);
});

test("signing out everywhere may revoke the programs' tokens too", async () => {
  const person = await newPerson();
  const end = (query: string) =>
    callApi(`/users/me/sessions${query}`, { method: "DELETE", token: person.token });
  const faulty = await end("?tokens=burn");
  expect([faulty.status, faulty.json.errors[0].path]).toEqual([422, "/tokens"]);
  expect((await end("?tokens=keep")).status).toBe(204);
  expect((await end("?tokens=revoke")).status).toBe(204);
  expect((await callApi("/users/me", { token: person.token })).status).toBe(401);
  expect(await newToken(person.email, ["read"])).toMatch(/^grundlag_/);
});

test("a foreign page cannot change anything with a visitor's session", async () => {
  const person = await newPerson();
  const cookie = await sessionCookie(person);
  const rename = (headers: Record<string, string>) =>
    callApi("/users/me", {
      method: "PATCH",
      json: { name: "Changed" },
      headers: { "content-type": "application/json", cookie, host: "localhost:3000", ...headers },
    });
  const statuses = async (all: Record<string, string>[]) =>
    Promise.all(all.map(async (headers) => (await rename(headers)).status));
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3001" },
  ];
  expect(await statuses(foreign)).toEqual(foreign.map(() => 403));
  const own: Record<string, string>[] = [
    { "sec-fetch-site": "same-origin" },
    { origin: "http://localhost:3000" },
    { "x-forwarded-host": "grundlag.example", origin: "https://grundlag.example" },
    {},
  ];
  expect(await statuses(own)).toEqual(own.map(() => 204));
});

test("changing the password wants the present one and ends sessions and tokens", async () => {
  const person = await newPerson();
  const change = (currentPassword: string) =>
    callApi("/users/me/password", {
      method: "PUT",
      token: person.token,
      json: { currentPassword, newPassword: "another long password" },
    });
  expect((await change("wrong wrong wrong")).status).toBe(401);
  expect((await change(PASSWORD)).status).toBe(204);
  expect((await callApi("/users/me", { token: person.token })).status).toBe(401);
  const json = { email: person.email, name: "x", scopes: ["read"] };
  const old = await callApi("/tokens", { json: { ...json, password: PASSWORD } });
  expect(old.status).toBe(401);
  const renewed = await callApi("/tokens", {
    json: { ...json, password: "another long password" },
  });
  expect(renewed.status).toBe(201);
});

test("a revoked token opens nothing any more", async () => {
  const person = await newPerson();
  const { items } = (await callApi("/tokens", { token: person.token })).json;
  expect(items).toMatchObject([{ name: "test", scopes: ["read", "write"] }]);
  const call = { method: "DELETE", token: person.token };
  expect((await callApi(`/tokens/${items[0].id}`, call)).status).toBe(204);
  expect((await callApi("/users/me", { token: person.token })).status).toBe(401);
});

test.each(["delete", "leave"])(
  "deleting an account, public documents: %s",
  async (publicDocuments) => {
    const person = await newPerson("Leaver");
    const reader = await newPerson("Reader");
    const ids = {
      private: await storeScenario(person, { title: "Private" }),
      unlisted: await storeScenario(person, { title: "Unlisted" }),
      public: await storeScenario(person, { title: "Public" }),
    };
    await publish(person, ids.unlisted, "unlisted");
    await publish(person, ids.public);
    const fork = await callApi(`/scenarios/${ids.public}/fork`, {
      method: "POST",
      token: reader.token,
    });
    const remove = (password: string) =>
      callApi("/users/me", {
        method: "DELETE",
        token: person.token,
        json: { password, publicDocuments },
      });
    expect((await remove("wrong wrong wrong")).status).toBe(401);
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await callApi("/users/me", { token: person.token })).status).toBe(401);
    const left = await Promise.all(
      Object.values(ids).map(async (id) => (await callApi(`/scenarios/${id}`)).status),
    );
    expect(left).toEqual([404, 404, publicDocuments === "leave" ? 200 : 404]);
    const kept = await callApi(`/scenarios/${fork.json.id}`, { token: reader.token });
    expect(kept.json.title).toBe("Public, copy");
    const found = await callApi("/scenarios?q=public", { token: reader.token });
    const owners = found.json.items
      .filter((item: { id: string }) => item.id === ids.public)
      .map((item: { owner: { role: string; name: string } }) => item.owner.role);
    expect(owners).toEqual(publicDocuments === "leave" ? ["former"] : []);
    expect(found.text).not.toContain("Leaver");
    await callApi("/users", { json: { email: person.email, password: PASSWORD, name: "Back" } });
    const back = await newToken(person.email, ["read"]);
    expect((await callApi("/scenarios?mine=true", { token: back })).json.items).toEqual([]);
  },
);

test("an account's export holds every document whole", async () => {
  const person = await newPerson();
  const id = await storeScenario(person, { title: "Mine", umpireNotes: "Mined." });
  const all = await callApi("/users/me/export", { token: person.token });
  expect(all.json.user.email).toBe(person.email);
  expect(all.json.documents).toMatchObject([
    { id, kind: "scenario", visibility: "private", document: { umpireNotes: "Mined." } },
  ]);
  expect(all.text).not.toMatch(/argon2|passwordHash/);
});
