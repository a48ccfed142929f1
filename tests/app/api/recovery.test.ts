import { afterAll, expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, newToken, PASSWORD, type Person } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";
import { type MailServer, startMailServer } from "@/tests/setup/mail-server";

process.env.NEXTAUTH_SECRET = "a secret of forty characters for testing";
process.env.SIGN_UPS_PER_HOUR = "1000";
process.env.RESETS_PER_HOUR = "1000";
process.env.PUBLIC_URL = "https://grundlag.example.org";
const { client } = await freshDatabase();
const mail = await startMailServer();
process.env.SMTP_URL = mail.url;
afterAll(() => mail.close());

const NEW_PASSWORD = "another horse battery";

const signIn = (email: string, password: string) =>
  callApi("/tokens", { json: { email, password, name: "x", scopes: ["read"] } });
const askFor = (email: string, lang = "en") =>
  callApi(`/password-resets?lang=${lang}`, { json: { email } });
const byLink = (token: string, newPassword = NEW_PASSWORD) =>
  callApi("/password-resets/by-link", { json: { token, newPassword } });
const byCode = (email: string, code: string, newPassword = NEW_PASSWORD) =>
  callApi("/password-resets/by-code", { json: { email, code, newPassword } });
const lettersTo = (email: string) => mail.letters.filter(({ to }) => to.includes(email));
const letterTo = (email: string, server: MailServer = mail) =>
  server.next(({ to }) => to.includes(email));
const secretOf = ({ link }: { link: string }) => link.split("#")[1] ?? "";

async function withoutMail<T>(work: () => Promise<T>): Promise<T> {
  process.env.SMTP_URL = "";
  try {
    return await work();
  } finally {
    process.env.SMTP_URL = mail.url;
  }
}

async function newCodes(person: Person): Promise<string[]> {
  const call = { token: person.token, json: { password: PASSWORD } };
  return (await callApi("/users/me/recovery-codes", call)).json.codes;
}

test("signing up with an email that has an account is answered as with any other, and its owner informed", async () => {
  const person = await newPerson();
  const signUp = (email: string) =>
    callApi("/users", { json: { email, password: NEW_PASSWORD, name: "Somebody else" } });
  const free = await signUp("free@example.org");
  const taken = await signUp(person.email);
  expect([taken.status, Object.keys(taken.json)]).toEqual([201, Object.keys(free.json)]);
  expect([...taken.headers.keys()]).toEqual([...free.headers.keys()]);
  expect(taken.json).toMatchObject({ email: person.email, name: "Somebody else" });
  expect(taken.json.id).toMatch(/^[0-9a-z]{20}$/);
  expect(taken.json.id).not.toBe(person.id);
  expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(401);
  expect((await signIn(person.email, PASSWORD)).status).toBe(201);
  expect(await letterTo(person.email)).toMatchObject({
    link: "https://grundlag.example.org/forgotten-password",
    text: expect.stringContaining("The email already has an account"),
  });
  expect(lettersTo("free@example.org")).toEqual([]);
});

