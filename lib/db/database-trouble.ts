/** Why the database could not do its work: it cannot be reached, or has no space to write. */
export type DatabaseTrouble = "unavailable" | "storage-full";

/** Messages, without an error code, from node-postgres about a query it gave up on or a broken connection. */
const MESSAGES =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;
/** Prisma: not reachable, timed out, closed, no free connection, transaction ended in the meantime. */
const PRISMA_CODES = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"];
const SOCKET_CODES = ["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EPIPE", "ETIMEDOUT"];
/**
 * SQLSTATEs: connection exceptions (08), insufficient resources (53), a statement or lock timeout, a server that is
 * shutting down, starting up or recovering.
 */
const SQLSTATES = /^(?:08|53)|^(?:55P03|57014|57P0[1-5]|25P03)$/;
/** Disk full, or a read-only database, as ours is made when its disk is nearly full. */
const FULL_SQLSTATES = ["53100", "25006"];
/** The same errors as reported by Prisma's driver adapters. */
const KINDS = ["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"];

/** The database trouble that an error or one of its causes reports; null for any other error. */
export function databaseTroubleOf(error: unknown): DatabaseTrouble | null {
  for (const each of chainOf(error)) {
    const codes = [each.code, each.originalCode].filter((code) => typeof code === "string");
    if (codes.some((code) => FULL_SQLSTATES.includes(code))) return "storage-full";
    if (codes.some(isUnavailable) || KINDS.includes(String(each.kind))) return "unavailable";
    if (MESSAGES.test(String(each.message ?? ""))) return "unavailable";
  }
  return null;
}

/** Awaits a write that nobody depends on, ignoring a full disk; any other failure is thrown. */
export async function ignoreFullDisk(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (databaseTroubleOf(error) !== "storage-full") throw error;
  });
}

function isUnavailable(code: string): boolean {
  return SQLSTATES.test(code) || PRISMA_CODES.includes(code) || SOCKET_CODES.includes(code);
}

type Link = Readonly<Record<string, unknown>>;

// The error and its causes. Prisma passes on the driver's own error as a cause, or within its `meta`.
function* chainOf(error: unknown): Generator<Link> {
  let link = error;
  for (let depth = 0; depth < 6 && typeof link === "object" && link !== null; depth++) {
    const here = link as Link;
    yield here;
    const meta = here.meta as Link | undefined;
    link = here.cause ?? meta?.driverAdapterError;
  }
}
