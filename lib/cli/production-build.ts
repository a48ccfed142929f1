import type { SpawnOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { generateClient } from "@/lib/cli/generate";
import { packStaticFiles } from "@/lib/cli/pack-static-files";
import { runNode } from "@/lib/cli/processes";
import { sourceFingerprint } from "@/lib/cli/source-fingerprint";

const BUILD_ID = ".next/BUILD_ID";
const STAMP = ".next/sources.sha256";

/** Builds the web application. */
export async function build(options: SpawnOptions = {}): Promise<void> {
  await generateClient(options);
  const fingerprint = await sourceFingerprint();
  await runNode(["node_modules/next/dist/bin/next", "build"], options);
  await packStaticFiles();
  await writeFile(STAMP, fingerprint);
}

/** Builds unless the sources are those of the build that is there. */
export async function buildIfChanged(options: SpawnOptions = {}): Promise<void> {
  if (!isBuilt() || (await builtFrom()) !== (await sourceFingerprint())) return build(options);
  await generateClient(options);
}

/** Builds where there is no build at all. */
export async function buildIfMissing(): Promise<void> {
  if (!isBuilt()) await build();
}

function isBuilt(): boolean {
  return existsSync(BUILD_ID);
}

function builtFrom(): Promise<string> {
  return readFile(STAMP, "utf8").catch(() => "");
}
