import { z } from "zod";
import { SIGHT_CHOICES } from "@/lib/rules/belle-alliance/sight";

/** How a scenario reads what the rules on sight leave open; what is left out has the default [1.1.6, table 2]. */
export const sightReadingsSchema = z.strictObject({
  crest: z.enum(SIGHT_CHOICES.crest).optional(),
  levelLine: z.enum(SIGHT_CHOICES.levelLine).optional(),
  limits: z.enum(SIGHT_CHOICES.limits).optional(),
  inward: z.enum(SIGHT_CHOICES.inward).optional(),
  garrisons: z.enum(SIGHT_CHOICES.garrisons).optional(),
  outlines: z.enum(SIGHT_CHOICES.outlines).optional(),
});
