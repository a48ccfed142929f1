import { z } from "zod";
import { EFFICIENCIES } from "@/lib/rules/belle-alliance/commanders";
import { LEVELS } from "@/lib/rules/belle-alliance/level";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { cmSchema, idSchema, lineSchema, nameSchema } from "../primitives";
import { unitSchema } from "./unit";

/** Where a commander's figure stands when the game begins. */
const commanderPlacementSchema = z.strictObject({
  xCm: cmSchema,
  yCm: cmSchema,
  /** Map tools leave them where they are until they are unlocked. */
  locked: z.literal(true).optional(),
});
export type CommanderPlacement = z.infer<typeof commanderPlacementSchema>;

/** A commander; each has two adjutants [1.1.4]. */
export const commanderSchema = z.strictObject({
  name: nameSchema,
  efficiency: z.enum(EFFICIENCIES).default("normal"),
  placement: commanderPlacementSchema.nullable().default(null),
});
export type Commander = z.infer<typeof commanderSchema>;

/** A body of troops above the unit: army, corps, division, brigade … with what stands under it. */
export const formationSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  level: z.enum(LEVELS),
  nation: z.enum(NATIONS).nullable().default(null),
  commander: commanderSchema.nullable().default(null),
  /** Visible to its own side. */
  note: lineSchema.default(""),
  umpireNote: lineSchema.default(""),
  hidden: z.boolean().default(false),
  get formations() {
    return z.array(formationSchema).default([]);
  },
  units: z.array(unitSchema).default([]),
});
export type FormationNode = z.infer<typeof formationSchema>;
