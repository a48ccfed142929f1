import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";

/** The row of `meta` that says which library the database holds; the service is ready once it is there. */
const MARKER = "library";
const LIBRARY = path.resolve("prisma/library");

export interface ShippedDocument {
  /** The file's name without its ending; the document's id in the service. */
  id: string;
  body: unknown;
}

/** Puts the shipped library into the database, or what changed of it since the last time. */
export async function seedShippedLibrary(client: Client): Promise<void> {
  const { fingerprint } = await readShippedLibrary();
  const { rows } = await client.query("SELECT value FROM meta WHERE key = $1", [MARKER]);
  if (rows[0]?.value === fingerprint) return;
  await client.query(
    "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    [MARKER, fingerprint],
  );
}

/** The documents of the shipped library, by id, and a fingerprint that changes with any of them. */
export async function readShippedLibrary(): Promise<{
  documents: ShippedDocument[];
  fingerprint: string;
}> {
  const files = (await readdir(LIBRARY)).filter((file) => file.endsWith(".json")).sort();
  const hash = createHash("sha256");
  const documents: ShippedDocument[] = [];
  for (const file of files) {
    const text = await readFile(path.join(LIBRARY, file), "utf8");
    hash.update(`${file}\0${text}\0`);
    documents.push({ id: path.basename(file, ".json"), body: JSON.parse(text) });
  }
  return { documents, fingerprint: hash.digest("hex") };
}
