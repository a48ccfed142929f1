import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { sumOf, tallyPlaywright, tallyVitest } from "@/lib/cli/tally";

const folder = await mkdtemp(path.join(tmpdir(), "grundlag-tally-"));
afterAll(() => rm(folder, { recursive: true }));

test("tests are counted by how they ended, skipped and unwritten ones together; what failed has its name", async () => {
  const testResults = [
    file("tests/odds.test.ts", "failed", [
      { fullName: "odds add up", status: "failed" },
      { fullName: "odds are known", status: "passed" },
    ]),
    file("tests/broken.test.ts", "failed", []),
    file("tests/fine.test.ts", "passed", [{ fullName: "all is well", status: "passed" }]),
  ];
  const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };
  expect(await tallyVitest(await written({ ...counts, testResults }))).toEqual({
    passed: 5,
    failed: 1,
    skipped: 5,
    failures: ["tests/odds.test.ts: odds add up", "tests/broken.test.ts"],
  });
});

test("browser tests are counted by how they ended, and found at any depth", async () => {
  const spec = (title: string, ok: boolean) => ({ title, ok });
  const inner = { file: "map.spec.ts", specs: [spec("a wood is drawn", false)] };
  const suites = [{ file: "map.spec.ts", specs: [spec("it opens", true)], suites: [inner] }];
  const report = { suites, stats: { expected: 7, unexpected: 1, skipped: 2 } };
  expect(await tallyPlaywright(await written(report))).toEqual({
    passed: 7,
    failed: 1,
    skipped: 2,
    failures: ["map.spec.ts: a wood is drawn"],
  });
});

test("a report is read once", async () => {
  const file = await written({ suites: [], stats: { expected: 1, unexpected: 0, skipped: 0 } });
  await tallyPlaywright(file);
  await expect(tallyPlaywright(file)).rejects.toThrow(/ENOENT/);
});

test("tallies add up", () => {
  const one = { passed: 1, failed: 2, skipped: 3, failures: ["a"] };
  const sum = { passed: 2, failed: 4, skipped: 6, failures: ["a", "a"] };
  expect(sumOf([one, one])).toEqual(sum);
});

function file(name: string, status: string, assertionResults: object[]) {
  return { name: path.resolve(name), status, assertionResults };
}

async function written(report: object): Promise<string> {
  const file = path.join(folder, `${Math.random()}.json`);
  await writeFile(file, JSON.stringify(report));
  return file;
}
