import { execFileSync } from "node:child_process";
import { main } from "@/lib/cli/main";
import { CommandFailed, tryNode } from "@/lib/cli/processes";
import { checkStyle, checkTypes } from "@/lib/cli/quality";

/**
 * Checks whatever a change affects, in a minute or two: format and lint, types, and the tests of everything that
 * imports a file differing from `main` (or from the commit given). Changed browser tests are only listed, since they
 * need a build.
 */
await main(async () => {
  const [since = "main"] = process.argv.slice(2);
  await checkStyle();
  await checkTypes();
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--passWithNoTests"];
  const code = await tryNode([...vitest, `--changed=${since}`]);
  if (code !== 0) throw new CommandFailed(vitest, code);
  const specs = changedSpecs(since);
  if (specs.length) console.log(`in a browser: npm run test:e2e -- ${specs.join(" ")}`);
});

function changedSpecs(since: string): string[] {
  const args = ["diff", "--name-only", "--diff-filter=d", since, "--", "tests/e2e/*.spec.ts"];
  return execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
}
