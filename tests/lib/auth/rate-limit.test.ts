import { expect, test } from "vitest";
import { checkCredentials } from "@/lib/auth/credentials";
import { signUp } from "@/lib/usecases/people/accounts/sign-up";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, PASSWORD, stranger } from "@/tests/setup/people";

const { client } = await freshDatabase();
const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 0, 1);

const refusedWith = (code: string, extra: object = {}) =>
  expect.objectContaining({ code, extra: expect.objectContaining(extra) });

test("ten failures close an account for the rest of a quarter of an hour", async () => {
  const clock = { now: new Date(START) };
  const context = contextAt(client, clock);
  const email = "ada@example.org";
  await signUp(context, { email, password: PASSWORD, name: "Ada", address: "a" });
  const attempt = (password: string) =>
    checkCredentials(context, { email, password }, stranger("a"));
  for (let i = 0; i < 10; i++) {
    await expect(attempt("wrong")).rejects.toEqual(refusedWith("bad-credentials"));
  }
  clock.now = new Date(START + 14 * MINUTE_MS);
  await expect(attempt(PASSWORD)).rejects.toEqual(
    refusedWith("too-many-requests", { retryAfterSeconds: 60 }),
  );
  clock.now = new Date(START + 15 * MINUTE_MS);
  expect((await attempt(PASSWORD)).email).toBe(email);
});

test("signing in rightly costs nothing", async () => {
  const context = contextAt(client, { now: new Date(START) });
  const email = "ida@example.org";
  await signUp(context, { email, password: PASSWORD, name: "Ida", address: "b" });
  for (let i = 0; i < 12; i++) {
    expect(
      (await checkCredentials(context, { email, password: PASSWORD }, stranger("b"))).name,
    ).toBe("Ida");
  }
});

test("of many guesses at once no more get through than one after another", async () => {
  const context = contextAt(client, { now: new Date(START) });
  const email = "eva@example.org";
  const guesses = Array.from({ length: 25 }, () =>
    checkCredentials(context, { email, password: "wrong" }, stranger("c")).catch(
      (error) => error.code,
    ),
  );
  const codes = await Promise.all(guesses);
  expect(codes.filter((code) => code === "bad-credentials")).toHaveLength(10);
  expect(codes.filter((code) => code === "too-many-requests")).toHaveLength(15);
});

test("sign-ups are counted by address and hour", async () => {
  const clock = { now: new Date(START) };
  const context = contextAt(client, clock, { signUpsPerHour: 2 });
  const from = (address: string, email: string) =>
    signUp(context, { email: `${email}@example.org`, password: PASSWORD, name: "N", address });
  await from("x", "n1").catch(() => {});
  await from("x", "n2").catch(() => {});
  await expect(from("x", "n3")).rejects.toEqual(refusedWith("too-many-requests"));
  clock.now = new Date(START + 60 * MINUTE_MS);
  await expect(from("x", "n1b")).resolves.toMatchObject({ email: "n1b@example.org" });
});
