import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { generateClient } from "@/lib/cli/generate";
import { runNode } from "@/lib/cli/processes";
import { sourceFingerprint } from "@/lib/cli/source-fingerprint";

const BUILD_ID = ".next/BUILD_ID";
const STAMP = ".next/sources.sha256";

/** Builds the web application. */
export async function build(): Promise<void> {
  await generateClient();
  const fingerprint = await sourceFingerprint();
  await runNode(["node_modules/next/dist/bin/next", "build"]);
  await writeFile(STAMP, fingerprint);
}

/** Builds unless the sources are those of the build that is there. */
export async function buildIfChanged(): Promise<void> {
  if (isBuilt() && (await builtFrom()) === (await sourceFingerprint())) return generateClient();
  await build();
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
