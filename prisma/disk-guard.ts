import { existsSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import type { EmbeddedServer } from "@/prisma/embedded-server";

const MEGABYTE = 1_048_576;
/** With less free space than this, PostgreSQL might soon fail to write its log, which would stop it altogether. */
const FLOOR_BYTES = 48 * MEGABYTE;
/** The size of a file that is deleted when the disk is full, so that the server can finish its work. */
const BALLAST_BYTES = 32 * MEGABYTE;
const EVERY_MS = 1_000;

/**
 * Keeps the server from filling its disk: if little space is left, the database becomes read-only
 * (`default_transaction_read_only`) until there is space again. Resolves once the disk has been checked for the first
 * time.
 */
export async function guardDisk(input: {
  folder: string;
  server: Pick<EmbeddedServer, "query">;
  report: (news: string) => void;
  /** Returns the free bytes of the disk; replaced in tests. */
  freeBytes?: (folder: string) => Promise<number>;
}): Promise<{ look(): Promise<void>; stop(): void }> {
  const { folder, server, report, freeBytes = freeBytesOf } = input;
  const ballast = path.join(folder, "ballast");
  let readOnly: boolean | null = null;

  const look = async () => {
    const free = await freeBytes(folder);
    const enough = readOnly ? FLOOR_BYTES + BALLAST_BYTES : FLOOR_BYTES;
    if (readOnly !== free < enough) await (free < enough ? close() : open(free));
  };
  const close = async () => {
    await rm(ballast, { force: true });
    await setReadOnly(server, "on");
    readOnly = true;
    report(`the disk of ${folder} is nearly full: everything can be read, nothing written`);
  };
  const open = async (free: number) => {
    await setReadOnly(server, "off");
    if (readOnly) report(`the disk of ${folder} has space again: writing goes on`);
    readOnly = false;
    const room = free > FLOOR_BYTES + 2 * BALLAST_BYTES;
    if (room && !existsSync(ballast)) await writeFile(ballast, Buffer.alloc(BALLAST_BYTES));
  };

  await look();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const again = () => {
    timer = setTimeout(async () => {
      await look().catch(() => {});
      if (!stopped) again();
    }, EVERY_MS).unref();
  };
  again();
  return {
    look,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

async function setReadOnly(
  server: Pick<EmbeddedServer, "query">,
  state: "on" | "off",
): Promise<void> {
  await server.query(`ALTER SYSTEM SET default_transaction_read_only = ${state}`);
  await server.query("SELECT pg_reload_conf()");
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
