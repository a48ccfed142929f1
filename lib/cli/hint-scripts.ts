import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const FOLDER = ".next/static";
/** What V8 looks for at the very beginning of a script. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Tells browsers of each script of the build that nearly all in it is called as soon as it is there: Chromium then
 * compiles it while it comes, beside the page's own thread, instead of on it function by function. Others read a comment.
 */
export async function hintScripts(): Promise<void> {
  const names = await readdir(FOLDER, { recursive: true });
  const scripts = names.filter((name) => name.endsWith(".js"));
  await Promise.all(scripts.map((name) => hint(path.join(FOLDER, name))));
}

async function hint(file: string): Promise<void> {
  const script = await readFile(file, "utf8");
  if (!script.startsWith(HINT)) await writeFile(file, HINT + script);
}