test.each([
  ["en", "Set a new password", "The link works once"],
  ["da", "Vælg en ny adgangskode", "Linket virker én gang"],
  ["pl", "Ustaw nowe hasło", "Link działa raz"],
])(
  "a link by mail sets a new password once and ends every session and token: %s",
  async (lang, subject, words) => {
    const person = await newPerson();
    const other = await newPerson();
    expect((await askFor(person.email.toUpperCase(), lang)).status).toBe(202);
    const letter = await letterTo(person.email);
    expect(letter.text).toContain(words);
    expect(letter.html).toContain(`<a href="${letter.link}">${subject}</a>`);
    expect(letter.headers).toMatch(/^From: Grundlag <no-reply@grundlag\.example\.org>/m);
    expect(letter.link).toMatch(/^https:\/\/grundlag\.example\.org\/new-password#[\w-]{43}$/);

    const weak = await byLink(secretOf(letter), "short");
    expect([weak.status, weak.json.errors[0].path]).toEqual([422, "/newPassword"]);
    const set = await byLink(secretOf(letter));
    expect([set.status, set.headers.get("set-cookie")]).toEqual([
      204,
      expect.stringMatching(/^__Secure-grundlag-device=.+; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    expect((await callApi("/users/me", { token: person.token })).status).toBe(401);
    expect((await callApi("/users/me", { token: other.token })).status).toBe(200);
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(201);
    const again = await byLink(secretOf(letter), "a third horse battery");
    expect([again.status, again.json.reason]).toEqual([409, "link-spent"]);
    await mail.next(
      ({ to, link }) => to.includes(person.email) && link.endsWith("/forgotten-password"),
    );
  },
);

test("of one link used many times at once, one use counts", async () => {
  const person = await newPerson();
  await askFor(person.email);
  const secret = secretOf(await letterTo(person.email));
  const uses = await Promise.all(Array.from({ length: 6 }, () => byLink(secret)));
  expect(uses.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409, 409]);
});

test("a link expires after an hour, and is kept as a hash alone", async () => {
  const person = await newPerson();
  await askFor(person.email);
  const secret = secretOf(await letterTo(person.email));
  const link = await client.mailedLink.findFirstOrThrow({ where: { userId: person.id } });
  expect(link.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(link)).not.toContain(secret);
  expect(link.expiresAt.getTime() - link.createdAt.getTime()).toBe(3_600_000);
  await client.mailedLink.updateMany({
    where: { userId: person.id },
    data: { expiresAt: new Date(Date.now() - 1) },
  });
  expect((await byLink(secret)).status).toBe(409);
});

test("asking for a link does not reveal who has an account; one account gets three an hour", async () => {
  const person = await newPerson();
  const unknown = await askFor("nobody-at-all@example.org");
  const known = await askFor(person.email);
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  for (let i = 0; i < 4; i++) expect((await askFor(person.email)).status).toBe(202);
  await askFor("library@system.invalid");
  const last = await newPerson();
  await askFor(last.email);
  await letterTo(last.email);
  expect(lettersTo(person.email)).toHaveLength(3);
  expect([
    ...lettersTo("nobody-at-all@example.org"),
    ...lettersTo("library@system.invalid"),
  ]).toEqual([]);
});

test("links are limited by network address, and not to be had without a mail server", async () => {
  process.env.RESETS_PER_HOUR = "2";
  const ask = () =>
    callApi("/password-resets", {
      json: { email: "nobody@example.org" },
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.9" },
    });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await ask()).status);
  expect(statuses).toEqual([202, 202, 429]);
  process.env.RESETS_PER_HOUR = "1000";
  const { status, json } = await withoutMail(() => askFor("nobody@example.org"));
  expect([status, json.reason]).toEqual([409, "no-mail"]);
});

test("ten recovery codes are shown once, kept as hashes, and counted", async () => {
  const person = await newPerson();
  const left = async () =>
    (await callApi("/users/me/recovery-codes", { token: person.token })).json;
  expect(await left()).toEqual({ remaining: 0, createdAt: null });
  const wrong = { token: person.token, json: { password: "not the password" } };
  expect((await callApi("/users/me/recovery-codes", wrong)).status).toBe(401);
  const codes = await newCodes(person);
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^([2-9a-hj-km-np-z]{4}-){3}[2-9a-hj-km-np-z]{4}$/);
  expect(await left()).toMatchObject({ remaining: 10 });
  const rows = await client.recoveryCode.findMany({ where: { userId: person.id } });
  expect(JSON.stringify(rows)).not.toContain(codes[0]);
});

test("a code sets a new password once, however it is written, without mail", async () => {
  const person = await newPerson();
  const [code = "", second = ""] = await newCodes(person);
  await withoutMail(async () => {
    const written = ` ${code.toUpperCase().replaceAll("-", " ")}`;
    expect((await byCode(person.email, written)).status).toBe(204);
    expect((await callApi("/users/me", { token: person.token })).status).toBe(401);
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(201);
    expect((await byCode(person.email, code)).status).toBe(401);
    const token = (await signIn(person.email, NEW_PASSWORD)).json.token;
    const { remaining } = (await callApi("/users/me/recovery-codes", { token })).json;
    expect(remaining).toBe(9);
    expect((await byCode(person.email, second, "a third horse battery")).status).toBe(204);
  });
});

