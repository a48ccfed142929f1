import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** How many checks passed, failed or were skipped, and the names of those that failed. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

type VitestFile = z.infer<typeof vitestReport>["testResults"][number];

const suite = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

const playwrightReport = z.object({
  suites: z.array(suite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    skipped: z.number(),
  }),
});

/** The results in the JSON report of Vitest in `file`. */
export async function tallyVitest(file: string): Promise<Tally> {
  const report = vitestReport.parse(await takeJson(file));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  };
}

// For a file that fails outside its tests, for example in an import, the file itself is listed.
function failuresOfFile({ name, status, assertionResults }: VitestFile): string[] {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((each) => each.status === "failed");
  if (status === "failed" && failed.length === 0) return [file];
  return failed.map(({ fullName }) => `${file}: ${fullName}`);
}

/** The results in the JSON report of Playwright in `file`. */
export async function tallyPlaywright(file: string): Promise<Tally> {
  const { stats, suites } = playwrightReport.parse(await takeJson(file));
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfSuite),
  };
}

function failuresOfSuite({ file, specs, suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [...failed.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(failuresOfSuite)];
}

export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (count: "passed" | "failed" | "skipped") =>
    tallies.reduce((all, tally) => all + tally[count], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

// Reads a file and deletes it, so that a later run which dies before it reports does not find this run's report.
async function takeJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8");
  await rm(file);
  return JSON.parse(text);
}
