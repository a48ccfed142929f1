import { type IncomingMessage, Server, type ServerResponse } from "node:http";

/** What is done to a request before Next.js has it; one that is answered goes no further. */
export type RequestStep = (
  request: IncomingMessage,
  response: ServerResponse,
) => "goes-on" | "is-answered";

type Emit = (this: Server, event: string | symbol, ...given: unknown[]) => boolean;

const steps = new Map<string, RequestStep>();
let listening = false;

/**
 * From now on every request to this process's servers takes this step first, after those added before it. Next.js
 * makes its server itself and has no place for such a step. A second one of the same name takes the place of the first.
 */
export function onRequest(name: string, step: RequestStep): void {
  steps.set(name, step);
  if (listening) return;
  listening = true;
  const emit = Server.prototype.emit as Emit;
  Server.prototype.emit = function (this: Server, event, ...given: unknown[]) {
    if (event !== "request") return emit.call(this, event, ...given);
    const [request, response] = given as [IncomingMessage, ServerResponse];
    const answered = [...steps.values()].some((each) => each(request, response) === "is-answered");
    return answered || emit.call(this, event, ...given);
  } satisfies Emit;
}
