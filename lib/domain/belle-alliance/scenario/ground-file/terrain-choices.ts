import type { PointCm } from "../../../document/primitives";
import { TERRAIN_KINDS } from "../../ground/kinds";
import { blankShape } from "../blank-shape";
import type { ShapeFeature } from "../feature";
import { terrainKey } from "../terrain-key";
import type { FileForm } from "./ground-file";

/** A kind of terrain that shapes of a file can become, with its key in the legend. */
export interface TerrainChoice {
  readonly key: string;
  readonly form: Exclude<FileForm, "point">;
  /** Makes a shape of this kind with everything else undecided. Points in cm. */
  readonly make: (id: string, points: PointCm[]) => ShapeFeature;
}

/** All of them, in the catalogue's order. */
export const TERRAIN_CHOICES: readonly TerrainChoice[] = TERRAIN_KINDS.flatMap((kind) => {
  const choice = Object.entries(kind.fields).find(([, { control }]) => control.type === "choice");
  const make =
    (fields: Record<string, string>): TerrainChoice["make"] =>
    (id, points) =>
      ({ ...blankShape(kind.kind, id, points), ...fields }) as ShapeFeature;
  const fieldsOf = (value: string) => (choice ? { [choice[0]]: value } : {});
  const values = choice?.[1].control.type === "choice" ? choice[1].control.choices : [];
  const isOpen = choice?.[1].control.type === "choice" && choice[1].control.mayStayOpen;
  const made = [
    ...values.map((value) => make(fieldsOf(value))),
    ...(isOpen || !choice ? [make({})] : []),
  ];
  return made.map((each) => ({ key: terrainKey(each("x", [])), form: kind.shape, make: each }));
});

/** The choice with this key. Throws a RangeError if there is none. */
export function terrainChoice(key: string): TerrainChoice {
  const found = TERRAIN_CHOICES.find((each) => each.key === key);
  if (!found) throw new RangeError(`There is no kind of terrain "${key}".`);
  return found;
}
