import { expect, test } from "vitest";
import type { Context } from "@/lib/auth/actor";
import { WorkGate } from "@/lib/http/work-gate";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, signedIn } from "@/tests/setup/people";

const { client } = await freshDatabase();
const clock = { now: new Date("2090-01-01T00:00:00Z") };
const stranger = contextAt(client, clock);

const from = (address: string) =>
  new Request("http://localhost/", { headers: { "x-forwarded-for": address } });

/** Work that lasts until `end` is called. */
function pending() {
  let end = () => {};
  const promise = new Promise<string>((resolve) => {
    end = () => resolve("done");
  });
  return { work: () => promise, end: () => end() };
}

const LIMITS = { atOnce: 2, waiting: 1, waitMs: 60_000 };
const soon = () => new Promise((resolve) => setImmediate(resolve));

test("two requests of a caller are in work, the next waits, one more is refused", async () => {
  const gate = new WorkGate(LIMITS, () => 0);
  const jobs = [pending(), pending(), pending()];
  const started: number[] = [];
  const asked = jobs.map(({ work }, i) =>
    gate.run(stranger, from("203.0.113.1"), () => {
      started.push(i);
      return work();
    }),
  );
  await soon();
  expect(started).toEqual([0, 1]);
  const refused = gate.run(stranger, from("203.0.113.1"), async () => "");
  await expect(refused).rejects.toMatchObject({
    code: "too-many-requests",
    extra: { retryAfterSeconds: expect.any(Number) },
  });
  jobs[1]?.end();
  await soon();
  expect(started).toEqual([0, 1, 2]);
  jobs[0]?.end();
  jobs[2]?.end();
  expect(await Promise.all(asked)).toEqual(["done", "done", "done"]);
  expect(await gate.run(stranger, from("203.0.113.1"), async () => "again")).toBe("again");
});

test("nobody waits for another caller: other addresses, accounts behind the same address", async () => {
  const gate = new WorkGate(LIMITS, () => 0);
  const busy = Array.from({ length: 3 }, pending);
  const asked = busy.map(({ work }) => gate.run(stranger, from("203.0.113.1"), work));
  const member = await signedIn(stranger, "anna@example.org");
  const others: [Context, string][] = [
    [stranger, "203.0.113.2"],
    [stranger, "2001:db8:0:1::1"],
    [member, "203.0.113.1"],
  ];
  for (const [context, address] of others) {
    expect(await gate.run(context, from(address), async () => address)).toBe(address);
  }
  for (const { end } of busy) end();
  await Promise.all(asked);
});

test("one subscriber's addresses of IPv6 are one caller", async () => {
  const gate = new WorkGate({ ...LIMITS, waiting: 0 }, () => 0);
  const busy = [pending(), pending()];
  const asked = busy.map(({ work }, i) => gate.run(stranger, from(`2001:db8::${i + 1}`), work));
  const third = gate.run(stranger, from("2001:0DB8:0:0:ffff::9"), async () => "");
  await expect(third).rejects.toMatchObject({ code: "too-many-requests" });
  for (const { end } of busy) end();
  await Promise.all(asked);
});

test("work that fails ends its turn", async () => {
  const gate = new WorkGate({ ...LIMITS, waiting: 0 }, () => 0);
  for (let i = 0; i < 4; i++) {
    const failing = gate.run(stranger, from("203.0.113.5"), () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
  }
});

test("what a caller's requests take in a minute is bounded, in all processes together", async () => {
  let ms = 0;
  const limits = { ...stranger.limits, workSecondsPerMinute: 10 };
  const context = { ...stranger, limits };
  const gates = [new WorkGate(LIMITS, () => ms), new WorkGate(LIMITS, () => ms)];
  const taking = (seconds: number, gate = gates[0]) =>
    gate?.run(context, from("203.0.113.6"), async () => {
      ms += seconds * 1_000;
    });
  const counted = async () =>
    (await client.rateLimit.findFirst({ where: { key: { startsWith: "work:" } } }))?.points ?? 0;
  await taking(0.9);
  expect(await counted()).toBe(0);
  await taking(5.1);
  await expect.poll(counted).toBe(6_000);
  await taking(6, gates[1]);
  await expect.poll(counted).toBe(12_000);
  await soon();
  await expect(taking(1, gates[1])).rejects.toMatchObject({
    code: "too-many-requests",
    extra: { retryAfterSeconds: 60 },
  });
  expect(await gates[1]?.run(context, from("203.0.113.7"), async () => "other")).toBe("other");
  clock.now = new Date(clock.now.getTime() + 61_000);
  await taking(1, gates[1]);
  await expect.poll(counted).toBe(1_000);
});
