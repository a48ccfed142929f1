import { z } from "zod";
import { cmSchema, nameSchema } from "../../document/primitives";
import type { TerrainShape } from "../ground/kinds";
import { featureBasics, TERRAIN_SCHEMAS, type TerrainSchema } from "../ground/terrain-schema";

/** A name on the map. */
const placeSchema = z.strictObject({
  kind: z.literal("place"),
  id: featureBasics.id,
  hiddenFrom: featureBasics.hiddenFrom,
  locked: featureBasics.locked,
  name: nameSchema,
  xCm: cmSchema,
  yCm: cmSchema,
  /** The rotation of the text, in degrees clockwise. */
  turnDeg: z.number().min(-180).max(180).default(0),
  /** Minor places are not shown on small maps. */
  minor: z.boolean().default(false),
});

type Place = z.infer<typeof placeSchema>;

/** What can be drawn on the table: a shape of some terrain kind, or a name. */
export const featureSchema = z.discriminatedUnion("kind", [
  ...TERRAIN_SCHEMAS,
  placeSchema,
] as unknown as [typeof placeSchema]) as unknown as z.ZodType<
  z.output<TerrainSchema> | Place,
  z.input<TerrainSchema> | z.input<typeof placeSchema>
>;
export type Feature = TerrainShape | Place;
export type FeatureKind = Feature["kind"];
export type ShapeFeature = TerrainShape;
