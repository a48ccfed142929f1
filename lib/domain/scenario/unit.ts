import { z } from "zod";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { FORMATIONS } from "@/lib/rules/belle-alliance/formation";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { ROLLS_LEFT } from "@/lib/rules/belle-alliance/supplies";
import { GUARD_GRADES, UNIT_TYPES, WEAPONS, WEIGHTS } from "@/lib/rules/belle-alliance/unit-type";
import { cmSchema, idSchema, lineSchema, nameSchema } from "../primitives";
import { OWN_VALOUR_LIMIT } from "./own-valour-limit";

/** The umpire's decision on a unit's valour: table 21 unless `own` is set; all null means "as the table proposes". */
const valourChoiceSchema = z.strictObject({
  /** Id of the row of table 21 the umpire chose; null takes the proposed one. */
  row: z.string().max(120).nullable().default(null),
  /** Which of a row's two values; null while undecided. */
  pick: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .default(null),
  /** The umpire's own value, with the reason for it; the check says when the rules know no such value. */
  own: z
    .strictObject({
      value: z.int().min(-OWN_VALOUR_LIMIT).max(OWN_VALOUR_LIMIT),
      reason: lineSchema,
    })
    .nullable()
    .default(null),
});
export type ValourChoice = z.infer<typeof valourChoiceSchema>;

/** Where a unit stands when the game begins: the centre of its footprint. */
const placementSchema = z.strictObject({
  xCm: cmSchema,
  yCm: cmSchema,
  /** Degrees clockwise from north, 0 ≤ facing < 360. */
  facingDeg: z.number().min(0).lt(360),
  formation: z.enum(FORMATIONS),
  /** Figures (or model guns) abreast; null takes the formation's usual front. */
  frontFigures: z.int().min(1).max(400).nullable().default(null),
  /** Id of the building it holds [6.1.1]. */
  buildingId: idSchema.nullable().default(null),
  /** Map tools leave it where it is until it is unlocked. */
  locked: z.literal(true).optional(),
});
export type Placement = z.infer<typeof placementSchema>;

/** A tactical unit [1.2.2–1.2.4]: battalion, cavalry regiment, battery, train or pioneers. */
export const unitSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  nation: z.enum(NATIONS),
  arm: z.enum(ARMS),
  /** Null until the author says what troops they are; the check asks. */
  type: z.enum(UNIT_TYPES).nullable(),
  weapon: z.enum(WEAPONS).nullable().default(null),
  weight: z.enum(WEIGHTS).nullable().default(null),
  guard: z.boolean().default(false),
  guardGrade: z.enum(GUARD_GRADES).nullable().default(null),
  /** Carries the lance (table 8). */
  lance: z.boolean().default(false),
  /** May skirmish with all its figures, others with a third [1.3.2]. */
  light: z.boolean().default(false),
  /** Specially trained marksmen [5.5.1]. */
  marksmen: z.boolean().default(false),
  men: z.int().min(1).max(50_000).nullable().default(null),
  guns: z.int().min(1).max(200).nullable().default(null),
  /** How many of the guns are howitzers; null where nobody said, absent in older documents. */
  howitzers: z.int().min(0).max(200).nullable().optional(),
  /** The author's number of model guns; null takes the least, one for four guns [1.1.7]. */
  modelGuns: z.int().min(1).max(200).nullable().default(null),
  calibrePd: z.int().min(1).max(48).nullable().default(null),
  battalionsOrSquadrons: z.int().min(1).max(40).nullable().default(null),
  /** A train wagon that carries ammunition [5.5.4]. */
  ammunition: z.boolean().default(false),
  /** Rolls for fire or melee that its supplies last for when the game begins; null while they are full [5.5.3]. */
  supplies: z.literal(ROLLS_LEFT).nullable().default(null),
  /** The strength is an estimate. */
  estimate: z.boolean().default(false),
  source: lineSchema.default(""),
  /** Visible to the unit's own side. */
  note: lineSchema.default(""),
  /** Visible to the umpire only. */
  umpireNote: lineSchema.default(""),
  /** Left out of the public view. */
  hidden: z.boolean().default(false),
  valour: valourChoiceSchema.default({ row: null, pick: null, own: null }),
  placement: placementSchema.nullable().default(null),
});
export type Unit = z.infer<typeof unitSchema>;
