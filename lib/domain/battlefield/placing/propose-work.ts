import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { fieldKind } from "../../ground/bogowie-wojny/field-kinds";
import type { Battlefield, FieldWork } from "../battlefield";
import { toMm } from "../generator/bearing";
import { chanceFrom } from "../generator/chance";
import { isClear, standing } from "../generator/site";
import { workFrom } from "./add-to-field";
import { errorsAmong, faultsOf } from "./faults-of";
import { standingOn } from "./propose-piece";
import { type WorkForm, workForm } from "./thing-form";

const TRIES = 120;

/** A legal place for a field work in its owner's half, across the way the enemy comes [14.4]; null where no try found one. */
export function proposeWork(
  field: Battlefield,
  {
    kind,
    placedBy,
    seed,
  }: { readonly kind: FieldWork["kind"]; readonly placedBy: TableEdge; readonly seed: string },
): WorkForm | null {
  const chance = chanceFrom(seed);
  const others = standingOn(field);
  const { shape, squareCm } = fieldKind(kind);
  let overOthers: WorkForm | null = null;
  const { widthCm, depthCm } = field.table;
  for (let n = 0; n < TRIES; n++) {
    const fromEdge = chance.between(20, depthCm / 2 - 8);
    const y = placedBy === "south" ? fromEdge : depthCm - fromEdge;
    const [x, roundY] = toMm([chance.between(10, widthCm - 10), y]);
    const turnDeg = chance.oneOf([0, 10, 350, 20, 340]);
    const form = workForm(kind, { x, y: roundY, turnDeg: squareCm ? 0 : turnDeg });
    const work = workFrom(field, form, placedBy);
    const fieldWorks = [...field.fieldWorks, work];
    if (errorsAmong(faultsOf(field, { ...field, fieldWorks })).length > 0) continue;
    if (isClear(standing(shape, work.points), others)) return form;
    overOthers ??= form;
  }
  return overOthers;
}
