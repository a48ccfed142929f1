import type { SpawnOptions } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { buildMemoryWarning, machineMemory } from "@/lib/cli/build-memory";
import { generateClient } from "@/lib/cli/generate";
import { runNode } from "@/lib/cli/processes";

const BUILD_ID = ".next/BUILD_ID";
const STAMP = ".next/sources.sha256";

/** Builds the web application. */
export async function build(options: SpawnOptions = {}): Promise<void> {
  const warning = buildMemoryWarning(await machineMemory());
  if (warning) console.warn(warning);
  await generateClient(options);
  const fingerprint = await sourceFingerprint();
  await runNode(["node_modules/next/dist/bin/next", "build"], options);
  await packStaticFiles();
  await writeFile(STAMP, fingerprint);
}

/** Builds the web application unless the existing build was made from the present sources. */
export async function buildIfChanged(options: SpawnOptions = {}): Promise<void> {
  if (!isBuilt() || (await builtFrom()) !== (await sourceFingerprint())) return build(options);
  await generateClient(options);
}

/** Builds the web application if there is no build at all. */
export async function buildIfMissing(): Promise<void> {
  if (!isBuilt()) await build();
}

function isBuilt(): boolean {
  return existsSync(BUILD_ID);
}

function builtFrom(): Promise<string> {
  return readFile(STAMP, "utf8").catch(() => "");
}

const FOLDER = ".next/static";
/** Fonts and pictures are already compressed. */
const PACKABLE = /\.(?:js|css)$/;

/** Adds a copy compressed with Brotli at its best quality next to each script and style sheet of the build. */
async function packStaticFiles(): Promise<void> {
  const names = await readdir(FOLDER, { recursive: true });
  const packable = names.filter((name) => PACKABLE.test(name));
  await Promise.all(packable.map((name) => pack(path.join(FOLDER, name))));
}

async function pack(file: string): Promise<void> {
  await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
}

/** The files and folders a build is made from. */
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

/** A hash of the sources' contents, independent of when and where they were copied. */
async function sourceFingerprint(): Promise<string> {
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
