import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Everything a build is made from. */
const SOURCES = [
  "app",
  "lib",
  "prisma/schema.prisma",
  "public",
  "next.config.js",
  "package-lock.json",
  "postcss.config.mjs",
  "proxy.ts",
  "tsconfig.json",
];
const MADE = path.normalize("lib/db/generated");

/** A hash of the sources' contents: the same for the same sources, wherever and whenever they were copied. */
export async function sourceFingerprint(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of await filesUnder(source)) {
      hash
        .update(file)
        .update("\0")
        .update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesUnder(source: string): Promise<string[]> {
  const entries = await readdir(source, { withFileTypes: true, recursive: true }).catch((error) => {
    if (error.code === "ENOTDIR") return null;
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(MADE))
    .sort();
}
