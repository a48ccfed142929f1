import type { SpawnOptions } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { runNode } from "@/lib/cli/processes";

const SCHEMA = "prisma/schema.prisma";
const STAMP = "lib/db/generated/schema.sha256";

/** Generates the Prisma client, unless the existing one was generated from the present schema. */
export async function generateClient(options: SpawnOptions = {}): Promise<void> {
  const schema = createHash("sha256")
    .update(await readFile(SCHEMA))
    .digest("hex");
  const generated = await readFile(STAMP, "utf8").catch(() => "");
  if (generated === schema) return;
  await runNode(["node_modules/prisma/build/index.js", "generate"], options);
  await writeFile(STAMP, schema);
}
