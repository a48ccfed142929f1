import { distanceCm } from "@/lib/terrain/point";
import { middleOf, type Ring } from "@/lib/terrain/ring";
import { type SightGround, sightGround } from "../sight/sight-ground";
import { isSeenBy, type SightPiece, type UnitSight, unitSight } from "../sight/unit-sight";
import { commanderBase } from "./command-reach";
import type { Scenario } from "./scenario";
import type { Settings } from "./settings";
import type { Side } from "./side";
import { groundOf } from "./view/map-view";
import { type FormationPlace, type UnitPlace, walkFormations, walkUnits } from "./walk";

/** A unit or a commander on the table when the game begins. */
export interface Observer {
  readonly place: UnitPlace | FormationPlace;
  readonly piece: SightPiece;
}

/** A unit on the table when the game begins. */
export interface Standing extends Observer {
  readonly place: UnitPlace;
}

/** A unit that an enemy sees when the game begins, and the nearest who sees it. */
export interface SeenAtStart {
  readonly unit: Standing;
  readonly by: Observer;
  readonly sight: UnitSight;
}

/** A scenario's ground for sight, as its settings read the rules. */
export function groundForSight({
  map,
  settings,
}: {
  readonly map: Parameters<typeof sightGround>[0];
  readonly settings: Settings;
}): SightGround {
  const known = GROUNDS.get(map.features);
  if (known?.settings === settings) return known.ground;
  const ground = sightGround(map, {
    readings: settings.sight ?? {},
    terrain: settings,
    rankDepthMm: settings.bases.infantry.depthMm,
  });
  GROUNDS.set(map.features, { settings, ground });
  return ground;
}

/** An edit leaves the ground as it is more often than not. */
const GROUNDS = new WeakMap<
  object,
  { readonly settings: Settings; readonly ground: SightGround }
>();

/** The units on the table; a garrison stands in its building, whatever its ground [6.1.1]. */
export function standingUnits(scenario: Scenario): readonly Standing[] {
  return [...walkUnits(scenario)].flatMap((place) => {
    const { placement } = place.unit;
    if (!placement) return [];
    const { outline } = groundOf(place.unit, placement, scenario);
    return [{ place, piece: placement.buildingId === null ? { outline } : garrison(outline) }];
  });
}

function garrison(outline: Ring): SightPiece {
  return { outline, terrain: "building" };
}

/** The units and commanders of a side that look at the table when the game begins. */
function observersOf(side: Side, scenario: Scenario): readonly Observer[] {
  const units = standingUnits(scenario).filter(({ place }) => place.side === side);
  const commanders = [...walkFormations(scenario)].flatMap((place): Observer[] => {
    const stand = place.formation.commander?.placement;
    if (place.side !== side || !stand) return [];
    return [{ place, piece: { outline: commanderBase(stand, scenario.settings.bases) } }];
  });
  return [...units, ...commanders];
}

/**
 * What a side sees of the others when the game begins, by the rules of sight alone [1.1.2, 1.1.6], in the order of the
 * document: it is for the umpire to decide what of it the side learns.
 */
export function seenAtStart(side: Side, scenario: Scenario): readonly SeenAtStart[] {
  const ground = groundForSight(scenario);
  const observers = observersOf(side, scenario);
  return standingUnits(scenario)
    .filter(({ place }) => place.side !== side)
    .flatMap((unit) => {
      const by = nearestFirst(observers, unit).find(({ piece }) =>
        isSeenBy(ground, piece, unit.piece),
      );
      return by ? [{ unit, by, sight: unitSight(ground, by.piece, unit.piece) }] : [];
    });
}

function nearestFirst(observers: readonly Observer[], { piece }: Standing): readonly Observer[] {
  const at = middleOf(piece.outline);
  const away = new Map(
    observers.map((each) => [each, distanceCm(middleOf(each.piece.outline), at)]),
  );
  return observers.toSorted((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0));
}
