import { z } from "zod";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { idSchema, nameOrNoneSchema } from "../../document/primitives";
import { BATTLEFIELD_LIMITS } from "../field/limits";
import { type Crossing, crossing } from "./crossing";
import type { AnyFieldKind, FieldThing } from "./field-kinds";
import { originsOf } from "./piece-kind";
import { type AnyPieceKind, FIELD_PIECES, type FieldPiece } from "./pieces";
import { type Road, road } from "./road";
import type { ThingControl } from "./thing-kind";
import { FIELD_WORKS, type FieldWork } from "./works";

const { mostPoints, furthestCm } = BATTLEFIELD_LIMITS;
const cm = z.number().min(-furthestCm).max(furthestCm);
/** A place in or near the field in cm from its south-west corner. */
export const fieldPoint = z.tuple([cm, cm]);

/** A ring of places on the field in cm, the first not repeated. */
export const fieldRing = z.array(fieldPoint).min(3).max(mostPoints);
/** The places a line on the field runs through, in cm. */
export const fieldLine = z.array(fieldPoint).min(2).max(mostPoints);
const CORNERS = { area: fieldRing, line: fieldLine };

/** The input of a schema: a document may leave out fields for which the kind has defaults. */
type Given<Each extends FieldThing> = Each extends FieldThing
  ? Omit<Each, "name" | "origin" | "look"> & Partial<Each>
  : never;
type ThingSchema<Each extends FieldThing> = z.ZodType<Each, Given<Each>>;

/** A piece of terrain [3.5]: its kind counts in a column of 14.3, its other properties only affect its appearance. */
export const pieceSchema = oneOf(FIELD_PIECES) as unknown as ThingSchema<FieldPiece>;

/** A bridge or ford: from a road laid over water, or the free one of the player who placed no river [14.4]. */
export const crossingSchema = schemaOf(crossing) as unknown as z.ZodType<Crossing, Crossing>;

/** Field works, bought or given by a campaign [13.3, 14.4]. */
export const fieldWorkSchema = oneOf(FIELD_WORKS) as unknown as ThingSchema<FieldWork>;

/** A road, given by its middle line. */
export const roadSchema = schemaOf(road) as unknown as ThingSchema<Road>;

type Described = Pick<AnyFieldKind, "kind" | "list" | "controls" | "shape" | "isNameless"> &
  Pick<AnyPieceKind, "beforehand">;

function oneOf(kinds: readonly Described[]) {
  const schemas = kinds.map(schemaOf);
  return z.discriminatedUnion("kind", schemas as unknown as [(typeof schemas)[number]]);
}

function schemaOf({ kind, list, controls, shape, isNameless, beforehand }: Described) {
  const names = list === "pieces" || list === "fieldWorks";
  const fields = controls.filter(({ type }) => type !== "ways").map(schemaOfField);
  return z.strictObject({
    ...(names && { kind: z.literal(kind) }),
    id: idSchema,
    /** Empty where it has no name. */
    ...(!isNameless && { name: nameOrNoneSchema.default("") }),
    placedBy: z.enum(TABLE_EDGES),
    ...(list === "pieces" && { origin: z.enum(originsOf({ beforehand })).default("placed") }),
    ...Object.fromEntries(fields),
    points: CORNERS[shape],
    ...(controls.some(({ type }) => type === "ways") && {
      ways: z.tuple([fieldPoint, fieldPoint]),
    }),
  });
}

function schemaOfField(control: ThingControl): readonly [name: string, schema: z.ZodType] {
  switch (control.type) {
    case "look":
      return ["look", z.enum(control.choices).default(control.usual)];
    case "grove":
      return ["grove", z.literal(true).optional()];
    case "width":
      return ["widthCm", z.number().gt(0).max(20)];
    case "level":
      return ["level", z.literal([0, 1, 2, 3])];
    case "ways":
      return ["ways", z.tuple([fieldPoint, fieldPoint])];
    case "crossing":
      return ["crossing", z.enum(control.choices)];
    case "right":
      return ["origin", z.enum(control.choices)];
    case "water":
      return ["waterId", idSchema];
  }
}
