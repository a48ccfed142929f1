import { SNAP_CM } from "@/app/_map/table-coordinates";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import { deployTroops } from "@/lib/domain/belle-alliance/scenario/commands/deploy-troops";
import type { Deployment } from "@/lib/domain/belle-alliance/scenario/deployment/deploy";
import type { DeploymentPlan } from "@/lib/domain/belle-alliance/scenario/deployment/plan";
import type { ShapeFeature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { hasUnits, unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { type FormationPlace, walkFormations } from "@/lib/domain/belle-alliance/scenario/walk";
import { applyCommand } from "@/lib/domain/document/command";
import { placed } from "@/lib/terrain/placement";
import { bearingDeg, distanceCm, moved, normalisedDeg, type Point } from "@/lib/terrain/point";
import {
  distanceToLineCm,
  facingOfLine,
  lengthCm,
  midStation,
  type Polyline,
  waysFrom,
} from "@/lib/terrain/polyline";
import { flattened, smoothLine } from "@/lib/terrain/smooth";
import { snappedToGrid } from "@/lib/terrain/snap";
import { facingOfSide } from "./unplaced";

/** A formation about to be put on the table: which, how and where. */
export interface Deploying {
  readonly formationId: string;
  readonly plan: DeploymentPlan;
  /** All of it, only what is not on the table yet, or the pieces with these keys. */
  readonly troops: "all" | "waiting" | ReadonlySet<string>;
  /** The middle of its front, or the head of its column. */
  readonly middle: Point;
  readonly facingDeg: number;
  /**
   * The line along which it is drawn up, from the left flank to the right, or marches, to the head of the column. Null
   * for a front of the necessary length through `middle`, or for the road that leads there.
   */
  readonly line: Polyline | null;
}

/** A formation with nothing decided yet, facing as its side does. */
export function startDeploying(
  scenario: Scenario,
  formation: FormationNode,
  { plan, middle }: Pick<Deploying, "plan" | "middle">,
): Deploying {
  const units = unitsUnder([formation]);
  const [first] = units;
  return {
    formationId: formation.id,
    plan,
    troops: units.some(({ placement }) => placement === null) ? "waiting" : "all",
    middle,
    facingDeg: first ? facingOfSide(scenario, first.id, middle) : 0,
    line: null,
  };
}

/** At another place, where it faces the enemy as long as its facing was not chosen otherwise. */
export function movedTo(scenario: Scenario, deploying: Deploying, middle: Point): Deploying {
  const units = unitsUnder(
    deployable(scenario).flatMap(({ formation }) =>
      formation.id === deploying.formationId ? formation : [],
    ),
  );
  const usual = (at: Point) => (units[0] ? facingOfSide(scenario, units[0].id, at) : 0);
  const isUsual = deploying.facingDeg === usual(deploying.middle);
  const facingDeg = isUsual ? usual(middle) : deploying.facingDeg;
  return { ...deploying, middle, facingDeg, line: null };
}

/**
 * Replaces the point by a line: for a march the road there, if any, otherwise a straight line of `longCm`. `atPoint`
 * reverses this.
 */
export function alongLine(scenario: Scenario, deploying: Deploying, longCm: number): Deploying {
  const { middle, facingDeg, plan } = deploying;
  const stand = { xCm: middle[0], yCm: middle[1], facingDeg };
  const end = (at: Point) => snappedToGrid(placed(at, stand), SNAP_CM);
  const line =
    plan.array === "march"
      ? (roadTo(scenario, deploying) ?? [end([0, -longCm]), middle])
      : [end([-longCm / 2, 0]), end([longCm / 2, 0])];
  return { ...deploying, line };
}

export function atPoint(deploying: Deploying): Deploying {
  const { line, plan } = deploying;
  if (!line) return deploying;
  const isMarch = plan.array === "march";
  const at = isMarch ? line.at(-1) : midStation(line).point;
  return {
    ...deploying,
    middle: snappedToGrid(at ?? deploying.middle, SNAP_CM),
    facingDeg: Math.round(isMarch ? headingOf(line) : facingOfLine(line)) % 360,
    line: null,
  };
}

/** Moves it by cm east and north, or turns it clockwise on the spot. */
export function shifted(deploying: Deploying, byCm: Point): Deploying {
  const { middle, line } = deploying;
  return {
    ...deploying,
    middle: moved(middle, byCm),
    line: line?.map((point) => moved(point, byCm)) ?? null,
  };
}

export function turned(deploying: Deploying, byDeg: number): Deploying {
  const { line, facingDeg } = deploying;
  const middle = line && midStation(line).point;
  return {
    ...deploying,
    facingDeg: normalisedDeg(facingDeg + byDeg),
    line: line && middle && line.map((at) => rotated(at, middle, byDeg)),
  };
}

function rotated([x, y]: Point, [xCm, yCm]: Point, byDeg: number): Point {
  return placed([x - xCm, y - yCm], { xCm, yCm, facingDeg: byDeg });
}

/** Formations with troops, in document order. */
export function deployable(scenario: Scenario): FormationPlace[] {
  return [...walkFormations(scenario)].filter(({ formation }) => hasUnits(formation));
}

/** The scenario with the troops at their new positions. */
export function previewOf(scenario: Scenario, deployment: Deployment): Scenario {
  return applyCommand(scenario, deployTroops, deployment);
}

/** Lines on the map, as drawn, along which troops can be drawn up or march; roads first. */
export function linesOf({ map }: Scenario): MapLine[] {
  const lines = map.features.filter((feature) => feature.kind !== "place");
  const along = lines.filter(
    (feature) => feature.kind !== "crossing" && terrainKindOf(feature).shape === "line",
  );
  const isRoad = ({ kind }: ShapeFeature) => Number(kind === "road");
  return along
    .toSorted((a, b) => isRoad(b) - isRoad(a))
    .map((feature) => ({ feature, line: drawnLine(feature) }));
}

interface MapLine {
  readonly feature: ShapeFeature;
  readonly line: Polyline;
}

/** Roads and streams are drawn as curves, walls and similar from corner to corner. */
function drawnLine({ kind, points }: ShapeFeature): Polyline {
  return kind === "road" || kind === "stream" ? flattened(smoothLine(points)) : points;
}

/** The head of a column is on a road if it is no further away than this. */
const ON_ROAD_CM = 3;

/** The road under the head of a column, up to that point, arriving from behind it. */
export function roadTo({ map }: Scenario, { middle, facingDeg }: Deploying): Polyline | null {
  const near = map.features
    .filter((feature) => feature.kind === "road")
    .map(drawnLine)
    .map((line) => ({ line, away: distanceToLineCm(middle, line) }))
    .filter(({ away }) => away <= ON_ROAD_CM)
    .toSorted((a, b) => a.away - b.away);
  const [road] = near;
  if (!road) return null;
  const ways = waysFrom(middle, road.line).map((way) => way.toReversed());
  const off = (way: Polyline) => {
    const turn = normalisedDeg(headingOf(way) - facingDeg);
    return Math.min(turn, 360 - turn);
  };
  return ways.filter((way) => lengthCm(way) > 0).toSorted((a, b) => off(a) - off(b))[0] ?? null;
}

/** The heading at the end of a line. */
function headingOf(line: Polyline): number {
  const [from, to] = line
    .filter((at, i) => i === 0 || distanceCm(at, line[i - 1] ?? at) > 0)
    .slice(-2);
  return from && to ? normalisedDeg(bearingDeg(from, to)) : 0;
}
