import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Settings } from "@/lib/domain/belle-alliance/scenario/settings";
import {
  lookersFrom,
  pieceAt,
  sightPieces,
  type TablePiece,
} from "@/lib/domain/belle-alliance/scenario/sight-pieces";
import { decidingReadings } from "@/lib/domain/belle-alliance/sight/deciding-readings";
import { lookAt } from "@/lib/domain/belle-alliance/sight/look";
import type { SightGround } from "@/lib/domain/belle-alliance/sight/sight-ground";
import { type UnitSight, unitSight } from "@/lib/domain/belle-alliance/sight/unit-sight";
import type { SightReading } from "@/lib/rules/belle-alliance/sight";
import type { Sight } from "../sight-store";
import { preparedGround, turnedGround } from "./prepared-ground";

/** The table on which looks are tried out. */
export interface SightTable {
  readonly view: Pick<MapView, "commanders" | "units" | "features" | "widthCm" | "depthCm">;
  readonly settings: Settings;
}

/** A look at something or from it, along the line by which it is seen. */
export interface SightLook extends UnitSight {
  readonly piece: TablePiece;
}

/** What there is to see of the looks tried out. */
export interface SightFacts {
  readonly ground: SightGround;
  readonly pieces: readonly TablePiece[];
  /** Null where nobody or a whole side looks. */
  readonly observer: TablePiece | null;
  /** The observer, or the side's pieces. */
  readonly lookers: readonly TablePiece[];
  /** In the order in which they were asked for; null for what has left the table. */
  readonly looks: readonly (SightLook | null)[];
}

export function sightFacts(
  { view, settings }: SightTable,
  { from, to, fired, carried }: Pick<Sight, "from" | "to" | "fired" | "carried">,
): SightFacts {
  const ground = preparedGround(view.features, settings);
  const pieces = sightPieces(view, settings, carried);
  const observer = from && pieceAt(from, pieces);
  const looks = to.map((end): SightLook | null => {
    const piece = observer && pieceAt(end, pieces);
    return piece && { piece, ...unitSight(ground, observer, { ...piece, fired }) };
  });
  return { ground, pieces, observer, lookers: from ? lookersFrom(from, pieces) : [], looks };
}

/** Who of the other sides sees the observer, from where [1.1.6]. */
export function watchersOf(
  { ground, pieces, observer }: SightFacts,
  { fired }: Pick<Sight, "fired">,
): readonly SightLook[] {
  if (!observer) return [];
  return pieces
    .filter(({ sideId }) => sideId !== observer.sideId)
    .map((piece) => ({ piece, ...unitSight(ground, piece, { ...observer, fired }) }))
    .filter(({ look }) => look.visible);
}

/** The ends of a look that stand otherwise than on the map, because the author said so. */
export function terrainsByHand(
  ground: SightGround,
  { end }: Pick<TablePiece, "end">,
  { piece, from, to, look }: SightLook,
) {
  const onMap = lookAt(ground, { at: from }, { at: to });
  const ends = [
    { which: "from", end, terrain: look.from, onMap: onMap.from },
    { which: "to", end: piece.end, terrain: look.to, onMap: onMap.to },
  ] as const;
  return ends.filter(
    (each) => each.end.kind === "place" && each.end.terrain && each.terrain !== each.onMap,
  );
}

/** The readings on which a look at something hangs. */
export function readingsBehind(
  { view, settings }: SightTable,
  observer: TablePiece,
  { piece, look }: SightLook,
  { fired }: Pick<Sight, "fired">,
): readonly SightReading[] {
  return decidingReadings(
    look,
    turnedGround(view.features, settings),
    (ground) => unitSight(ground, observer, { ...piece, fired }).look,
  );
}
