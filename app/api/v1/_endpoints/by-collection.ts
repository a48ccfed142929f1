import { COLLECTIONS, type Collection } from "@/lib/http/collections";
import type { Endpoint } from "@/lib/http/endpoint";
import { type Routes, routesOf } from "@/lib/http/routes";

/** The handlers of a path under `/{collection}`: the endpoints of the collection named, none for any other name. */
export function byCollection(endpointsOf: (collection: Collection) => readonly Endpoint[]): Routes {
  const made = new Map<unknown, readonly Endpoint[]>(
    (Object.keys(COLLECTIONS) as Collection[]).map((name) => [name, endpointsOf(name)]),
  );
  return routesOf(({ collection }) => made.get(collection) ?? []);
}
