import { TABLE_EDGES, type TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";

/** What of a battlefield can be dragged without being a shape: a player's operational base, an objective by its id. */
export type FieldSignOf = { readonly base: TableEdge } | { readonly objective: string };

/** The name of a sign on the map, and back. */
export function signId(of: FieldSignOf): string {
  return "base" in of ? `base-${of.base}` : `objective-${of.objective}`;
}

export function signOf(id: string): FieldSignOf {
  const base = TABLE_EDGES.find((edge) => id === signId({ base: edge }));
  return base ? { base } : { objective: id.slice(signId({ objective: "" }).length) };
}
