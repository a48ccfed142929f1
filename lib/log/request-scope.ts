import { AsyncLocalStorage } from "node:async_hooks";

/** Facts collected about a request while it is answered, for its log line, its metrics and its error answers. */
export interface RequestScope {
  readonly id: string;
  /** The route pattern it matched (`/scenarios/{id}`), never the path, since paths contain the secrets of links. */
  route: string | null;
  actorId: string | null;
  /** The code of the problem it was refused with. */
  problem: string | null;
  /** The reason for the refusal, if its code does not say enough. */
  reason: string | null;
  /** Why the service could not serve the request: too much to do or no database, or a full disk. */
  trouble: "unavailable" | "storage-full" | null;
}

const SHARED = Symbol.for("grundlag.request-scope");
const shelf = globalThis as { [SHARED]?: AsyncLocalStorage<RequestScope> };

// Shared through the global object, because the web server and the pages' bundle each load this module.
shelf[SHARED] ??= new AsyncLocalStorage<RequestScope>();
const scopes = shelf[SHARED];

export function withinScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** The scope of the request being answered; null outside of one: at startup, in commands and in tests. */
export function requestScope(): RequestScope | null {
  return scopes.getStore() ?? null;
}

/** Adds facts about the request being answered. */
export function noteRequest(known: Partial<Omit<RequestScope, "id">>): void {
  Object.assign(requestScope() ?? {}, known);
}
