import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { fieldKind } from "../../ground/field-kinds";
import type { Battlefield, FieldWork } from "../battlefield";
import { seededRandom } from "../generator/seeded-random";
import { isClear, placedShape } from "../generator/site";
import { toMm } from "../generator/unit-vector";
import { workFrom } from "./add-to-field";
import { errorsAmong, faultsOf } from "./faults-of";
import { placedShapesOn } from "./propose-piece";
import { type WorkForm, workForm } from "./thing-form";

const TRIES = 120;

/** A legal place for a field work in its owner's half, facing the enemy's approach [14.4]; null if no try succeeds. */
export function proposeWork(
  field: Battlefield,
  {
    kind,
    placedBy,
    seed,
  }: { readonly kind: FieldWork["kind"]; readonly placedBy: TableEdge; readonly seed: string },
): WorkForm | null {
  const chance = seededRandom(seed);
  const others = placedShapesOn(field);
  const { shape, squareCm } = fieldKind(kind);
  let overOthers: WorkForm | null = null;
  const { widthCm, depthCm } = field.table;
  for (let n = 0; n < TRIES; n++) {
    const fromEdge = chance.between(20, depthCm / 2 - 8);
    const y = placedBy === "south" ? fromEdge : depthCm - fromEdge;
    const [x, roundY] = toMm([chance.between(10, widthCm - 10), y]);
    const turnDeg = chance.pickOne([0, 10, 350, 20, 340]);
    const form = workForm(kind, { x, y: roundY, turnDeg: squareCm ? 0 : turnDeg });
    const work = workFrom(field, form, placedBy);
    const fieldWorks = [...field.fieldWorks, work];
    if (errorsAmong(faultsOf(field, { ...field, fieldWorks })).length > 0) continue;
    if (isClear(placedShape(shape, work.points), others)) return form;
    overOthers ??= form;
  }
  return overOthers;
}
