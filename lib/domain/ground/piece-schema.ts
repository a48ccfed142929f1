import { z } from "zod";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { BATTLEFIELD_LIMITS } from "../battlefield/limits";
import { idSchema, nameSchema } from "../primitives";
import { PIECE_ORIGINS, type PieceControl } from "./bogowie-wojny/piece-kind";
import { type AnyPieceKind, FIELD_PIECES, type FieldPiece } from "./bogowie-wojny/pieces";

const { mostPoints, furthestCm } = BATTLEFIELD_LIMITS;
const cm = z.number().min(-furthestCm).max(furthestCm);
const point = z.tuple([cm, cm]);

/** A ring or a line of places on the field in cm; a width in cm. */
export const fieldRing = z.array(point).min(3).max(mostPoints);
export const fieldLine = z.array(point).min(2).max(mostPoints);
export const fieldWidthCm = z.number().gt(0).max(20);

/** What everything placed on the field has. */
export const placedBasics = {
  id: idSchema,
  /** Empty where it has no name. */
  name: nameSchema.or(z.literal("")).default(""),
  placedBy: z.enum(TABLE_EDGES),
};

/** What a document may leave out, since its kind says what then holds. */
type Given<Each extends FieldPiece> = Each extends FieldPiece
  ? Omit<Each, "name" | "origin" | "look"> & Partial<Each>
  : never;

const SCHEMAS = FIELD_PIECES.map(schemaOf);

/** A piece of terrain [3.5]: its kind counts in a column of 14.3, what else it is like is for the eye. */
export const pieceSchema = z.discriminatedUnion(
  "kind",
  SCHEMAS as unknown as [(typeof SCHEMAS)[number]],
) as unknown as z.ZodType<FieldPiece, Given<FieldPiece>>;

function schemaOf({ kind, controls, shape }: AnyPieceKind) {
  const fields = controls.filter(({ type }) => type !== "ways").map(schemaOfField);
  return z.strictObject({
    kind: z.literal(kind),
    ...placedBasics,
    origin: z.enum(PIECE_ORIGINS).default("placed"),
    ...Object.fromEntries(fields),
    points: shape === "area" ? fieldRing : fieldLine,
    ...(controls.some(({ type }) => type === "ways") && { ways: z.tuple([point, point]) }),
  });
}

function schemaOfField(control: PieceControl): readonly [name: string, schema: z.ZodType] {
  switch (control.type) {
    case "look":
      return ["look", z.enum(control.choices).default(control.usual)];
    case "grove":
      return ["grove", z.literal(true).optional()];
    case "width":
      return ["widthCm", fieldWidthCm];
    case "level":
      return ["level", z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])];
    case "ways":
      return ["ways", z.tuple([point, point])];
  }
}
