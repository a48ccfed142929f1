import { z } from "zod";
import { LIMITS } from "../../document/limits";
import { idSchema, nameOrNoneSchema, pointCmSchema } from "../../document/primitives";
import { type AnyTerrainKind, TERRAIN_KINDS, type TerrainShape } from "./kinds";
import { MAX_WIDTH_CM, type TerrainField } from "./terrain-field";

/** The fields of every feature, whatever its kind. */
export const featureBasics = {
  id: idSchema,
  /** Empty where the feature has no name. */
  name: nameOrNoneSchema.default(""),
  /** Ids of the sides that must not learn of it. */
  hiddenFrom: z.array(idSchema).max(LIMITS.sides).default([]),
  /** Map tools leave it unchanged until it is unlocked. */
  locked: z.literal(true).optional(),
};

/** Corners in cm: a closed ring (first corner not repeated) for areas, a line otherwise. */
const CORNERS = {
  area: z.array(pointCmSchema).min(3).max(LIMITS.pointsPerFeature),
  line: z.array(pointCmSchema).min(2).max(LIMITS.pointsPerFeature),
};

const widthCm = z.number().gt(0).max(MAX_WIDTH_CM);

/** The input of a schema: a document may leave out fields for which the kind has defaults. */
type Given<Each extends TerrainShape> = Each extends TerrainShape
  ? Pick<Each, "kind" | "id" | "points"> & Partial<Each>
  : never;

/** The schema of each kind of terrain, derived from its fields, in the catalogue's order. */
export const TERRAIN_SCHEMAS = TERRAIN_KINDS.map(schemaOf);

/** The input and output of the schemas. */
export type TerrainSchema = z.ZodType<TerrainShape, Given<TerrainShape>>;

function schemaOf({ kind, fields, shape }: AnyTerrainKind) {
  const own = Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)] as const);
  return z.strictObject({
    kind: z.literal(kind),
    ...featureBasics,
    ...Object.fromEntries(own),
    points: CORNERS[shape],
  });
}

function schemaOfField({ control, blank }: TerrainField): z.ZodType {
  switch (control.type) {
    case "choice": {
      const schema = z.enum(control.choices);
      return control.mayStayOpen ? schema.nullable().default(null) : schema.default(String(blank));
    }
    case "asked-width":
      return widthCm.nullable().default(null);
    case "width":
      return widthCm.default(Number(blank));
    case "layer":
      return z.int().min(control.least).max(control.most);
    case "flag":
      return z.boolean().default(blank === true);
  }
}
