import { moved, type Point } from "@/lib/terrain/point";
import { turned } from "@/lib/terrain/transform";
import { fieldKind } from "../../ground/bogowie-wojny/field-kinds";
import { toMm } from "../generator/bearing";
import { chanceFrom } from "../generator/chance";
import { meander } from "../generator/water";
import type { PieceForm, WorkForm } from "./thing-form";

/** A form's outline or line on the table, in cm to the millimetre: the same for the same form. */
export function outlineOf(form: PieceForm | WorkForm): [number, number][] {
  const chance = chanceFrom(`shape ${form.shape ?? 0}`);
  if ("from" in form) return meander(chance, [form.from, form.to]).map(toMm);
  const { laying, squareCm } = fieldKind(form.kind);
  if (laying?.by !== "place") throw new RangeError(`A "${form.kind}" is not laid by its middle.`);
  const { x, y, turnDeg, longCm = 0, wideCm = 0, look } = form;
  const outline = laying.outline({ longCm, wideCm, look }, chance);
  const rounded = squareCm === undefined ? toMm : finely;
  return turned(outline, [0, 0], turnDeg).map((corner) => rounded(moved(corner, [x, y])));
}

/** Squares whose side the rules give are no square any more when their corners go to the millimetre. */
function finely([x, y]: Point): [number, number] {
  return [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
}
