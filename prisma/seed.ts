import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import type { ShippedDocument, seedLibrary } from "@/lib/usecases/document/seed-library";

/** The key in `meta` of the fingerprint of the library in the database; the service is ready once it exists. */
const MARKER = "library";
const SEED_LOCK = 18150615;
const LIBRARY = path.resolve("prisma/library");

type SeedContext = Parameters<typeof seedLibrary>[0];

/**
 * Stores the shipped library, or its changes since the last time, in the database. The necessary code is only loaded if
 * there are changes, also by `openContext`.
 */
export async function seedShippedLibrary(
  client: Client,
  openContext: () => Promise<SeedContext>,
): Promise<void> {
  await client.query("SELECT pg_advisory_lock($1)", [SEED_LOCK]);
  try {
    if (await holdsShippedLibrary(client)) return;
    const { documents, fingerprint } = await readShippedLibrary();
    const { seedLibrary } = await import("@/lib/usecases/document/seed-library");
    await seedLibrary(await openContext(), documents);
    await client.query(
      "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      [MARKER, fingerprint],
    );
    console.log(`the shipped library is in place: ${documents.length} documents`);
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [SEED_LOCK]);
  }
}

/** Whether a migrated database holds the shipped library as it is now. */
export async function holdsShippedLibrary(client: Client): Promise<boolean> {
  const { rows } = await client.query("SELECT value FROM meta WHERE key = $1", [MARKER]);
  return rows[0]?.value === fingerprintOf(await readFiles());
}

/**
 * The documents of the shipped library, with their file names as ids, and a fingerprint that changes with any of them.
 */
export async function readShippedLibrary(): Promise<{
  documents: ShippedDocument[];
  fingerprint: string;
}> {
  const files = await readFiles();
  const documents = files.map(({ name, text }) => ({
    id: path.basename(name, ".json"),
    body: JSON.parse(text),
  }));
  return { documents, fingerprint: fingerprintOf(files) };
}

interface LibraryFile {
  readonly name: string;
  readonly text: string;
}

async function readFiles(): Promise<LibraryFile[]> {
  const names = (await readdir(LIBRARY)).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(LIBRARY, name), "utf8") })),
  );
}

function fingerprintOf(files: readonly LibraryFile[]): string {
  const hash = createHash("sha256");
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
  return hash.digest("hex");
}
