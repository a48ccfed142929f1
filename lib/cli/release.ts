import { readFile } from "node:fs/promises";
import path from "node:path";

/** The version of the release that runs, such as `0.14.0`. */
export async function releaseVersion(): Promise<string> {
  return JSON.parse(await readFile(path.resolve("package.json"), "utf8")).version;
}
