import type { Point } from "@/lib/terrain/point";
import { type Similarity, transformed } from "@/lib/terrain/similarity";
import { roundedCm } from "@/lib/terrain/snap";
import type { Feature } from "../feature";
import { withJoints } from "../joints";
import { contoursOf } from "./contours";
import type { FileShape, GroundFinding } from "./ground-file";
import {
  type GroundPlan,
  type PlannedTable,
  type PlanPlace,
  planOf,
  similarityFor,
} from "./ground-plan";
import { groupsOf, type ShapeGroup } from "./groups";
import type { HeightGrid } from "./height-grid";
import { layOnTable } from "./lay-on-table";

/** The contents of a file: our own exported ground, another program's shapes, or heights. */
export type GroundSource =
  | {
      readonly is: "own";
      readonly features: readonly Feature[];
      readonly findings: readonly GroundFinding[];
    }
  | {
      readonly is: "shapes";
      readonly plan: GroundPlan;
      readonly findings: readonly GroundFinding[];
    }
  | { readonly is: "heights"; readonly grid: HeightGrid };

/** How the ground is to be put onto the table. */
export interface GroundOptions {
  readonly place: PlanPlace;
  /** How far a simplified line may differ from the points of the file, in cm. */
  readonly toleranceCm: number;
  /** Height between two contours, and therefore of a layer. */
  readonly intervalMetres: number;
  /** How often each height is averaged with its neighbours. */
  readonly smoothing: number;
  /** Height of the contour that becomes the first layer; null for the lowest in the file. */
  readonly firstMetres: number | null;
  /**
   * The terrain kind of each group, keyed by the group's key; null leaves the group out. Groups not listed get their
   * likely kind.
   */
  readonly kinds: Readonly<Record<string, string | null>>;
}

export const DEFAULT_GROUND_OPTIONS: GroundOptions = {
  place: { by: "scale", turnDeg: 0, eastCm: 0, northCm: 0 },
  toleranceCm: 0.5,
  intervalMetres: 10,
  smoothing: 1,
  firstMetres: null,
  kinds: {},
};

/** The unique key of a group. */
export function groupKey({ form, tag }: Pick<ShapeGroup, "form" | "tag">): string {
  return `${form} ${tag}`;
}

/** The shapes of a file, grouped by what the file says about them. */
export interface FoundGround {
  readonly plan: GroundPlan;
  readonly groups: readonly ShapeGroup[];
  readonly findings: readonly GroundFinding[];
}

/**
 * Groups the shapes of a source, drawing contours first if it has heights. Null for our own exports, which need no
 * choices.
 */
export function foundGround(
  source: GroundSource,
  options: Pick<GroundOptions, "intervalMetres" | "smoothing">,
): FoundGround | null {
  if (source.is === "own") return null;
  if (source.is === "shapes") {
    const { plan, findings } = source;
    return { plan, groups: groupsOf(plan.shapes), findings };
  }
  const file = contoursOf(source.grid, options);
  const plan = planOf(file);
  return { plan, groups: groupsOf(plan.shapes), findings: file.findings };
}

/** Turns found ground into terrain on a table; findings list what was left out. */
export function groundOnTable(
  ground: FoundGround,
  options: GroundOptions,
  { table, newId }: { readonly table: PlannedTable; readonly newId: () => string },
): { readonly features: readonly Feature[]; readonly findings: readonly GroundFinding[] } {
  const similarity = similarityFor(ground.plan, options.place, table);
  if (!similarity) return { features: [], findings: ground.findings };
  const { toleranceCm, intervalMetres } = options;
  const firstMetres = options.firstMetres ?? lowestOf(ground.plan.shapes);
  const layers = { firstMetres, intervalMetres };
  const onTable = layOnTable(
    ground.groups.flatMap((group) => {
      const key = kindOf(group, options);
      return key ? [{ group, key }] : [];
    }),
    { similarity, toleranceCm, table, layers, newId },
  );
  const shared = sharedPlaces(ground.plan.shapes, similarity);
  const wasJoined = (end: Point) => shared.has(placeKey(end));
  const features = withJoints(onTable.features, { wasJoined, reachCm: toleranceCm + CURVE_CM });
  return { features, findings: [...ground.findings, ...onTable.findings] };
}

/** How far a curve through simplified points may bulge away from the original line. */
const CURVE_CM = 5;

/** Keys of the points on the table where two shapes of a file share a corner. */
function sharedPlaces(shapes: readonly FileShape[], similarity: Similarity): ReadonlySet<string> {
  const first = new Map<string, FileShape>();
  const shared = new Set<string>();
  for (const shape of shapes) {
    if (shape.form === "point") continue;
    for (const point of shape.points) {
      const key = placeKey(transformed(point, similarity));
      if ((first.get(key) ?? shape) !== shape) shared.add(key);
      first.set(key, shape);
    }
  }
  return shared;
}

function placeKey([x, y]: Point): string {
  return `${roundedCm(x)} ${roundedCm(y)}`;
}

/** The legend key of the terrain kind a group becomes; null if it is left out. */
export function kindOf(group: ShapeGroup, { kinds }: Pick<GroundOptions, "kinds">): string | null {
  const chosen = kinds[groupKey(group)];
  return chosen === undefined ? group.likely : chosen;
}

/** The lowest contour of some shapes, in metres; infinite if there is none. */
export function lowestOf(shapes: readonly FileShape[]): number {
  return shapes.reduce(
    (lowest, { heightMetres }) => Math.min(lowest, heightMetres ?? lowest),
    Number.POSITIVE_INFINITY,
  );
}
