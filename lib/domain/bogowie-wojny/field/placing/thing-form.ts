import type { PieceKind } from "@/lib/rules/bogowie-wojny/terrain-piece";
import type { PointCm } from "../../../document/primitives";
import { fieldKind } from "../../ground/field-kinds";
import type { Span } from "../../ground/laying";
import type { ThingControl } from "../../ground/thing-kind";
import type { WorkKind } from "../../ground/works";

interface FormBasics<Kind> {
  readonly kind: Kind;
  /** The player's name for the thing; empty: named after its kind. */
  readonly name?: string | undefined;
}

/** A thing by its middle, in cm from the south-west corner, its clockwise rotation and its size. */
export interface PlacedForm<Kind> extends FormBasics<Kind> {
  readonly x: number;
  readonly y: number;
  readonly turnDeg: number;
  readonly longCm?: number;
  readonly wideCm?: number;
  readonly shape?: number;
  readonly look?: string;
  /**
   * Set for a grove, which counts in the column of woods [14.3] and is bought as a wood if the format says so [13.3].
   */
  readonly grove?: true | undefined;
  readonly level?: FormLevel;
}
export type FormLevel = 1 | 2 | 3;

/** Water by the ends of its course. */
export interface CourseForm<Kind> extends FormBasics<Kind> {
  readonly from: PointCm;
  readonly to: PointCm;
  readonly widthCm: number;
  readonly shape: number;
}

/** A player's request for a piece of terrain, from which the outline is derived. */
export type PieceForm = PlacedForm<PieceKind> | CourseForm<PieceKind>;
/** A player's request for a field work [13.3]. */
export type WorkForm = PlacedForm<WorkKind>;

/** The initial place and size of a thing. */
interface FormOptions {
  readonly place: { readonly x: number; readonly y: number; readonly turnDeg: number };
  readonly shape: number;
  readonly level: number | null;
  sizeOf(span: Span): number;
  /** The ends of a course; called only for kinds of water. */
  course(): Pick<CourseForm<PieceKind>, "from" | "to" | "shape">;
}

/** An initial form with the defaults of its kind. Throws a RangeError for kinds that are not laid by measures. */
export function formOf<Kind extends PieceKind | WorkKind>(
  kind: Kind,
  { place, shape, level, sizeOf, course }: FormOptions,
): PlacedForm<Kind> | CourseForm<Kind> {
  const { laying, controls } = fieldKind(kind);
  if (!laying) throw new RangeError(`A "${kind}" is not laid by its measures.`);
  if (laying.by === "course") return { kind, ...course(), widthCm: laying.usualCm };
  const { long, wide, hasShapes } = laying;
  return {
    kind,
    ...place,
    ...(hasShapes && { shape }),
    ...(long && { longCm: sizeOf(long) }),
    ...(wide && { wideCm: sizeOf(wide) }),
    ...Object.assign({}, ...controls.map((control) => usual(control, level))),
  };
}

/** An initial field work of the greatest length. */
export function workForm(kind: WorkKind, place: FormOptions["place"]): WorkForm {
  const form = formOf(kind, {
    place,
    shape: 0,
    level: null,
    sizeOf: ([, most]) => most,
    course: () => {
      throw new RangeError(`A "${kind}" has no course.`);
    },
  });
  return form as WorkForm;
}

function usual(
  control: ThingControl,
  level: number | null,
): Pick<PlacedForm<unknown>, "look" | "level"> {
  if (control.type === "look") return { look: control.usual };
  if (control.type === "level") return { level: level === 2 || level === 3 ? level : 1 };
  return {};
}

interface FormSize {
  readonly key: "longCm" | "wideCm" | "widthCm";
  readonly value: number;
  readonly span: Span;
}

/** The measures of a form with their minimum and maximum. */
export function sizesOf(form: PieceForm | WorkForm): readonly FormSize[] {
  const { laying } = fieldKind(form.kind);
  if (!laying) return [];
  if ("from" in form) {
    return laying.by === "course"
      ? [{ key: "widthCm", value: form.widthCm, span: laying.width }]
      : [];
  }
  if (laying.by === "course") return [];
  const { long, wide } = laying;
  return [
    ...(long ? [{ key: "longCm", value: form.longCm ?? 0, span: long } as const] : []),
    ...(wide ? [{ key: "wideCm", value: form.wideCm ?? 0, span: wide } as const] : []),
  ];
}
