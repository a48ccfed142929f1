import { z } from "zod";
import { EFFICIENCIES } from "@/lib/rules/belle-alliance/commanders";
import { LEVELS } from "@/lib/rules/belle-alliance/level";
import { cmSchema, idSchema, lineSchema, nameSchema } from "../../document/primitives";
import { playerSchema } from "./player";
import { nationSchema, unitSchema } from "./unit";

/** The position of a commander's figure when the game begins. */
const commanderPlacementSchema = z.strictObject({
  xCm: cmSchema,
  yCm: cmSchema,
  /** Map tools do not move it until it is unlocked. */
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

/** A body of troops above unit level (army, corps, division, brigade …) with everything under it. */
export const formationSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  level: z.enum(LEVELS),
  nation: nationSchema.nullable().default(null),
  commander: commanderSchema.nullable().default(null),
  /** Visible to its own side. */
  note: lineSchema.default(""),
  umpireNote: lineSchema.default(""),
  hidden: z.boolean().default(false),
  /** Set if the formation has a player of its own; what is under it remains part of the formations above. */
  player: playerSchema.optional(),
  get formations() {
    return z.array(formationSchema).default([]);
  },
  units: z.array(unitSchema).default([]),
});
export type FormationNode = z.infer<typeof formationSchema>;
