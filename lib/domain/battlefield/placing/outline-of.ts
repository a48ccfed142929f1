import {
  BUILT_UP_SECTION_CM,
  REDOUBT_CM,
} from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { moved, type Point } from "@/lib/terrain/point";
import { turned } from "@/lib/terrain/transform";
import { toMm } from "../generator/bearing";
import { type Chance, chanceFrom } from "../generator/chance";
import { bentLine, drawWaves, fourCorners, gullyAlong, wavyOval } from "../generator/outline";
import { meander } from "../generator/water";
import type { PieceForm, WorkForm } from "./form";

type Standing = Exclude<PieceForm | WorkForm, { kind: "stream" | "river" }>;

/** How rough nature leaves an edge. */
const ROUGH = { wood: 0.34, hill: 0.2, difficult: 0.3, impassable: 0.3 } as const;

/** A form's outline or line on the table, in cm to the millimetre: the same for the same form. */
export function outlineOf(form: PieceForm | WorkForm): [number, number][] {
  if (form.kind === "stream" || form.kind === "river") {
    return meander(chanceOf(form.shape), [form.from, form.to]).map(toMm);
  }
  const { x, y, turnDeg } = form;
  const rounded = form.kind === "built-up" || form.kind === "redoubt" ? finely : toMm;
  return turned(aboutOrigin(form), [0, 0], turnDeg).map((corner) => rounded(moved(corner, [x, y])));
}

/** Squares whose side the rules give are no square any more when their corners go to the millimetre. */
function finely([x, y]: Point): [number, number] {
  return [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
}

function aboutOrigin(form: Standing): readonly Point[] {
  switch (form.kind) {
    case "built-up":
      return square(BUILT_UP_SECTION_CM);
    case "redoubt":
      return square(REDOUBT_CM);
    case "linear":
      return [
        [-form.longCm / 2, 0],
        [form.longCm / 2, 0],
      ];
    case "fence":
      return bentLine(chanceOf(form.shape), form.longCm / 2, form.longCm / 2);
    case "gully":
      return gullyAlong(chanceOf(form.shape), form.longCm, form.wideCm);
    default:
      return ground(form);
  }
}

function ground(form: Extract<Standing, { kind: keyof typeof ROUGH }>): readonly Point[] {
  const chance = chanceOf(form.shape);
  const half = { x: form.longCm / 2, y: form.wideCm / 2 };
  const isField = form.kind === "difficult" && form.look !== "scrub";
  if (isField) return fourCorners(chance, { x: half.x - 1, y: half.y - 1 });
  return wavyOval(drawWaves(chance, ROUGH[form.kind]), half);
}

function square(side: number): readonly Point[] {
  const half = side / 2;
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
}

function chanceOf(shape: number): Chance {
  return chanceFrom(`shape ${shape}`);
}
