import type { Point } from "@/lib/terrain/point";
import { laid, type Similarity } from "@/lib/terrain/similarity";
import { roundedCm } from "@/lib/terrain/snap";
import type { Feature } from "../feature";
import { withJoints } from "../joints";
import { contoursOf } from "./contours";
import { readGeoJson } from "./geojson";
import type { FileShape, GroundFinding } from "./ground-file";
import {
  type GroundPlan,
  layingOf,
  type PlannedTable,
  type PlanPlace,
  planOf,
} from "./ground-plan";
import { groupsOf, type ShapeGroup } from "./groups";
import type { HeightGrid } from "./height-grid";
import { readHeights } from "./heights";
import { layOnTable } from "./lay-on-table";
import { readOwnGeoJson } from "./own-geojson";

/** What was found in a file: ground of ours, shapes of another program, or heights. */
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

/** How it is to come onto the table. */
export interface GroundWish {
  readonly place: PlanPlace;
  /** How far a line may miss the places of the file. */
  readonly toleranceCm: number;
  /** Height between two contours, and so of a layer. */
  readonly intervalMetres: number;
  /** How often each height is evened out with those around it. */
  readonly smoothing: number;
  /** Height of the contour that becomes the first layer; null: the lowest of the file. */
  readonly firstMetres: number | null;
  /** Kind of terrain of a group, by the group's key; null leaves it out. What is not named is as likely. */
  readonly kinds: Readonly<Record<string, string | null>>;
}

export const FIRST_GROUND_WISH: GroundWish = {
  place: { by: "scale", turnDeg: 0, eastCm: 0, northCm: 0 },
  toleranceCm: 0.5,
  intervalMetres: 10,
  smoothing: 1,
  firstMetres: null,
  kinds: {},
};

/** A group under a key of its own among the others. */
export function groupKey({ form, tag }: Pick<ShapeGroup, "form" | "tag">): string {
  return `${form} ${tag}`;
}

/** Reads a file of ground, whatever it is. Throws a GroundFileError. */
export function readGround(text: string): GroundSource {
  if (!/^\s*[[{]/.test(text)) return { is: "heights", grid: readHeights(text) };
  const own = readOwnGeoJson(text);
  if (own) return { is: "own", ...own };
  const file = readGeoJson(text);
  return { is: "shapes", plan: planOf(file), findings: file.findings };
}

/** The shapes of a file by what they say of themselves. */
export interface FoundGround {
  readonly plan: GroundPlan;
  readonly groups: readonly ShapeGroup[];
  readonly findings: readonly GroundFinding[];
}

/** The shapes of a file with what they say of themselves; contours are drawn first. Null for our own, which needs no choice. */
export function foundGround(
  source: GroundSource,
  wish: Pick<GroundWish, "intervalMetres" | "smoothing">,
): FoundGround | null {
  if (source.is === "own") return null;
  if (source.is === "shapes") {
    const { plan, findings } = source;
    return { plan, groups: groupsOf(plan.shapes), findings };
  }
  const file = contoursOf(source.grid, wish);
  const plan = planOf(file);
  return { plan, groups: groupsOf(plan.shapes), findings: file.findings };
}

/** The terrain that found ground becomes on a table, and what did not come along. */
export function groundOnTable(
  ground: FoundGround,
  wish: GroundWish,
  { table, newId }: { readonly table: PlannedTable; readonly newId: () => string },
): { readonly features: readonly Feature[]; readonly findings: readonly GroundFinding[] } {
  const similarity = layingOf(ground.plan, wish.place, table);
  if (!similarity) return { features: [], findings: ground.findings };
  const { toleranceCm, intervalMetres } = wish;
  const firstMetres = wish.firstMetres ?? lowestOf(ground.plan.shapes);
  const layers = { firstMetres, intervalMetres };
  const onTable = layOnTable(
    ground.groups.flatMap((group) => {
      const key = kindOf(group, wish);
      return key ? [{ group, key }] : [];
    }),
    { similarity, toleranceCm, table, layers, newId },
  );
  const shared = sharedPlaces(ground.plan.shapes, similarity);
  const wasJoined = (end: Point) => shared.has(placeKey(end));
  const features = withJoints(onTable.features, { wasJoined, reachCm: toleranceCm + CURVE_CM });
  return { features, findings: [...ground.findings, ...onTable.findings] };
}

/** How far a curve through simplified places may bow out from them. */
const CURVE_CM = 5;

/** Where shapes of a file meet in a corner of both, on the table. */
function sharedPlaces(shapes: readonly FileShape[], similarity: Similarity): ReadonlySet<string> {
  const first = new Map<string, FileShape>();
  const shared = new Set<string>();
  for (const shape of shapes) {
    if (shape.form === "point") continue;
    for (const point of shape.points) {
      const key = placeKey(laid(point, similarity));
      if ((first.get(key) ?? shape) !== shape) shared.add(key);
      first.set(key, shape);
    }
  }
  return shared;
}

function placeKey([x, y]: Point): string {
  return `${roundedCm(x)} ${roundedCm(y)}`;
}

/** The kind of terrain a group becomes, by its key in the legend; null where it is left out. */
export function kindOf(group: ShapeGroup, { kinds }: Pick<GroundWish, "kinds">): string | null {
  const chosen = kinds[groupKey(group)];
  return chosen === undefined ? group.likely : chosen;
}

/** The lowest contour of some shapes, in metres. */
export function lowestOf(shapes: readonly FileShape[]): number {
  return shapes.reduce(
    (lowest, { heightMetres }) => Math.min(lowest, heightMetres ?? lowest),
    Number.POSITIVE_INFINITY,
  );
}
