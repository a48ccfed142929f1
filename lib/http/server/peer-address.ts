import type { IncomingMessage } from "node:http";

const HEADER = "x-forwarded-for";

/**
 * Appends the real address of the connection to a request's `X-Forwarded-For`, as a proxy would: Next.js itself
 * trusts whatever a client sends there.
 */
export function notePeer({ headers, socket }: IncomingMessage): void {
  const claimed = headers[HEADER];
  const chain = [claimed, socket.remoteAddress ?? "unknown"].flat().filter(Boolean);
  headers[HEADER] = chain.join(", ");
}
