import { z } from "zod";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { FORMATIONS } from "@/lib/rules/belle-alliance/formation";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { ROLLS_LEFT } from "@/lib/rules/belle-alliance/supplies";
import { GUARD_GRADES, UNIT_TYPES, WEAPONS, WEIGHTS } from "@/lib/rules/belle-alliance/unit-type";
import { cmSchema, idSchema, lineSchema, nameSchema } from "../../document/primitives";
import { OWN_VALOUR_LIMIT } from "./own-valour-limit";

/** Whose troops they are. */
export const nationSchema = z.enum(NATIONS);

/** The umpire's decision on a unit's valour: table 21 unless `own` is set; all null means "as the table proposes". */
const valourChoiceSchema = z.strictObject({
  /** Id of the row of table 21 the umpire chose; null for the proposed one. */
  row: z.string().max(120).nullable().default(null),
  /** Which of a row's two values applies; null while undecided. */
  pick: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .default(null),
  /** The umpire's own value, with its reason; the check reports a value that the rules do not allow. */
  own: z
    .strictObject({
      value: z.int().min(-OWN_VALOUR_LIMIT).max(OWN_VALOUR_LIMIT),
      reason: lineSchema,
    })
    .nullable()
    .default(null),
});
export type ValourChoice = z.infer<typeof valourChoiceSchema>;

/** The position of a unit when the game begins: the centre of its footprint. */
const placementSchema = z.strictObject({
  xCm: cmSchema,
  yCm: cmSchema,
  /** Degrees clockwise from north, 0 ≤ facing < 360. */
  facingDeg: z.number().min(0).lt(360),
  formation: z.enum(FORMATIONS),
  /** Figures (or model guns) abreast; null for the formation's usual front. */
  frontFigures: z.int().min(1).max(400).nullable().default(null),
  /** Id of the building it holds [6.1.1]. */
  buildingId: idSchema.nullable().default(null),
  /** Map tools do not move it until it is unlocked. */
  locked: z.literal(true).optional(),
});
export type Placement = z.infer<typeof placementSchema>;

/** A tactical unit [1.2.2–1.2.4]: battalion, cavalry regiment, battery, train or pioneers. */
export const unitSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  nation: nationSchema,
  arm: z.enum(ARMS),
  /** Null until the author says what kind of troops these are; the check asks for it. */
  type: z.enum(UNIT_TYPES).nullable(),
  weapon: z.enum(WEAPONS).nullable().default(null),
  weight: z.enum(WEIGHTS).nullable().default(null),
  guard: z.boolean().default(false),
  guardGrade: z.enum(GUARD_GRADES).nullable().default(null),
  /** Carries the lance (table 8). */
  lance: z.boolean().default(false),
  /** May skirmish with all its figures; others may with a third [1.3.2]. */
  light: z.boolean().default(false),
  /** Specially trained marksmen [5.5.1]. */
  marksmen: z.boolean().default(false),
  men: z.int().min(1).max(50_000).nullable().default(null),
  guns: z.int().min(1).max(200).nullable().default(null),
  /** How many of the guns are howitzers; null if not given, absent in older documents. */
  howitzers: z.int().min(0).max(200).nullable().optional(),
  /** The author's number of model guns; null for the minimum, one for four guns [1.1.7]. */
  modelGuns: z.int().min(1).max(200).nullable().default(null),
  calibrePd: z.int().min(1).max(48).nullable().default(null),
  battalionsOrSquadrons: z.int().min(1).max(40).nullable().default(null),
  /** A train wagon that carries ammunition [5.5.4]. */
  ammunition: z.boolean().default(false),
  /**
   * How many more rolls for fire or melee its supplies last when the game begins; null while they are full [5.5.3].
   */
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
