import { chown, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** The user to run the database server as; empty for the current one. PostgreSQL refuses to run as root. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

const CANDIDATES = ["postgres", "node", "nobody"];

export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {};
  const accounts = (await readFile("/etc/passwd", "utf8"))
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of CANDIDATES) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and there is no user ${CANDIDATES.join(", ")} to run it as: start the service as another user, or set DATABASE_URL`,
  );
}

/** Makes the server user the owner of `folder`. */
export async function claim(folder: string, user: ServerUser): Promise<void> {
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
}

/** Throws an error that names the folder if `user` may not pass through `folder` or one above it. */
export async function assertTraversable(folder: string, user: ServerUser): Promise<void> {
  if (user.uid === undefined) return;
  for (let current = folder; ; current = path.dirname(current)) {
    if (!mayPass(await stat(current), user)) {
      throw new Error(
        `the database server runs as user ${user.uid}, which may not pass through ${current}: run "chmod o+x ${current}", move the checkout or DATA_DIR, or set DATABASE_URL`,
      );
    }
    if (current === path.dirname(current)) return;
  }
}

function mayPass(folder: { mode: number; uid: number; gid: number }, user: ServerUser): boolean {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === user.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}
