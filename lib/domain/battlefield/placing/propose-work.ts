import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { Battlefield, FieldWork } from "../battlefield";
import { toMm } from "../generator/bearing";
import { chanceFrom } from "../generator/chance";
import { workFrom } from "./add-to-field";
import { errorsAmong, faultsOf } from "./faults-of";
import type { WorkForm } from "./form";
import { LINEAR_WORK_LONG_CM } from "./measures";

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
  const { widthCm, depthCm } = field.table;
  for (let n = 0; n < TRIES; n++) {
    const fromEdge = chance.between(20, depthCm / 2 - 8);
    const y = placedBy === "south" ? fromEdge : depthCm - fromEdge;
    const [x, roundY] = toMm([chance.between(10, widthCm - 10), y]);
    const place = { x, y: roundY, turnDeg: chance.oneOf([0, 10, 350, 20, 340]) };
    const form: WorkForm =
      kind === "linear"
        ? { kind, ...place, longCm: LINEAR_WORK_LONG_CM[1] }
        : { kind, ...place, turnDeg: 0 };
    const fieldWorks = [...field.fieldWorks, workFrom(field, form, placedBy)];
    if (errorsAmong(faultsOf(field, { ...field, fieldWorks })).length === 0) return form;
  }
  return null;
}
