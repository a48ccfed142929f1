/** Why the database could not do its work: it cannot be reached, or there is no room to write. */
export type DatabaseTrouble = "unavailable" | "storage-full";

/** What node-postgres says, without a code, of a query it gave up on and of a connection that broke. */
const MESSAGES =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;
/** Prisma: not reachable, timed out, closed, no connection free, transaction ended meanwhile. */
const PRISMA_CODES = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"];
const SOCKET_CODES = ["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EPIPE", "ETIMEDOUT"];
/**
 * SQLSTATEs: connection exceptions (08), insufficient resources (53), a statement or a lock that took too long, a
 * server that is going down, coming up or in recovery.
 */
const SQLSTATES = /^(?:08|53)|^(?:55P03|57014|57P0[1-5]|25P03)$/;
/** Disk full; a database that was made read-only, as ours is when its disk is nearly full. */
const FULL_SQLSTATES = ["53100", "25006"];
/** How the kinds of Prisma's driver adapters say the same. */
const KINDS = ["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"];

/** Whether an error thrown by a query, or what caused it, says that the database is in trouble; null where not. */
export function databaseTroubleOf(error: unknown): DatabaseTrouble | null {
  for (const each of chainOf(error)) {
    const codes = [each.code, each.originalCode].filter((code) => typeof code === "string");
    if (codes.some((code) => FULL_SQLSTATES.includes(code))) return "storage-full";
    if (codes.some(isUnavailable) || KINDS.includes(String(each.kind))) return "unavailable";
    if (MESSAGES.test(String(each.message ?? ""))) return "unavailable";
  }
  return null;
}

/** Lets a write that nobody waits for fail where there is no room for it; every other failure is thrown. */
export async function ignoreFullDisk(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (databaseTroubleOf(error) !== "storage-full") throw error;
  });
}

function isUnavailable(code: string): boolean {
  return SQLSTATES.test(code) || PRISMA_CODES.includes(code) || SOCKET_CODES.includes(code);
}

type Link = Readonly<Record<string, unknown>>;

// Prisma hands the driver's own error on as a cause, or within its `meta`.
function* chainOf(error: unknown): Generator<Link> {
  let link = error;
  for (let depth = 0; depth < 6 && typeof link === "object" && link !== null; depth++) {
    const here = link as Link;
    yield here;
    const meta = here.meta as Link | undefined;
    link = here.cause ?? meta?.driverAdapterError;
  }
}
