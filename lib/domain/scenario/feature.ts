import { z } from "zod";
import { LIMITS } from "../limits";
import { cmSchema, idSchema, nameSchema, pointCmSchema } from "../primitives";
import {
  BUILDING_MATERIALS,
  CROSSING_KINDS,
  FENCE_KINDS,
  FIELD_WORK_KINDS,
  GROUND_KINDS,
  HEDGE_KINDS,
  ROAD_SURFACES,
  WALL_HEIGHTS,
} from "./feature-kinds";

const ring = z.array(pointCmSchema).min(3).max(LIMITS.pointsPerFeature);
const line = z.array(pointCmSchema).min(2).max(LIMITS.pointsPerFeature);
const widthCm = z.number().gt(0).max(100);

const common = {
  id: idSchema,
  /** Empty where the feature has no name. */
  name: nameSchema.or(z.literal("")).default(""),
  /** Ids of the sides that must not learn of it. */
  hiddenFrom: z.array(idSchema).max(LIMITS.sides).default([]),
};

/**
 * What can be drawn on the table. `points` are cm: a closed ring (first point not repeated) for
 * areas, a line otherwise. A null kind, height, material or width is a question still open [table 5].
 */
export const featureSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("hill"),
    ...common,
    /** Layers above the table, 10 m each [1.1.7]. */
    level: z.int().min(1).max(12),
    points: ring,
  }),
  z.strictObject({ kind: z.literal("wood"), ...common, points: ring }),
  z.strictObject({
    kind: z.literal("ground"),
    ...common,
    ground: z.enum(GROUND_KINDS).nullable().default(null),
    points: ring,
  }),
  z.strictObject({
    kind: z.literal("building"),
    ...common,
    material: z.enum(BUILDING_MATERIALS).nullable().default(null),
    /** Whether field works strengthened it before the game [6.3.0, table 20]. */
    reinforced: z.boolean().default(false),
    points: ring,
  }),
  z.strictObject({
    kind: z.literal("road"),
    ...common,
    surface: z.enum(ROAD_SURFACES).default("earth"),
    widthCm: widthCm.default(1),
    points: line,
  }),
  z.strictObject({
    kind: z.literal("stream"),
    ...common,
    widthCm: widthCm.nullable().default(null),
    points: line,
  }),
  z.strictObject({
    kind: z.literal("crossing"),
    ...common,
    crossing: z.enum(CROSSING_KINDS).nullable().default(null),
    widthCm: widthCm.default(2),
    points: line,
  }),
  z.strictObject({
    kind: z.literal("wall"),
    ...common,
    height: z.enum(WALL_HEIGHTS).nullable().default(null),
    points: line,
  }),
  z.strictObject({
    kind: z.literal("hedge"),
    ...common,
    hedge: z.enum(HEDGE_KINDS).nullable().default(null),
    points: line,
  }),
  z.strictObject({
    kind: z.literal("fence"),
    ...common,
    fence: z.enum(FENCE_KINDS).nullable().default(null),
    points: line,
  }),
  z.strictObject({
    kind: z.literal("field-work"),
    ...common,
    /** What stands at the start of the game [6.3.0]. */
    work: z.enum(FIELD_WORK_KINDS).nullable().default(null),
    /** Its trace; where it has a front, that is the side to the left of the way the corners run. */
    points: line,
  }),
  z.strictObject({
    kind: z.literal("place"),
    id: common.id,
    hiddenFrom: common.hiddenFrom,
    name: nameSchema,
    xCm: cmSchema,
    yCm: cmSchema,
    /** Degrees clockwise the text is turned. */
    turnDeg: z.number().min(-180).max(180).default(0),
    /** Minor places are not shown on small maps. */
    minor: z.boolean().default(false),
  }),
]);
export type Feature = z.infer<typeof featureSchema>;
export type FeatureKind = Feature["kind"];
export type ShapeFeature = Exclude<Feature, { kind: "place" }>;