test("a new set of codes replaces the old; others' codes and unknown emails are refused alike", async () => {
  const person = await newPerson();
  const other = await newPerson();
  const [old = ""] = await newCodes(person);
  const [code = ""] = await newCodes(person);
  const refused = await byCode(person.email, old);
  expect(refused.status).toBe(401);
  expect((await byCode(other.email, code)).text).toBe(refused.text);
  expect((await byCode("nobody@example.org", code)).text).toBe(refused.text);
  expect((await byCode(person.email, code)).status).toBe(204);
});

test("codes are guessed as seldom as passwords, and count with them", async () => {
  const person = await newPerson();
  const [code = ""] = await newCodes(person);
  for (let i = 0; i < 10; i++) await byCode(person.email, "aaaa-aaaa-aaaa-aaaa");
  expect((await byCode(person.email, code)).status).toBe(429);
  expect((await signIn(person.email, PASSWORD)).status).toBe(429);
});

const changeEmail = (person: Person, email: string, password = PASSWORD) =>
  callApi("/users/me/email", { method: "PUT", token: person.token, json: { email, password } });
const emailOf = async (person: Person) =>
  (await callApi("/users/me", { token: person.token })).json.email;

test("a changed email takes effect once the link sent there is followed; the old one is informed", async () => {
  const person = await newPerson();
  const email = "moved@example.org";
  expect((await changeEmail(person, email, "not the password")).status).toBe(401);
  expect((await changeEmail(person, "  Moved@Example.org ")).json).toEqual({
    effect: "confirmation-sent",
  });
  expect((await letterTo(person.email)).text).toContain(email);
  expect(await emailOf(person)).toBe(person.email);
  const token = secretOf(await letterTo(email));
  const confirm = () => callApi("/email-confirmations", { json: { token } });
  expect((await confirm()).status).toBe(204);
  expect(await emailOf(person)).toBe(email);
  expect((await confirm()).status).toBe(409);
  expect((await signIn(email, PASSWORD)).status).toBe(201);
});

test("an email that has an account is waited for as any other; its owner gets a letter, nothing moves", async () => {
  const person = await newPerson();
  const owner = await newPerson();
  const taken = await changeEmail(person, owner.email);
  const free = await changeEmail(person, "quite-free@example.org");
  expect([taken.status, taken.text]).toEqual([200, free.text]);
  expect((await letterTo(owner.email)).text).toContain("The email already has an account");
  expect(await emailOf(person)).toBe(person.email);
});

test("without a mail server a changed email holds at once", async () => {
  const person = await newPerson();
  const owner = await newPerson();
  await withoutMail(async () => {
    expect((await changeEmail(person, "at-once@example.org")).json).toEqual({ effect: "changed" });
    const taken = await changeEmail(person, owner.email);
    expect([taken.status, taken.json.reason]).toEqual([409, "email-in-use"]);
  });
  expect(await emailOf(person)).toBe("at-once@example.org");
  expect(await newToken("at-once@example.org", ["read"])).toMatch(/^grundlag_/);
});

test("deleting an account takes its sessions, links, codes and linked sign-ins along", async () => {
  const person = await newPerson();
  await newCodes(person);
  await askFor(person.email);
  await letterTo(person.email);
  const at = new Date();
  const row = { userId: person.id, createdAt: at };
  await client.session.create({ data: { ...row, id: "s", lastSeenAt: at, address: "" } });
  await client.linkedSignIn.create({ data: { ...row, issuer: "https://i", subject: "1" } });
  const json = { password: PASSWORD };
  await callApi("/users/me", { method: "DELETE", token: person.token, json });
  const where = { userId: person.id };
  expect(
    await Promise.all([
      client.session.count({ where }),
      client.mailedLink.count({ where }),
      client.recoveryCode.count({ where }),
      client.linkedSignIn.count({ where }),
    ]),
  ).toEqual([0, 0, 0, 0]);
});
