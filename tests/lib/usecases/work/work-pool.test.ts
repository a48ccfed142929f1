import { afterAll, expect, test } from "vitest";
import { WorkPool } from "@/lib/usecases/work/work-pool";
import { crowdedScenario } from "@/tests/fixtures/crowded-scenario";

const LIMITS = { threads: 1, queue: 2, jobMs: 60_000, memoryMb: 768 };
const pool = new WorkPool(LIMITS);
afterAll(() => pool.close());

const sent = (json: unknown) => new TextEncoder().encode(JSON.stringify(json));
const check = (by: WorkPool, json: unknown) => {
  const bytes = sent(json);
  return by.run("check", { kind: "scenario", bytes }, [bytes.buffer]);
};
const OPTIONS = { seed: "1813", table: { widthCm: 120, depthCm: 120 }, area: null };

test("a job's result comes from another thread, while this one does other things", async () => {
  let turns = 0;
  const turn = setInterval(() => {
    turns += 1;
  }, 1);
  const { summary } = await check(pool, crowdedScenario({ units: 200, shapes: 400, corners: 20 }));
  clearInterval(turn);
  expect(summary).toMatchObject({ units: 200 });
  expect(turns).toBeGreaterThan(20);
});

test("a document's faults are the same with and without a thread", async () => {
  const refused = check(pool, {
    kind: "scenario",
    schemaVersion: 1,
    title: "",
    language: "en",
  });
  await expect(refused).rejects.toMatchObject({
    name: "GrundlagError",
    code: "invalid-document",
    issues: [{ path: "/title" }],
  });
  const bytes = new TextEncoder().encode("{");
  const malformed = pool.run("check", { kind: "scenario", bytes });
  await expect(malformed).rejects.toMatchObject({ code: "malformed-json" });
});

test("one job too many is refused, and what waits is done", async () => {
  const jobs = [1, 2, 3, 4].map(() => pool.run("battlefield", OPTIONS));
  await expect(jobs[3]).rejects.toMatchObject({
    code: "busy",
    extra: { retryAfterSeconds: expect.any(Number) },
  });
  const fields = await Promise.all(jobs.slice(0, 3));
  expect(new Set(fields.map(({ seed }) => seed))).toEqual(new Set(["1813"]));
});

test("a job past its time is stopped, and says what to leave out", async () => {
  const hurried = new WorkPool({ ...LIMITS, jobMs: 1 });
  await expect(
    check(hurried, crowdedScenario({ units: 200, shapes: 400, corners: 20 })),
  ).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringMatching(/remove shapes of the map or units/),
    extra: { reason: "takes-too-long" },
  });
  const bytes = new TextEncoder().encode("1st Foot 500\n".repeat(2_000));
  const sent = { bytes, contentType: "", format: null, year: null, language: "en" } as const;
  const more = { columns: {}, nation: null, officers: "apart" } as const;
  await expect(hurried.run("orderOfBattle", { ...sent, ...more })).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringMatching(/send a corps at a time/),
    extra: { reason: "reads-too-long" },
  });
  await hurried.close();
});

test("odds are worded in the reader's language", async () => {
  const question = { roll: "initiative", own: 0, other: 0 } as const;
  const titles = await Promise.all(
    (["en", "pl"] as const).map((language) =>
      pool.run("bogowieWojnyOdds", { question, telling: { language, on: "wire" } }),
    ),
  );
  expect(JSON.stringify(titles[0])).not.toEqual(JSON.stringify(titles[1]));
});
