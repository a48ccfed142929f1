import { register } from "prom-client";
import { afterAll, expect, test } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { startMetrics } from "@/lib/http/server/metrics";
import { WORKSHOP_LIMITS, Workshop } from "@/lib/pdf/press/workshop";
import { WorkPool } from "@/lib/usecases/work/work-pool";
import { emptyScenario } from "@/tests/lib/pdf/sample-scenarios";
import { figureIn } from "@/tests/setup/figure";

startMetrics({ token: undefined, collect: async () => "" });

const pool = new WorkPool();
const shop = new Workshop({ ...WORKSHOP_LIMITS, workers: 1, jobMs: 60_000 });
afterAll(() => {
  shop.close();
  return pool.close();
});

/** How many jobs of a kind were counted, and their seconds. */
async function times(phase: "waiting" | "running", kind: string) {
  const text = await register.metrics();
  const of = (part: string) =>
    figureIn(text, `grundlag_job_${phase}_seconds_${part}{kind="${kind}"}`);
  return { count: of("count") ?? 0, seconds: of("sum") ?? 0 };
}

test("imports are timed, waiting apart from running", async () => {
  const source = { contentType: "", format: null, year: null, language: "en" } as const;
  const more = { columns: {}, nation: null, officers: "apart" } as const;
  const bytes = new TextEncoder().encode("1st Foot 500\n".repeat(500));
  const read = (name: string) =>
    pool.run("orderOfBattle", { bytes, ...source, ...more }, { caller: { name, isMember: true } });
  await read("anna");
  const first = await times("running", "import");
  expect(first).toMatchObject({ count: 1, seconds: expect.any(Number) });
  expect(first.seconds).toBeGreaterThan(0);
  const waited = await times("waiting", "import");
  await Promise.all([read("anna"), read("bo"), read("cai")]);
  const [ran, waitedNow] = [await times("running", "import"), await times("waiting", "import")];
  expect([ran.count, waitedNow.count]).toEqual([4, 4]);
  // The second waited while the first ran, and the third while both did: as long as all three ran, about.
  expect(waitedNow.seconds - waited.seconds).toBeGreaterThan((ran.seconds - first.seconds) / 10);
});

test("prints are timed by what is printed", async () => {
  const print = () =>
    shop.print({
      work: "pack",
      view: viewFor(emptyScenario, { for: "umpire" }),
      options: WHOLE_BOOK,
      language: "en",
      paper: "a4",
    });
  expect(await times("running", "print-pack")).toEqual({ count: 0, seconds: 0 });
  await Promise.all([print(), print()]);
  const [waited, ran] = [
    await times("waiting", "print-pack"),
    await times("running", "print-pack"),
  ];
  expect([waited.count, ran.count]).toEqual([2, 2]);
  expect(ran.seconds).toBeGreaterThan(waited.seconds);
  expect(waited.seconds).toBeGreaterThan(0);
});
