import { findFormation, findUnit } from "@/lib/domain/belle-alliance/scenario/find";
import type { Commander, FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Placement, Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { walkFormations, walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import type { MapSubject } from "@/lib/domain/table/scene";
import { bearingDeg, distanceCm, normalisedDeg, type Point } from "@/lib/terrain/point";
import { middleOf } from "@/lib/terrain/ring";

/** The members of one formation shown in a list: its commander, and units in the order of battle's order. */
export interface TroopGroup {
  readonly side: Side;
  readonly formationId: string;
  readonly title: string;
  /** The number of formations above it. */
  readonly depth: number;
  readonly commander: Commander | null;
  readonly units: readonly Unit[];
  /** The number of its units in the list, including those of formations under it. */
  readonly unitsUnder: number;
}

type Test = (piece: Pick<Unit | Commander, "placement">) => boolean;

/** Groups the commanders and units that pass the test by their direct formation, together with the formations above. */
export function troopGroups(scenario: Scenario, takes: Test): TroopGroup[] {
  return [...walkFormations(scenario)].flatMap(({ side, formation, parents }) => {
    const commander =
      formation.commander && takes(formation.commander) ? formation.commander : null;
    const units = formation.units.filter(takes);
    const below = unitsUnder([formation]).filter(takes).length;
    if (commander === null && below === 0) return [];
    const { id: formationId, name: title } = formation;
    const depth = parents.length;
    return [{ side, formationId, title, depth, commander, units, unitsUnder: below }];
  });
}

/** The next unplaced unit or commander of the same side in the order of battle; null if all are placed. */
export function nextUnplaced(scenario: Scenario, subject: MapSubject): MapSubject | null {
  const side = sideOf(scenario, subject);
  const own = [...walkFormations(scenario)]
    .filter((place) => place.side.id === side.id)
    .flatMap(({ formation }) => piecesOf(formation));
  const at = own.findIndex(({ kind, id }) => kind === subject.kind && id === subject.id);
  const later = [...own.slice(at + 1), ...own.slice(0, at)];
  const next = later.find(({ waits }) => waits);
  return next ? { kind: next.kind, id: next.id } : null;
}

interface Piece extends MapSubject {
  readonly waits: boolean;
}

function piecesOf({ id, commander, units }: FormationNode): Piece[] {
  return [
    ...(commander ? [{ kind: "commander" as const, id, waits: commander.placement === null }] : []),
    ...units.map((unit) => ({
      kind: "unit" as const,
      id: unit.id,
      waits: unit.placement === null,
    })),
  ];
}

function sideOf(scenario: Scenario, { kind, id }: MapSubject): Side {
  return kind === "commander" ? findFormation(scenario, id).side : findUnit(scenario, id).side;
}

/** Troops of one side this near stand in one line. */
const NEIGHBOURS_CM = 40;

/** A neighbour's facing is taken over if it differs by less from the way to the enemy. */
const LIKE_DEG = 60;

/** Troops face the middle of this many of the enemy's nearest units: one alone may stand anywhere. */
const FACED_UNITS = 8;

/** So that a formation carried across the table does not turn at every step. */
const STEP_DEG = 15;

/**
 * The initial facing of a unit: towards the nearest of the enemy on the table, in line with a neighbour who faces them
 * too. Without an enemy that of its side's nearest unit; otherwise across the table.
 */
export function facingOfSide(scenario: Scenario, unitId: string, at: Point): number {
  const { side } = findUnit(scenario, unitId);
  const standing = [...walkUnits(scenario)].flatMap((place) => {
    const { placement } = place.unit;
    return placement ? [{ placement, isOwn: place.side.id === side.id }] : [];
  });
  const nearest = standing
    .filter(({ isOwn }) => isOwn)
    .map(({ placement }) => ({ placement, away: distanceCm(pointOf(placement), at) }))
    .reduce<Neighbour | null>((near, each) => (near && near.away <= each.away ? near : each), null);
  const enemies = standing
    .flatMap(({ placement, isOwn }) => (isOwn ? [] : [pointOf(placement)]))
    .toSorted((a, b) => distanceCm(a, at) - distanceCm(b, at))
    .slice(0, FACED_UNITS);
  if (enemies.length > 0) return facingTo(middleOf(enemies), at, nearest);
  if (nearest) return nearest.placement.facingDeg;
  return at[1] > scenario.map.depthCm / 2 ? 180 : 0;
}

interface Neighbour {
  readonly placement: Placement;
  readonly away: number;
}

function facingTo(enemy: Point, at: Point, nearest: Neighbour | null): number {
  const towards = bearingDeg(at, enemy);
  if (nearest && nearest.away <= NEIGHBOURS_CM) {
    const turn = normalisedDeg(nearest.placement.facingDeg - towards);
    if (Math.min(turn, 360 - turn) < LIKE_DEG) return nearest.placement.facingDeg;
  }
  return normalisedDeg(Math.round(towards / STEP_DEG) * STEP_DEG);
}

function pointOf({ xCm, yCm }: Placement): Point {
  return [xCm, yCm];
}
