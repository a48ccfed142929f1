import { AsyncLocalStorage } from "node:async_hooks";

/** What becomes known of a request while it is answered, for its log line, its metrics and its error answers. */
export interface RequestScope {
  readonly id: string;
  /** The pattern it was matched by (`/scenarios/{id}`), never the path: paths hold the secrets of links. */
  route: string | null;
  actorId: string | null;
  /** The code of the problem it was refused with. */
  problem: string | null;
  /** Whether it failed because the database could not be reached or has no room. */
  databaseTrouble: "unavailable" | "storage-full" | null;
}

const SHARED = Symbol.for("grundlag.request-scope");
const shelf = globalThis as { [SHARED]?: AsyncLocalStorage<RequestScope> };

// The web server and the pages' bundle each load this module; on the process itself they share one.
shelf[SHARED] ??= new AsyncLocalStorage<RequestScope>();
const scopes = shelf[SHARED];

export function withinScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** The scope of the request being answered; null outside of one: at start, in commands and in tests. */
export function requestScope(): RequestScope | null {
  return scopes.getStore() ?? null;
}

/** Adds to what is known of the request being answered. */
export function noteRequest(known: Partial<Omit<RequestScope, "id">>): void {
  Object.assign(requestScope() ?? {}, known);
}
