import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

const FILE = "nextauth-secret";

/**
 * The secret that signs sessions, generated on the first call and stored in `dataFolder`, readable only by its owner.
 */
export async function keptSecret(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true });
  const made = randomBytes(32).toString("base64url");
  await writeFile(secretFile(dataFolder), made, { mode: 0o600, flag: "wx" }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  return readFile(secretFile(dataFolder), "utf8");
}

/** Replaces the stored secret. */
export async function replaceSecret(dataFolder: string, secret: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  const made = `${secretFile(dataFolder)}.new`;
  await writeFile(made, secret, { mode: 0o600 });
  await rename(made, secretFile(dataFolder));
}

export function secretFile(dataFolder: string): string {
  return path.join(dataFolder, FILE);
}
