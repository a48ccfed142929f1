import { afterAll, expect, test } from "vitest";
import { WorkPool } from "@/lib/usecases/work/work-pool";
import { crowdedScenario } from "@/tests/fixtures/crowded-scenario";

const LIMITS = {
  queue: { ofCaller: 2, ofMembers: 4, ofStrangers: 8 },
  memberMs: 60_000,
  strangerMs: 60_000,
  memoryMb: 768,
  idleMs: 60_000,
};
const pool = new WorkPool(LIMITS);
afterAll(() => pool.close());

const anna = { name: "account anna", isMember: true };
const stranger = (i: number) => ({ name: `network 203.0.113.${i}`, isMember: false });
const sent = (json: unknown) => new TextEncoder().encode(JSON.stringify(json));
const check = (by: WorkPool, json: unknown, caller = anna) => {
  const bytes = sent(json);
  return by.run("check", { kind: "scenario", bytes }, { caller, transfer: [bytes.buffer] });
};
const read = (by: WorkPool, text: string, caller = anna) => {
  const source = { contentType: "", format: null, year: null, language: "en" } as const;
  const more = { columns: {}, nation: null, officers: "apart" } as const;
  const bytes = new TextEncoder().encode(text);
  return by.run("orderOfBattle", { bytes, ...source, ...more }, { caller });
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
  const malformed = pool.run("check", { kind: "scenario", bytes }, { caller: anna });
  await expect(malformed).rejects.toMatchObject({ code: "malformed-json" });
});

test("one job too many is refused, and what waits is done", async () => {
  const jobs = [1, 2, 3, 4].map(() => pool.run("battlefield", OPTIONS, { caller: anna }));
  await expect(jobs[3]).rejects.toMatchObject({
    code: "too-many-requests",
    extra: { retryAfterSeconds: expect.any(Number) },
  });
  const fields = await Promise.all(jobs.slice(0, 3));
  expect(new Set(fields.map(({ seed }) => seed))).toEqual(new Set(["1813"]));
});

test("a job past its time is stopped, and says what to do", async () => {
  const hurried = new WorkPool({ ...LIMITS, memberMs: 1, strangerMs: 1 });
  const crowded = crowdedScenario({ units: 200, shapes: 400, corners: 20 });
  const text = "1st Foot 500\n".repeat(2_000);
  const cut = [
    [check(hurried, crowded), /remove shapes of the map or units/, "takes-too-long"],
    [read(hurried, text), /send a corps at a time/, "reads-too-long"],
    [check(hurried, crowded, stranger(1)), /or sign in/, "takes-too-long-signed-out"],
    [read(hurried, text, stranger(1)), /or sign in/, "reads-too-long-signed-out"],
  ] as const;
  for (const [job, message, reason] of cut) {
    await expect(job).rejects.toMatchObject({
      code: "too-large",
      message: expect.stringMatching(message),
      extra: { reason },
    });
  }
  await hurried.close();
});

test("a member waits for the stranger's job that runs, not for the five behind it", async () => {
  const shared = new WorkPool({ ...LIMITS, strangerMs: 500 });
  const order: string[] = [];
  const note = (who: string) => () => order.push(who);
  const long = `${"1st Foot 500, 2nd Foot 600, 3 guns  ".repeat(50)}\n`.repeat(500);
  const imports = [1, 2, 3, 4, 5, 6].map((i) =>
    read(shared, long, stranger(i)).then(note(`stranger ${i}`), note(`stranger ${i}`)),
  );
  await check(shared, crowdedScenario({ units: 12, shapes: 3, corners: 6 })).then(note("member"));
  expect(order).toEqual(["stranger 1", "member"]);
  await shared.close();
  await Promise.all(imports);
});

test("odds are worded in the reader's language", async () => {
  const question = { roll: "initiative", own: 0, other: 0 } as const;
  const titles = await Promise.all(
    (["en", "pl"] as const).map((language) =>
      pool.run(
        "bogowieWojnyOdds",
        { question, telling: { language, on: "wire" } },
        { caller: anna },
      ),
    ),
  );
  expect(JSON.stringify(titles[0])).not.toEqual(JSON.stringify(titles[1]));
});
