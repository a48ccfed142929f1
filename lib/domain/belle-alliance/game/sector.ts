import { type Box, boxAround } from "@/lib/terrain/box";
import type { Ring } from "@/lib/terrain/ring";
import type { Seat } from "./seat";

type UmpireSeat = Extract<Seat["place"], { readonly umpire: true }>;

/** What an umpire looks after where several share a game. */
export type Sector = NonNullable<UmpireSeat["sector"]>;

/** A part of the table, by any two of its corners that lie opposite each other. */
export type PartOfTable = Extract<Sector, { readonly from: unknown }>;

/** The part of the table that a sector is, as a box; null where it is sides or none. */
export function partOf(sector: Sector | null | undefined): Box | null {
  return sector && "from" in sector ? boxAround([sector.from, sector.to]) : null;
}

/** The outline of a part of the table. */
export function outlineOf({ minX, minY, maxX, maxY }: Box): Ring {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}
