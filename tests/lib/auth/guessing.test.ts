import { expect, test } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { checkCredentials, checkOwnPassword } from "@/lib/auth/credentials";
import { signUp } from "@/lib/usecases/people/accounts/sign-up";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, PASSWORD, signedIn, stranger } from "@/tests/setup/people";

const { client } = await freshDatabase();
const clock = { now: new Date(Date.UTC(2026, 0, 1)) };
const context = contextAt(client, clock, { accountSignInFailuresPerHour: 24 });

async function newAccount(name: string): Promise<{ id: string; email: string }> {
  const email = `${name}@example.org`;
  return signUp(context, { email, password: PASSWORD, name, address: name });
}

async function attempt(email: string, password: string, caller: Caller): Promise<string> {
  const signIn = checkCredentials(context, { email, password }, caller);
  return signIn.then(
    () => "in",
    (error) => error.code,
  );
}

const guesses = (email: string, number: number, addressOf: (i: number) => string) =>
  Promise.all(
    Array.from({ length: number }, (_, i) => attempt(email, "wrong", stranger(addressOf(i)))),
  );

const tally = (codes: string[]) => ({
  looked: codes.filter((code) => code === "bad-credentials").length,
  refused: codes.filter((code) => code === "too-many-requests").length,
});

test("ten wrong guesses from one place lock that place out, and not the owner elsewhere", async () => {
  const { email } = await newAccount("ada");
  expect(tally(await guesses(email, 12, () => "10.0.0.1"))).toEqual({ looked: 10, refused: 2 });
  expect(await attempt(email, PASSWORD, stranger("10.0.0.1"))).toBe("too-many-requests");
  expect(await attempt(email, PASSWORD, stranger("10.0.0.2"))).toBe("in");
});

test("a browser that has signed in before gets in beside a guesser behind its own address", async () => {
  const { id, email } = await newAccount("bea");
  await guesses(email, 12, () => "10.0.1.1");
  const known = { ...stranger("10.0.1.1"), device: { sub: id, nonce: "n1" } };
  expect(await attempt(email, PASSWORD, known)).toBe("in");
  const others = { ...stranger("10.0.1.1"), device: { sub: "another", nonce: "n1" } };
  expect(await attempt(email, PASSWORD, others)).toBe("too-many-requests");
});

test("a known browser has ten guesses of its own", async () => {
  const { id, email } = await newAccount("cia");
  const known = { ...stranger("10.0.2.1"), device: { sub: id, nonce: "n2" } };
  const codes: string[] = [];
  for (let i = 0; i < 11; i++) codes.push(await attempt(email, "wrong", known));
  expect(tally(codes)).toEqual({ looked: 10, refused: 1 });
  expect(await attempt(email, PASSWORD, stranger("10.0.2.1"))).toBe("in");
});

test("of sixty accounts tried from one address at one moment half are looked at", async () => {
  const tried = Array.from({ length: 60 }, (_, i) =>
    attempt(`nobody${i}@example.org`, "a common password", stranger("10.0.3.1")),
  );
  expect(tally(await Promise.all(tried))).toEqual({ looked: 30, refused: 30 });
});

test("forty people who sign in at one moment behind one address all get in", async () => {
  const { email } = await newAccount("dan");
  const all = Array.from({ length: 40 }, () => attempt(email, PASSWORD, stranger("10.0.4.1")));
  expect(new Set(await Promise.all(all))).toEqual(new Set(["in"]));
});

test("guesses from everywhere end at the limit of an hour; known browsers stay out of it", async () => {
  const { id, email } = await newAccount("eva");
  expect(tally(await guesses(email, 30, (i) => `10.1.0.${i}`))).toEqual({
    looked: 24,
    refused: 6,
  });
  expect(await attempt(email, PASSWORD, stranger("10.1.1.1"))).toBe("too-many-requests");
  const known = { ...stranger("10.1.1.1"), device: { sub: id, nonce: "n3" } };
  expect(await attempt(email, PASSWORD, known)).toBe("in");
});

test("a signed-in user can prove the password whatever strangers do, ten times wrongly", async () => {
  const member = await signedIn(context, "fie@example.org");
  await guesses(member.actor.email, 12, () => "10.2.0.1");
  await expect(checkOwnPassword(member, PASSWORD)).resolves.toBeUndefined();
  for (let i = 0; i < 10; i++) {
    await expect(checkOwnPassword(member, "wrong")).rejects.toMatchObject({
      code: "bad-credentials",
    });
  }
  await expect(checkOwnPassword(member, PASSWORD)).rejects.toMatchObject({
    code: "too-many-requests",
  });
});
