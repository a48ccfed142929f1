import type { TerrainFields } from "../terrain-field";
import type { ShapeOf, TerrainParticulars } from "../terrain-kind";
import { building } from "./building";
import { crossing } from "./crossing";
import { fence } from "./fence";
import { fieldWork } from "./field-work";
import { ground } from "./ground";
import { hedge } from "./hedge";
import { hill } from "./hill";
import { road } from "./road";
import { stream } from "./stream";
import { wall } from "./wall";
import { water } from "./water";
import { wood } from "./wood";

/**
 * Every kind of terrain of Belle Alliance, in the order in which tools, legends and schemas list them. A
 * new kind is a module beside these, its words under `terrain.<kind>`, and its place in this array.
 */
const KINDS = [
  hill,
  wood,
  ground,
  building,
  road,
  stream,
  water,
  crossing,
  wall,
  hedge,
  fence,
  fieldWork,
] as const;

type Kinds = typeof KINDS;
/** A drawn shape of any kind. */
export type TerrainShape = ShapeOf<Kinds[number]>;
export type TerrainShapeKind = TerrainShape["kind"];

/** Findings for what a kind leaves open, and for further faults of a shape by itself. */
export type OpenFinding = Exclude<Kinds[number]["openFinding"], undefined>;
export type OwnFaultFinding = NonNullable<Kinds[number]["faults"]>[number]["code"];

/** A kind as users of the catalogue see it: the same shape for all of them. */
export type AnyTerrainKind = TerrainParticulars<
  TerrainShapeKind,
  TerrainFields,
  TerrainShape,
  OpenFinding,
  OwnFaultFinding
>;

/** The catalogue. */
export const TERRAIN_KINDS: readonly AnyTerrainKind[] = KINDS;

const BY_NAME = new Map<string, AnyTerrainKind>(TERRAIN_KINDS.map((kind) => [kind.kind, kind]));

/** What the catalogue knows of a shape's kind. */
export function terrainKindOf({ kind }: Pick<TerrainShape, "kind">): AnyTerrainKind {
  const known = BY_NAME.get(kind);
  if (!known) throw new RangeError(`There is no kind of terrain "${kind}".`);
  return known;
}
