import { TABLE_EDGES, type TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";

/** A draggable item of a battlefield that is not a shape: a player's operational base, or an objective by id. */
export type FieldSignOf = { readonly base: TableEdge } | { readonly objective: string };

/** The id of a sign on the map; `signOf` reverses it. */
export function signId(of: FieldSignOf): string {
  return "base" in of ? `base-${of.base}` : `objective-${of.objective}`;
}

export function signOf(id: string): FieldSignOf {
  const base = TABLE_EDGES.find((edge) => id === signId({ base: edge }));
  return base ? { base } : { objective: id.slice(signId({ objective: "" }).length) };
}
