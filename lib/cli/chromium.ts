import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import packaged from "@sparticuz/chromium";

/** The headless build comes first: it renders the same, without a window's own pages, and an eighth faster. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const APPLICATIONS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The browser for the tests: `CHROMIUM_PATH`, or the packaged one, or one installed on the system, or `playwrightsOwn`.
 * Throws if there is none, with instructions to get one.
 */
export async function findChromium(playwrightsOwn: string): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH=${named}: there is no such file`);
  }
  return (await packagedChromium()) ?? installedChromium(playwrightsOwn);
}

/**
 * A browser installed on the system, or `playwrightsOwn`. Throws if there is none, with instructions to get one.
 */
export function installedChromium(playwrightsOwn: string): string {
  const found = [...systemCandidates(), ...APPLICATIONS, playwrightsOwn].find(existsSync);
  if (found) return found;
  throw new Error(
    "no browser for the browser tests: install Chromium (Debian: `apt-get install chromium-headless-shell`; anywhere: `npx playwright install chromium`) or set CHROMIUM_PATH",
  );
}

/** The packaged browser, a sixth faster than Debian's; null if it does not start here, for want of a library or system. */
async function packagedChromium(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const browser = await packaged.executablePath();
  const { status } = spawnSync(browser, ["--version"], { stdio: "ignore" });
  return status === 0 ? browser : null;
}

function systemCandidates(): string[] {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
