import { createHash } from "node:crypto";
import { lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { claim, type ServerUser } from "@/prisma/server-user";

/** The shortest limit among the systems served (macOS 103, Linux 107). */
const LONGEST_SOCKET_PATH_BYTES = 103;
const SOCKET_FILE = ".s.PGSQL.5432";

/**
 * Where the server's Unix socket lies: in `folder`, or, where its path would be too long for a socket, in a
 * short private folder of the temporary directory that belongs to `folder` alone.
 */
export async function chooseSocketFolder(folder: string, user: ServerUser): Promise<string> {
  if (fits(folder)) return folder;
  const name = `grundlag-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`;
  const short = [path.join(tmpdir(), name), path.join("/tmp", name)].find(fits);
  if (!short) throw new Error(`the path of DATA_DIR is too long for a database socket: ${folder}`);
  await mkdir(short, { mode: 0o700 }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  await assertOurs(short, user);
  await claim(short, user);
  return short;
}

// The temporary directory is open to all: a folder that somebody else put there is not used.
async function assertOurs(folder: string, user: ServerUser): Promise<void> {
  const found = await lstat(folder);
  const ours = [process.getuid?.(), user.uid].includes(found.uid);
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} is not this service's own folder: remove it, or shorten DATA_DIR`);
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, SOCKET_FILE)) <= LONGEST_SOCKET_PATH_BYTES;
}
