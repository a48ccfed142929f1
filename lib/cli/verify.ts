import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "@/lib/cli/chromium";
import { generateClient } from "@/lib/cli/generate";
import { main } from "@/lib/cli/main";
import { tryNode } from "@/lib/cli/processes";
import { build } from "@/lib/cli/production-build";
import { checkStyle, checkTypes } from "@/lib/cli/quality";
import { sumOf, type Tally, tallyPlaywright, tallyVitest } from "@/lib/cli/tally";

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Each half of the tests keeps two cores busy; with fewer than four they would only slow each other down. */
const CORES_FOR_BOTH = 4;

await main(async () => {
  const reports = await mkdtemp(path.join(tmpdir(), "grundlag-verify-"));
  const unit = () =>
    step("unit and database tests", () => unitTests(path.join(reports, "vitest.json")));
  const browser = () =>
    step("build and browser tests", () => browserTests(path.join(reports, "browser.json")));
  const { passed, failed, skipped, failures } = sumOf([
    ...(await Promise.all([
      step("format and lint", () => countFailure(checkStyle)),
      step("types", () => countFailure(checkTypes)),
    ])),
    ...(availableParallelism() >= CORES_FOR_BOTH
      ? await Promise.all([unit(), browser()])
      : [await unit(), await browser()]),
  ]);
  await rm(reports, { recursive: true });
  process.exitCode = failed ? 1 : 0;
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
});

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

async function unitTests(report: string): Promise<Tally> {
  await generateClient();
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await tryNode(["node_modules/vitest/vitest.mjs", "run", ...reporters]);
  return atLeastOneFailure(code, await tallyVitest(report));
}

async function browserTests(report: string): Promise<Tally> {
  const browser = await findChromium(chromium.executablePath());
  await build();
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  const code = await tryNode(args, {
    env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return atLeastOneFailure(code, await tallyPlaywright(report));
}

// A run can fail without a failing test, for example by a fault in its setup.
function atLeastOneFailure(exitCode: number, tally: Tally): Tally {
  const isSilent = exitCode !== 0 && tally.failed === 0;
  return isSilent ? sumOf([tally, oneFailure(`the run itself, with code ${exitCode}`)]) : tally;
}

function oneFailure(name: string): Tally {
  return { ...NOTHING, failed: 1, failures: [name] };
}
