import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { sumOf, tallyPlaywright, tallyVitest } from "@/lib/cli/tally";

const folder = await mkdtemp(path.join(tmpdir(), "grundlag-tally-"));
afterAll(() => rm(folder, { recursive: true }));

test("skipped and still unwritten tests both count as skipped", async () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };
  expect(await tallyVitest(await written(report))).toEqual({
    passed: 5,
    failed: 1,
    skipped: 5,
  });
});

test("browser tests are counted by how they ended", async () => {
  const report = { stats: { expected: 7, unexpected: 1, skipped: 2 } };
  expect(await tallyPlaywright(await written(report))).toEqual({
    passed: 7,
    failed: 1,
    skipped: 2,
  });
});

test("a report is read once", async () => {
  const file = await written({ stats: { expected: 1, unexpected: 0, skipped: 0 } });
  await tallyPlaywright(file);
  await expect(tallyPlaywright(file)).rejects.toThrow(/ENOENT/);
});

test("tallies add up", () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sumOf([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

async function written(report: object): Promise<string> {
  const file = path.join(folder, `${Math.random()}.json`);
  await writeFile(file, JSON.stringify(report));
  return file;
}
