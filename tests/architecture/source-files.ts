import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface SourceFile {
  /** The path from the repository's root, with forward slashes. */
  path: string;
  text: string;
}

const NOT_OURS = /^lib\/db\/generated\//;
const IMPORT =
  /^\s*(?:import|export)\s(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|\b(?:import|require)\(\s*["']([^"']+)["']/gm;
const SOURCE = /\.(ts|tsx|mts|mjs|js|jsx)$/;

/** All source files under `folders` except the generated database client. */
export function sourceFiles(folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath.replaceAll(path.sep, "/"), entry.name))
    .filter((file) => !NOT_OURS.test(file))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(file, "utf8") }));
}

/** The imports of `file`: packages by name, project files by their path from the root, without extension. */
export function importsOf(file: SourceFile): { packages: string[]; files: string[] } {
  const packages: string[] = [];
  const files: string[] = [];
  for (const [, statement, call] of file.text.matchAll(IMPORT)) {
    const name = statement ?? call ?? "";
    if (name.startsWith("@/")) files.push(name.slice(2));
    else if (name.startsWith(".")) files.push(path.posix.join(path.posix.dirname(file.path), name));
    else packages.push(name);
  }
  return { packages, files };
}
