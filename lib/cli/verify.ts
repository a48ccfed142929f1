import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "@/lib/cli/chromium";
import { generateClient } from "@/lib/cli/generate";
import { main } from "@/lib/cli/main";
import { tryNode } from "@/lib/cli/processes";
import { buildIfChanged } from "@/lib/cli/production-build";
import { checkStyle, checkTypes } from "@/lib/cli/quality";
import { sumOf, type Tally, tallyPlaywright, tallyVitest } from "@/lib/cli/tally";

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** The tags of the browser tests that run on every change; tests/README.md says which they are. */
const DAILY = "@(journey|sweep|http)";
/** Long tests look at the clock and at processes, which others beside them would disturb. */
const ONE_BY_ONE = ["--project", "long", "--no-file-parallelism"];

/** Each half of the tests keeps two cores busy; with fewer than four they would only slow each other down. */
const CORES_FOR_BOTH = 4;

/**
 * Checks everything a change must pass: format, lint, types, unit and database tests, journeys in a browser. With
 * `--all` the tests that are left follow, and the last line counts both rounds.
 */
await main(async () => {
  const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
  const { failed } = values.all ? await everything() : await daily();
  process.exitCode = failed ? 1 : 0;
});

async function everything(): Promise<Tally> {
  const total = sumOf([await daily(), await rest()]);
  print(total);
  return total;
}

async function daily(): Promise<Tally> {
  const checks = await Promise.all([
    step("format and lint", () => countFailure(checkStyle)),
    step("types", () => countFailure(checkTypes)),
  ]);
  const tests = await bothHalves(
    () => step("unit and database tests", () => unitTests(["--project", "!long"])),
    () => step("build and journeys in a browser", () => browserTests(["--grep", DAILY])),
  );
  return print(sumOf([...checks, ...tests]));
}

async function rest(): Promise<Tally> {
  const tests = await bothHalves(
    () => step("long tests", () => unitTests(ONE_BY_ONE)),
    () => step("all other browser tests", () => browserTests(["--grep-invert", DAILY])),
  );
  return print(sumOf(tests));
}

type Half = () => Promise<Tally>;

async function bothHalves(unit: Half, browser: Half): Promise<Tally[]> {
  return availableParallelism() >= CORES_FOR_BOTH
    ? Promise.all([unit(), browser()])
    : [await unit(), await browser()];
}

function print(tally: Tally): Tally {
  for (const failure of tally.failures) console.log(`failed: ${failure}`);
  console.log(`${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
  return tally;
}

// If a step cannot even be counted, it is one failure; the steps after it still run.
async function step(title: string, work: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n== ${title}`);
  const began = Date.now();
  const tally = await work().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return oneFailure(title);
  });
  console.log(`== ${title}: ${Math.round((Date.now() - began) / 1_000)} s`);
  return tally;
}

async function countFailure(check: () => Promise<void>): Promise<Tally> {
  await check();
  return NOTHING;
}

async function unitTests(which: readonly string[]): Promise<Tally> {
  await generateClient();
  return withReport(async (report) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const args = ["node_modules/vitest/vitest.mjs", "run", ...which, ...reporters];
    const code = await tryNode(args);
    return atLeastOneFailure(code, await tallyVitest(report));
  });
}

async function browserTests(choice: readonly string[]): Promise<Tally> {
  const browser = await findChromium(chromium.executablePath());
  await buildIfChanged();
  return withReport(async (report) => {
    const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
    const code = await tryNode([...args, ...choice], {
      env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return atLeastOneFailure(code, await tallyPlaywright(report));
  });
}

async function withReport(run: (report: string) => Promise<Tally>): Promise<Tally> {
  const folder = await mkdtemp(path.join(tmpdir(), "grundlag-verify-"));
  return run(path.join(folder, "report.json")).finally(() => rm(folder, { recursive: true }));
}

// A run can fail without a failing test, for example by a fault in its setup.
function atLeastOneFailure(exitCode: number, tally: Tally): Tally {
  const isSilent = exitCode !== 0 && tally.failed === 0;
  return isSilent ? sumOf([tally, oneFailure(`the run itself, with code ${exitCode}`)]) : tally;
}

function oneFailure(name: string): Tally {
  return { ...NOTHING, failed: 1, failures: [name] };
}
