import type { CoverClass } from "@/lib/rules/belle-alliance/tables/table-4";
import { TABLE_5, type Table5RowId } from "@/lib/rules/belle-alliance/tables/table-5";
import { type Box, boxAround, boxContains, boxesTouch, widened } from "@/lib/terrain/box";
import { crossingPlaces } from "@/lib/terrain/meeting";
import { between, distanceCm, type Point, type Segment } from "@/lib/terrain/point";
import { distanceToEdgeCm, ringContains } from "@/lib/terrain/ring";
import { drawnLine, lookOf } from "../../table/looks/looks";
import { bandClassOf } from "../ground/hill";
import { baseOf } from "../scenario/derive";
import type { ShapeFeature } from "../scenario/feature";
import { hillPlaces } from "../scenario/hill-bands";
import type { Scenario } from "../scenario/scenario";
import { terrainMeaning } from "../scenario/terrain-meaning";
import type { UnitOnGround } from "./unit-on-ground";

/** A target's cover [3.1.3, table 5]. */
export interface Cover {
  /** Null while the shape that gives it is undecided. */
  readonly cover: CoverClass | null;
  /** The row of table 5; null while undecided. */
  readonly row: Table5RowId | null;
  /** What gives it; null for a target fired at from a wood. */
  readonly featureId: string | null;
}

/** The drawn ground as fire meets it. */
export interface FiringGround {
  /** The best cover of a target at the end of a line of fire; null if it has none. */
  readonly coverAt: (line: Segment, met: Met) => Cover | null;
  /** Whether the last 5 cm before the target are ground on which shot does not ricochet [3.4.5]. */
  readonly stopsRicochet: (line: Segment) => boolean;
  /** The highest hill layer at a place, 0 on the plain. */
  readonly levelAt: (at: Point) => number;
}

/** The parties of a fire. */
export interface Met {
  readonly firer: UnitOnGround;
  readonly target: UnitOnGround;
}

/**
 * Figures this near a cover are in contact with it: half the lattice on which pieces and shapes lie, to either side,
 * since the line of a wall has no width.
 */
const CONTACT_CM = 0.5;
/** How much of such ground must lie before a target [3.4.5]. */
const NO_RICOCHET_CM = 5;
const STEP_CM = 0.1;

/** Cached for each map and its last settings: an edit of troops leaves the map the same object. */
const GROUNDS = new WeakMap<
  Scenario["map"],
  { readonly settings: Scenario["settings"]; readonly ground: FiringGround }
>();

/** The ground of a scenario; what its author hides from a side counts as well. */
export function firingGround(scenario: Pick<Scenario, "map" | "settings">): FiringGround {
  const { map, settings } = scenario;
  const known = GROUNDS.get(map);
  if (known?.settings === settings) return known.ground;
  const ground = prepared(scenario);
  GROUNDS.set(map, { settings, ground });
  return ground;
}

function prepared({ map, settings }: Pick<Scenario, "map" | "settings">): FiringGround {
  const shapes = map.features.flatMap((feature) =>
    feature.kind === "place" ? [] : [shapeOn(feature, settings)],
  );
  const covers = shapes.filter(
    ({ effect }) => effect.cover || effect.remarks.includes("question-open"),
  );
  const woods = covers.filter(({ feature }) => feature.kind === "wood");
  const dull = shapes.filter(({ effect, isArea }) => effect.noRicochet && isArea);
  const hills = shapes.filter(({ feature }) => feature.kind === "hill");
  const bandAt = hillPlaces(map);
  const isDull = (at: Point) => {
    if (dull.some((shape) => holds(shape, at))) return true;
    const band = bandAt(at);
    return band !== null && bandClassOf(band.widthCm).effect.noRicochet;
  };
  return {
    coverAt: (line, met) => best([...coversAt(line, met, covers), ...fromWood(line, met, woods)]),
    stopsRicochet: (line) => lastSteps(line).every(isDull),
    levelAt: (at) =>
      hills.reduce((top, shape) => (holds(shape, at) ? Math.max(top, levelOf(shape)) : top), 0),
  };
}

interface Shape {
  readonly feature: ShapeFeature;
  readonly effect: ReturnType<typeof terrainMeaning>;
  readonly isArea: boolean;
  readonly points: readonly Point[];
  readonly box: Box;
}

function shapeOn(feature: ShapeFeature, readings: Scenario["settings"]): Shape {
  const points = drawnLine(feature);
  return {
    feature,
    effect: terrainMeaning(feature, { readings }),
    isArea: lookOf(feature).shape === "area",
    points,
    box: boxAround(points),
  };
}

function holds({ box, points }: Shape, at: Point): boolean {
  return boxContains(box, at) && ringContains(points, at);
}

function levelOf({ feature }: Shape): number {
  return feature.kind === "hill" ? feature.level : 0;
}

/** Figures in a wood or building are in its cover; behind a wall and the like, those in contact with it are [3.1.3]. */
function coversAt(line: Segment, { target }: Met, covers: readonly Shape[]): Cover[] {
  const contact = contactOf(line);
  const near = boxAround(contact);
  const [, at] = line;
  return covers.flatMap((shape) => {
    if (!boxesTouch(near, widened(shape.box, CONTACT_CM))) return [];
    const { feature, isArea, points } = shape;
    const isIn =
      feature.kind === "building"
        ? target.building?.id === feature.id
        : isArea
          ? holds(shape, contact[1]) || holds(shape, at)
          : crossingPlaces(contact, points).length > 0;
    return isIn ? [coverOf(shape)] : [];
  });
}

/** The line of fire where it meets the target's figures, a little before and behind their edge. */
function contactOf([from, to]: Segment): Segment {
  const length = distanceCm(from, to) || 1;
  const share = CONTACT_CM / length;
  return [between(from, to, 1 - share), between(from, to, 1 + share)];
}

function coverOf({ feature, effect }: Shape): Cover {
  return { cover: effect.cover, row: effect.row, featureId: feature.id };
}

/** A target outside the wood from whose inside, beyond its edge two ranks deep, it is fired at [6.2.0, table 5]. */
function fromWood([from, at]: Segment, { firer }: Met, woods: readonly Shape[]): Cover[] {
  const edgeCm = (2 * baseOf(firer.unit, firer.settings).depthMm) / 10;
  const isWithin = (shape: Shape) =>
    holds(shape, from) && distanceToEdgeCm(from, shape.points) > edgeCm && !holds(shape, at);
  if (!woods.some(isWithin)) return [];
  const row = "fired-at-from-wood";
  return [{ cover: TABLE_5[row].cover, row, featureId: null }];
}

/** The highest class; an undecided cover only if there is no other. */
function best(covers: readonly Cover[]): Cover | null {
  const rank = ({ cover }: Cover) => cover?.length ?? 0;
  return covers.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** The middles of the steps of the last 5 cm of a line; more than a shorter line has lie behind the firer. */
function lastSteps([from, to]: Segment): Point[] {
  const length = distanceCm(from, to) || 1;
  return Array.from({ length: NO_RICOCHET_CM / STEP_CM }, (_, i) =>
    between(to, from, ((i + 0.5) * STEP_CM) / length),
  );
}
