import { expect, test } from "vitest";
import { FairQueue } from "@/lib/usecases/work/fair-queue";

const LIMITS = { ofCaller: 3, ofMembers: 5, ofStrangers: 4 };
const member = (name: string) => ({ name: `account ${name}`, isMember: true });
const stranger = (name: string) => ({ name: `network ${name}`, isMember: false });
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A queue that notes the order in which its turns come; each ends as soon as the next is asked for. */
function noted(limits = LIMITS) {
  const queue = new FairQueue(limits);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (caller: ReturnType<typeof member>, job: string) =>
    queue.turn(caller).then((end) => {
      order.push(job);
      ends.push(end);
    });
  const endAll = async () => {
    for (await soon(); ends.length > 0; await soon()) ends.shift()?.();
    return order;
  };
  return { queue, ask, endAll };
}

test("callers take turns, whoever sends more, and the one just served comes last", async () => {
  const { ask, endAll } = noted({ ...LIMITS, ofMembers: 10 });
  for (const job of ["a1", "a2", "a3", "a4"]) void ask(member("a"), job);
  for (const job of ["b1", "b2"]) void ask(member("b"), job);
  void ask(member("c"), "c1");
  expect(await endAll()).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

test("a member comes before every stranger who waits, after the one in work", async () => {
  const { ask, endAll } = noted();
  for (const name of ["v", "w", "x", "y"]) void ask(stranger(name), name);
  void ask(member("a"), "a1");
  void ask(member("a"), "a2");
  expect(await endAll()).toEqual(["v", "a1", "a2", "w", "x", "y"]);
});

test("one caller's further jobs and a full queue are refused, and strangers leave room for members", async () => {
  const { queue, ask, endAll } = noted();
  void ask(stranger("v"), "in work");
  for (const job of ["w1", "w2", "w3"]) void ask(stranger("w"), job);
  await soon();
  await expect(queue.turn(stranger("w"))).rejects.toMatchObject({
    code: "too-many-requests",
    message: expect.stringMatching(/3 of your jobs wait/),
    extra: { retryAfterSeconds: 5 },
  });
  void ask(stranger("x"), "x");
  await soon();
  await expect(queue.turn(stranger("y"))).rejects.toMatchObject({
    code: "busy",
    message: expect.stringMatching(/try again in 5 s/),
    extra: { retryAfterSeconds: 5 },
  });
  void ask(member("a"), "a");
  expect(await endAll()).toEqual(["in work", "a", "w1", "x", "w2", "w3"]);
  expect(queue.waiting).toBe(0);
});

test("a queue that ran empty begins anew", async () => {
  const { queue } = noted();
  (await queue.turn(stranger("v")))();
  (await queue.turn(member("a")))();
  const end = await queue.turn(stranger("v"));
  expect(queue.waiting).toBe(0);
  end();
});
