import { type IncomingMessage, Server } from "node:http";

const HEADER = "x-forwarded-for";
type Emit = (this: Server, event: string | symbol, ...given: unknown[]) => boolean;

let noting = false;

/**
 * From now on every request ends its `X-Forwarded-For` with the address its connection really comes
 * from, as a proxy would write it: Next.js itself believes whatever a client puts there. Once a process.
 */
export function notePeerAddresses(): void {
  if (noting) return;
  noting = true;
  const emit = Server.prototype.emit as Emit;
  Server.prototype.emit = function (this: Server, event, ...given: unknown[]) {
    if (event === "request") notePeer(given[0] as IncomingMessage);
    return emit.call(this, event, ...given);
  } satisfies Emit;
}

function notePeer({ headers, socket }: IncomingMessage): void {
  const claimed = headers[HEADER];
  const chain = [claimed, socket.remoteAddress ?? "unknown"].flat().filter(Boolean);
  headers[HEADER] = chain.join(", ");
}
