import { type Mover, TERRAIN, type TerrainKind } from "@/lib/rules/bogowie-wojny/tables/terrain";

/**
 * The cost to a unit of passing a kind of terrain, from the table of 3.5. Throws a RangeError if it has no such figure.
 */
export function passage(
  kind: TerrainKind,
  mover: Mover,
  figure: "cm" | "times" | "inCm" | "outCm",
): number {
  return figureOf(TERRAIN[kind].passage[mover], figure);
}

/** How far a unit can see into a kind of terrain [2.6, 3.5]. */
export function sightCm(kind: TerrainKind): number {
  return figureOf(TERRAIN[kind].sight, "cm");
}

/** How much open ground a charge needs after crossing to regain its bonus [3.5]. */
export function regainedCm(kind: TerrainKind): number {
  return figureOf(TERRAIN[kind].charge ?? {}, "cm");
}

function figureOf(effect: object, figure: string): number {
  const value = Object.entries(effect).find(([name]) => name === figure)?.[1];
  if (typeof value !== "number") throw new RangeError(`The table of 3.5 has no "${figure}" there.`);
  return value;
}
