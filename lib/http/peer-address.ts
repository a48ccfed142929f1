import type { IncomingMessage } from "node:http";
import { onRequest } from "@/lib/http/on-request";

const HEADER = "x-forwarded-for";

/**
 * From now on every request ends its `X-Forwarded-For` with the address its connection really comes
 * from, as a proxy would write it: Next.js itself believes whatever a client puts there.
 */
export function notePeerAddresses(): void {
  onRequest("note the peer's address", (request) => {
    notePeer(request);
    return "goes-on";
  });
}

function notePeer({ headers, socket }: IncomingMessage): void {
  const claimed = headers[HEADER];
  const chain = [claimed, socket.remoteAddress ?? "unknown"].flat().filter(Boolean);
  headers[HEADER] = chain.join(", ");
}
