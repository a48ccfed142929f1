import { readFile, rm } from "node:fs/promises";
import { z } from "zod";

/** How many checks ended in which way. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    skipped: z.number(),
  }),
});

/** What Vitest's JSON report in `file` counts. */
export async function tallyVitest(file: string): Promise<Tally> {
  const report = vitestReport.parse(await takeJson(file));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What Playwright's JSON report in `file` counts. */
export async function tallyPlaywright(file: string): Promise<Tally> {
  const { stats } = playwrightReport.parse(await takeJson(file));
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) {
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    sum.skipped += tally.skipped;
  }
  return sum;
}

// Taken away with the reading: a later run that dies before it reports must not find this one's report.
async function takeJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8");
  await rm(file);
  return JSON.parse(text);
}
