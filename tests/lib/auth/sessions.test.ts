import { encode } from "next-auth/jwt";
import { expect, test, vi } from "vitest";
import type { MemberContext } from "@/lib/auth/actor";
import { openSession } from "@/lib/auth/open-session";
import { actorFromRequest, requireMember } from "@/lib/auth/session-gate";
import { findUserForSignIn } from "@/lib/db/people/users";
import { endSessions } from "@/lib/usecases/people/accounts/end-sessions";
import { endOwnSession, ownSessions } from "@/lib/usecases/people/accounts/own-sessions";
import { signUp } from "@/lib/usecases/people/accounts/sign-up";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, PASSWORD } from "@/tests/setup/people";

const SECRET = "a secret of forty characters for testing";
vi.stubEnv("NEXTAUTH_SECRET", SECRET);
const { client } = await freshDatabase();
const START = Date.UTC(2026, 0, 1);
const DAY_MS = 24 * 60 * 60_000;
const clock = { now: new Date(START) };
const context = contextAt(client, clock);

async function newAccount(name: string) {
  const email = `${name}@example.org`;
  await signUp(context, { email, password: PASSWORD, name, address: name });
  const user = await findUserForSignIn(client, email);
  if (!user) throw new Error("no account");
  return user;
}

type User = Awaited<ReturnType<typeof newAccount>>;

/** A browser that has signed in: returns who it is signed in as at each request. */
async function browserOf(user: User, { userAgent = "", address = "", authorization = "" } = {}) {
  const claims = await openSession(context, user, { address, userAgent, device: null });
  const token = await encode({ token: { ...claims }, secret: SECRET });
  const headers = {
    cookie: `next-auth.session-token=${token}`,
    ...(authorization ? { authorization } : {}),
  };
  const actor = async () =>
    (await actorFromRequest(context, new Request("http://localhost", { headers }))).actor;
  const member = async (): Promise<MemberContext> =>
    requireMember({ ...context, actor: await actor() });
  return { id: claims.sid, actor, member };
}

test.each(["Basic YWRhOnNlY3JldA==", "Digest username=ada", "Negotiate YII="])(
  "a password for a proxy in front of the service leaves the session as it is: %s",
  async (authorization) => {
    const user = await newAccount(`behind-a-proxy-${authorization.length}`);
    const browser = await browserOf(user, { authorization });
    expect((await browser.actor())?.id).toBe(user.id);
  },
);

test.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "203.0.113.7",
    ["Firefox", "Linux", "203.0.113.…"],
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0",
    "::ffff:203.0.113.7",
    ["Edge", "Windows", "203.0.113.…"],
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "2001:db8:1:2:3:4:5:6",
    ["Safari", "iOS", "2001:db8:1:…"],
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36",
    "2001:db8::1",
    ["Chrome", "Android", "2001:db8:0:…"],
  ],
  ["curl/8.5.0", "unknown", [null, null, ""]],
])("%s from %s is listed in plain words", async (userAgent, address, expected) => {
  const user = await newAccount(`ua${crypto.randomUUID()}`);
  const browser = await browserOf(user, { userAgent, address });
  const [session] = await ownSessions(await browser.member());
  expect([session?.browser, session?.system, session?.address]).toEqual(expected);
});

test("a session that is ended is a stranger at once; the others stay", async () => {
  const user = await newAccount("ada");
  const one = await browserOf(user);
  const other = await browserOf(user);
  const stranger = await browserOf(await newAccount("eve"));
  await expect(endOwnSession(await stranger.member(), other.id)).rejects.toMatchObject({
    code: "not-found",
  });
  await endOwnSession(await one.member(), other.id);
  expect(await other.actor()).toBeNull();
  expect((await one.actor())?.sessionId).toBe(one.id);
  expect(await ownSessions(await one.member())).toMatchObject([{ id: one.id, isCurrent: true }]);
});

test("signing out everywhere ends all of them, those too that are just being opened", async () => {
  const user = await newAccount("ida");
  const one = await browserOf(user);
  await endSessions(await one.member(), { tokens: "keep" });
  const late = await browserOf(user);
  expect([await one.actor(), await late.actor()]).toEqual([null, null]);
});

test("a session ends thirty days after signing in, and is then forgotten", async () => {
  clock.now = new Date(START);
  const user = await newAccount("bea");
  const browser = await browserOf(user);
  clock.now = new Date(START + 30 * DAY_MS - 1_000);
  expect(await browser.actor()).not.toBeNull();
  clock.now = new Date(START + 30 * DAY_MS);
  expect(await browser.actor()).toBeNull();
  await browserOf(user);
  expect(await client.session.count({ where: { userId: user.id } })).toBe(1);
  clock.now = new Date(START);
});

test("when a session was last used is noted to the minute", async () => {
  const browser = await browserOf(await newAccount("cia"));
  const lastSeen = async () =>
    (await ownSessions(await browser.member())).map(({ lastSeenAt }) => lastSeenAt.getTime());
  clock.now = new Date(START + 59_000);
  expect(await lastSeen()).toEqual([START]);
  clock.now = new Date(START + 61_000);
  expect(await lastSeen()).toEqual([START + 61_000]);
  clock.now = new Date(START);
});

test("of more than two hundred sessions the oldest end", async () => {
  const user = await newAccount("dan");
  const first = await browserOf(user);
  clock.now = new Date(START + 1_000);
  const rows = Array.from({ length: 199 }, (_, i) => ({
    id: `many${i}`,
    userId: user.id,
    createdAt: clock.now,
    lastSeenAt: clock.now,
    address: "",
  }));
  await client.session.createMany({ data: rows });
  clock.now = new Date(START + 2_000);
  const last = await browserOf(user);
  expect([await first.actor(), (await last.actor())?.id]).toEqual([null, user.id]);
  clock.now = new Date(START);
});
