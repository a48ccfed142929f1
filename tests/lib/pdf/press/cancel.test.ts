import { afterEach, expect, it } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import type { PressJob } from "@/lib/pdf/kinds/press-job";
import { PrintCache } from "@/lib/pdf/press/cache";
import { WORKSHOP_LIMITS, Workshop } from "@/lib/pdf/press/workshop";
import { emptyScenario, sehested } from "../sample-scenarios";

const open: Workshop[] = [];
afterEach(() => {
  for (const workshop of open.splice(0)) workshop.close();
});

function oneWorker(): Workshop {
  const made = new Workshop({ ...WORKSHOP_LIMITS, workers: 1, jobMs: 60_000 });
  open.push(made);
  return made;
}

function jobFor(scenario: typeof sehested): PressJob {
  const view = viewFor(scenario, { for: "umpire" });
  return { work: "pack", view, options: WHOLE_BOOK, language: "en", paper: "a4" };
}

it("takes a print that was left out of the queue, and off the press, and prints the next", async () => {
  const shop = oneWorker();
  const [inWork, inQueue] = [new AbortController(), new AbortController()];
  const first = shop.print(jobFor(sehested), inWork.signal);
  const second = shop.print(jobFor(sehested), inQueue.signal);
  const third = shop.print(jobFor(emptyScenario));
  expect(shop.queue).toEqual({ waiting: 2, working: 1 });
  inQueue.abort();
  await expect(second).rejects.toMatchObject({ reason: "cancelled" });
  expect(shop.queue).toEqual({ waiting: 1, working: 1 });
  inWork.abort();
  await expect(first).rejects.toMatchObject({ reason: "cancelled" });
  await expect(third).resolves.toMatchObject({ pages: expect.any(Number) });
});

it("ends a shared print only when the last who waits for it has left", async () => {
  const shop = oneWorker();
  const cache = new PrintCache();
  const make = (signal: AbortSignal) => shop.print(jobFor(emptyScenario), signal);
  const [one, other] = [new AbortController(), new AbortController()];
  const [leaves, stays] = [one, other].map(({ signal }) => cache.get("same", make, signal));
  one.abort();
  await expect(leaves).rejects.toMatchObject({ reason: "cancelled" });
  await expect(stays).resolves.toMatchObject({ pages: expect.any(Number) });
  const alone = new AbortController();
  const left = cache.get("another", make, alone.signal);
  alone.abort();
  await expect(left).rejects.toMatchObject({ reason: "cancelled" });
  await expect.poll(() => shop.queue).toEqual({ waiting: 0, working: 0 });
});
