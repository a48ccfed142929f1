import { z } from "zod";
import { CROSSING_SORTS } from "../../ground/bogowie-wojny/crossing";
import type { AnyFieldKind } from "../../ground/bogowie-wojny/field-kinds";
import type { Laying, Span } from "../../ground/bogowie-wojny/laying";
import { FIELD_PIECES } from "../../ground/bogowie-wojny/pieces";
import type { ThingControl } from "../../ground/bogowie-wojny/thing-kind";
import { FIELD_WORKS } from "../../ground/bogowie-wojny/works";
import { nameSchema } from "../../primitives";
import { BATTLEFIELD_LIMITS } from "../limits";
import { MOST_ROAD_POINTS, MOST_SHAPES } from "./measures";
import type { PieceForm, WorkForm } from "./thing-form";

const cm = z.number().min(0).max(BATTLEFIELD_LIMITS.mostWidthCm);
const point = z.tuple([cm, cm]);
const within = ([least, most]: Span) => z.number().min(least).max(most);
const shape = z.int().min(0).max(MOST_SHAPES).default(0);

/** Where a thing's middle lies, cm from the south-west corner, and how far it is turned clockwise. */
const place = { x: cm, y: cm, turnDeg: z.number().min(0).max(360).default(0) };

/** A player's name for what is placed; empty: by its kind. */
const name = nameSchema.or(z.literal("")).optional();

/** What a form may leave out, for its kind says what then holds. */
type Given<Form> = Form extends unknown
  ? Omit<Form, "turnDeg" | "shape"> & { readonly turnDeg?: number; readonly shape?: number }
  : never;

/** A piece of terrain as a player asks for it: sort, middle, turn and size; its outline follows from these. */
export const pieceFormSchema = formsOf(FIELD_PIECES) as unknown as z.ZodType<
  PieceForm,
  Given<PieceForm>
>;

/** A field work as a player asks for it [13.3]. */
export const workFormSchema = formsOf(FIELD_WORKS) as unknown as z.ZodType<
  WorkForm,
  Given<WorkForm>
>;

/** A road by its corners; where it meets water it makes bridges or fords [14.4]. */
export const roadFormSchema = z.strictObject({
  points: z.array(point).min(2).max(MOST_ROAD_POINTS),
  crossing: z.enum(CROSSING_SORTS).default("bridge"),
});
export type RoadForm = z.infer<typeof roadFormSchema>;

/** The free bridge or ford of the player who placed no river: near enough to it, it is set on it [14.4]. */
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
      return { level: z.union([z.literal(1), z.literal(2), z.literal(3)]) };
    default:
      return {};
  }
}
