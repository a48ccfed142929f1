import type { IncomingMessage } from "node:http";

const HEADER = "x-forwarded-for";

/**
 * Ends a request's `X-Forwarded-For` with the address its connection really comes from, as a proxy would write it:
 * Next.js itself believes whatever a client puts there.
 */
export function notePeer({ headers, socket }: IncomingMessage): void {
  const claimed = headers[HEADER];
  const chain = [claimed, socket.remoteAddress ?? "unknown"].flat().filter(Boolean);
  headers[HEADER] = chain.join(", ");
}
