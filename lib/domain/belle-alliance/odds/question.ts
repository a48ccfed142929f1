import { z } from "zod";
import { PARTY_ARMS } from "@/lib/rules/belle-alliance/odds/arms-of-row";
import { FIELD_WORKS } from "@/lib/rules/belle-alliance/tables/table-20";

/** What holds for a party. */
export const rowIds = z
  .array(z.string().max(64))
  .max(60)
  .default([])
  .describe("Ids of the table's rows that hold for this party");
const valour = z.int().min(-5).max(5).default(0);
export const commander = z
  .union([z.literal("engaging"), z.literal([-4, -3, -2, -1, 1, 2, 3, 4])])
  .nullable()
  .default(null)
  .describe("Rolls on table 10 now, or the factor of an engagement earlier in the bound");
/** What a fallen staff figure takes away. */
export const sideFactor = z
  .literal([0, -1, -2])
  .default(0)
  .describe("After a staff figure of the rolling side fell, table 18");
const failedBounds = z.int().min(0).max(100).default(0);
const arm = z
  .enum(PARTY_ARMS)
  .optional()
  .describe("Given, rows that are said of other arms are refused");
const party = z.strictObject({ rows: rowIds, valour, commander });
const figures = z.int().min(1).max(5_000);

const unitFigures = figures
  .optional()
  .describe(
    "All figures of the unit: it loses no more; given for both, they decide the rows for more figures",
  );

/** Who fights. */
export const meleeParty = party.extend({
  arm: z.enum(["infantry", "cavalry", "artillery"]),
  figures: figures.describe("Those that count for units of melee, 4.1.3"),
  unitFigures,
  sideFactor,
});
/** Whose rout may spread, and to whom. */
export const routParty = z.strictObject({ arm, rows: rowIds, valour, unitFigures, sideFactor });

/** A question about odds: one shape for each kind of roll. */
export const oddsQuestionSchema = z.discriminatedUnion("roll", [
  z.strictObject({
    roll: z.literal("fire"),
    table: z.literal([6, 7]).describe("6 small arms, 7 artillery"),
    firer: party.extend({ arm, figures: figures.describe("Gunners in table 7"), sideFactor }),
    target: party.extend({
      arm,
      figures: figures
        .optional()
        .describe(
          "All figures of the target: it loses no more, and they decide the rows for more figures",
        ),
    }),
  }),
  z.strictObject({
    roll: z.literal("melee"),
    bothAttack: z.boolean().default(false),
    attacker: meleeParty,
    defender: meleeParty,
  }),
  z.strictObject({
    roll: z.literal("spread-of-rout"),
    routing: routParty,
    defender: routParty,
  }),
  z.strictObject({ roll: z.literal("commander") }),
  z.strictObject({
    roll: z.literal("reorganisation"),
    rows: rowIds,
    valour,
    failedBounds,
    sideFactor,
  }),
  z.strictObject({ roll: z.literal("order"), rows: rowIds, valour, failedBounds, sideFactor }),
  z.strictObject({ roll: z.literal("catch") }),
  z.strictObject({ roll: z.literal("replacement"), rows: rowIds, failedBounds }),
  z.strictObject({
    roll: z.literal("materials"),
    work: z.enum(FIELD_WORKS),
    nearSource: z
      .boolean()
      .default(false)
      .describe("Within 10 cm of a wood (abatis) or a building (barricade)"),
    failedBounds,
    sideFactor,
  }),
  z.strictObject({
    roll: z.literal("demolition"),
    work: z.enum(["incineration", "detonation"]),
    failedBounds,
    sideFactor,
  }),
]);
export type OddsQuestion = z.infer<typeof oddsQuestionSchema>;
export type OddsRoll = OddsQuestion["roll"];
export type QuestionOf<Roll extends OddsRoll> = Extract<OddsQuestion, { roll: Roll }>;
