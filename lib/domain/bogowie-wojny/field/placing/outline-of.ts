import { moved, type Point } from "@/lib/terrain/point";
import { turned } from "@/lib/terrain/transform";
import { fieldKind } from "../../ground/field-kinds";
import { seededRandom } from "../generator/seeded-random";
import { toMm } from "../generator/unit-vector";
import { meander } from "../generator/water";
import type { PieceForm, WorkForm } from "./thing-form";

/** A form's outline or line on the table, in cm, rounded to the millimetre; deterministic. */
export function outlineOf(form: PieceForm | WorkForm): [number, number][] {
  const chance = seededRandom(`shape ${form.shape ?? 0}`);
  if ("from" in form) return meander(chance, [form.from, form.to]).map(toMm);
  const { laying, squareCm } = fieldKind(form.kind);
  if (laying?.by !== "place") throw new RangeError(`A "${form.kind}" is not laid by its middle.`);
  const { x, y, turnDeg, longCm = 0, wideCm = 0, look } = form;
  const outline = laying.outline({ longCm, wideCm, look }, chance);
  const rounded = squareCm === undefined ? toMm : finely;
  return turned(outline, [0, 0], turnDeg).map((corner) => rounded(moved(corner, [x, y])));
}

/** Rounds finer than a millimetre, so that squares with a side fixed by the rules stay square. */
function finely([x, y]: Point): [number, number] {
  return [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
}
