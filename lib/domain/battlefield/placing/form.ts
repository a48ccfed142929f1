import { z } from "zod";
import { CROSSING_SORTS } from "../../ground/bogowie-wojny/crossing";
import { nameSchema } from "../../primitives";
import { BATTLEFIELD_LIMITS } from "../limits";
import {
  FENCE_LONG_CM,
  FORM_MEASURES,
  LINEAR_WORK_LONG_CM,
  MOST_ROAD_POINTS,
  MOST_SHAPES,
  type SizedKind,
  type Span,
  WATER_WIDE_CM,
} from "./measures";

const cm = z.number().min(0).max(BATTLEFIELD_LIMITS.mostWidthCm);
const point = z.tuple([cm, cm]);
const within = ([least, most]: Span) => z.number().min(least).max(most);
const shape = z.int().min(0).max(MOST_SHAPES).default(0);

/** Where a piece's middle lies, cm from the south-west corner, and how far it is turned clockwise. */
const place = { x: cm, y: cm, turnDeg: z.number().min(0).max(360).default(0) };

/** What a player calls what he places; empty: by its sort. */
const name = nameSchema.or(z.literal("")).optional();

function sized<Kind extends SizedKind>(kind: Kind) {
  const { long, wide } = FORM_MEASURES[kind];
  return {
    kind: z.literal(kind),
    name,
    ...place,
    longCm: within(long),
    wideCm: within(wide),
    shape,
  };
}

function water<Kind extends "stream" | "river">(kind: Kind) {
  const widthCm = within(WATER_WIDE_CM[kind]);
  return z.strictObject({ kind: z.literal(kind), name, from: point, to: point, widthCm, shape });
}

/** A piece of terrain as a player asks for it: sort, middle, turn and size; its outline follows from these. */
export const pieceFormSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    ...sized("difficult"),
    look: z.enum(["ploughed", "overgrown", "scrub", "orchard"]).default("scrub"),
  }),
  z.strictObject({
    ...sized("wood"),
    /** A grove, which stands in the wood's column [14.3] and is bought as one where the format says so [13.3]. */
    grove: z.literal(true).optional(),
  }),
  z.strictObject(sized("hill")),
  z.strictObject(sized("gully")),
  z.strictObject({ ...sized("impassable"), look: z.enum(["marsh", "lake"]).default("marsh") }),
  water("stream"),
  water("river"),
  z.strictObject({
    kind: z.literal("fence"),
    name,
    ...place,
    longCm: within(FENCE_LONG_CM),
    shape,
    look: z.enum(["hedge", "fence", "wall"]).default("fence"),
  }),
  z.strictObject({
    kind: z.literal("built-up"),
    name,
    ...place,
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  }),
]);
export type PieceForm = z.infer<typeof pieceFormSchema>;

/** A field work as a player asks for it [13.3]. */
export const workFormSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("linear"), ...place, longCm: within(LINEAR_WORK_LONG_CM) }),
  z.strictObject({ kind: z.literal("redoubt"), ...place }),
]);
export type WorkForm = z.infer<typeof workFormSchema>;

/** A road by its corners; where it meets water it makes bridges or fords [14.4]. */
export const roadFormSchema = z.strictObject({
  points: z.array(point).min(2).max(MOST_ROAD_POINTS),
  crossing: z.enum(CROSSING_SORTS).default("bridge"),
});
export type RoadForm = z.infer<typeof roadFormSchema>;

/** The free bridge or ford of him who placed no river: near enough to it, it is set on it [14.4]. */
export const crossingFormSchema = z.strictObject({
  x: cm,
  y: cm,
  crossing: z.enum(CROSSING_SORTS).default("bridge"),
});
export type CrossingForm = z.infer<typeof crossingFormSchema>;
