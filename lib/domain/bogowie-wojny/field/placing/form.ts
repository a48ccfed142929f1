import { z } from "zod";
import { nameOrNoneSchema } from "../../../document/primitives";
import { CROSSING_SORTS } from "../../ground/crossing";
import type { AnyFieldKind } from "../../ground/field-kinds";
import type { Laying, Span } from "../../ground/laying";
import { FIELD_PIECES } from "../../ground/pieces";
import type { ThingControl } from "../../ground/thing-kind";
import { FIELD_WORKS } from "../../ground/works";
import { BATTLEFIELD_LIMITS } from "../limits";
import { MAX_ROAD_POINTS, MAX_SHAPES } from "./measures";
import type { PieceForm, WorkForm } from "./thing-form";

const cm = z.number().min(0).max(BATTLEFIELD_LIMITS.mostWidthCm);
const point = z.tuple([cm, cm]);
const within = ([least, most]: Span) => z.number().min(least).max(most);
const shape = z.int().min(0).max(MAX_SHAPES).default(0);

/** A thing's middle, in cm from the south-west corner, and its clockwise rotation. */
const place = { x: cm, y: cm, turnDeg: z.number().min(0).max(360).default(0) };

/** A player's name for what is placed; empty: by its kind. */
const name = nameOrNoneSchema.optional();

/** A form before parsing, with the fields optional that have defaults. */
type Given<Form> = Form extends unknown
  ? Omit<Form, "turnDeg" | "shape"> & { readonly turnDeg?: number; readonly shape?: number }
  : never;

/** A player's request for a piece of terrain: kind, middle, rotation and size, from which the outline is derived. */
export const pieceFormSchema = formsOf(FIELD_PIECES) as unknown as z.ZodType<
  PieceForm,
  Given<PieceForm>
>;

/** A player's request for a field work [13.3]. */
export const workFormSchema = formsOf(FIELD_WORKS) as unknown as z.ZodType<
  WorkForm,
  Given<WorkForm>
>;

/** A road by its corners; it makes bridges or fords wherever it meets water [14.4]. */
export const roadFormSchema = z.strictObject({
  points: z.array(point).min(2).max(MAX_ROAD_POINTS),
  crossing: z.enum(CROSSING_SORTS).default("bridge"),
});
export type RoadForm = z.infer<typeof roadFormSchema>;

/** The free bridge or ford of the player who placed no river; if near enough, it is snapped to the river [14.4]. */
export const crossingFormSchema = z.strictObject({
  x: cm,
  y: cm,
  crossing: z.enum(CROSSING_SORTS).default("bridge"),
});
export type CrossingForm = z.infer<typeof crossingFormSchema>;

type Described = Pick<AnyFieldKind, "kind" | "list" | "laying" | "controls">;

function formsOf(kinds: readonly Described[]) {
  const schemas = kinds.flatMap((kind) => (kind.laying ? [schemaOf(kind, kind.laying)] : []));
  return z.discriminatedUnion("kind", schemas as unknown as [(typeof schemas)[number]]);
}

function schemaOf({ kind, list, controls }: Described, laying: Laying) {
  return z.strictObject({
    kind: z.literal(kind),
    ...(list === "pieces" && { name }),
    ...measuresOf(laying),
    ...(laying.by === "place" && Object.assign({}, ...controls.map(choiceOf))),
  });
}

function measuresOf(laying: Laying) {
  if (laying.by === "course") {
    return { from: point, to: point, widthCm: within(laying.width), shape };
  }
  const { long, wide, hasShapes } = laying;
  return {
    ...place,
    ...(long && { longCm: within(long) }),
    ...(wide && { wideCm: within(wide) }),
    ...(hasShapes && { shape }),
  };
}

function choiceOf(control: ThingControl): Readonly<Record<string, z.ZodType>> {
  switch (control.type) {
    case "look":
      return { look: z.enum(control.choices).default(control.usual) };
    case "grove":
      return { grove: z.literal(true).optional() };
    case "level":
      return { level: z.literal([1, 2, 3]) };
    default:
      return {};
  }
}
