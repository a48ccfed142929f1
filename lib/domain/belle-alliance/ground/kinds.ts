import { building } from "./building";
import { crossing } from "./crossing";
import { fence } from "./fence";
import { fieldWork } from "./field-work";
import { ground } from "./ground";
import { hedge } from "./hedge";
import { hill } from "./hill";
import { road } from "./road";
import { stream } from "./stream";
import type { TerrainFields } from "./terrain-field";
import type { ShapeOf, TerrainParticulars } from "./terrain-kind";
import { wall } from "./wall";
import { water } from "./water";
import { wood } from "./wood";

/**
 * Every kind of terrain of Belle Alliance, in the order used by tools, legends and schemas. To add a kind, add a module
 * next to these, an entry in this array, its words (in `map.json`, `legend.json` and under `hidden.unnamed` in
 * `print.json`), and a line in the test of meanings. `belle-alliance.test.ts` says which words are missing.
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
export type TerrainShape = ShapeOf<Kinds[number]>;
export type TerrainShapeKind = TerrainShape["kind"];

/** Findings for undecided fields of a kind, and for other faults of a single shape. */
export type OpenFinding = Exclude<Kinds[number]["openFinding"], undefined>;
export type OwnFaultFinding = NonNullable<Kinds[number]["faults"]>[number]["code"];

/** A kind as users of the catalogue see it, with the same type for all kinds. */
export type AnyTerrainKind = TerrainParticulars<
  TerrainShapeKind,
  TerrainFields,
  TerrainShape,
  OpenFinding,
  OwnFaultFinding
>;

export const TERRAIN_KINDS: readonly AnyTerrainKind[] = KINDS;

const BY_NAME = new Map<string, AnyTerrainKind>(TERRAIN_KINDS.map((kind) => [kind.kind, kind]));

/** The catalogue entry of a shape's kind. Throws a RangeError for an unknown kind. */
export function terrainKindOf({ kind }: Pick<TerrainShape, "kind">): AnyTerrainKind {
  const known = BY_NAME.get(kind);
  if (!known) throw new RangeError(`There is no kind of terrain "${kind}".`);
  return known;
}
