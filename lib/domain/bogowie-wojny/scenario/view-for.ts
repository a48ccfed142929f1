import { z } from "zod";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { idSchema, languageSchema } from "../../document/primitives";
import { pinnedBookSchema } from "../list/army-list";
import { formatSchema } from "../list/format-schema";
import {
  type BattleScenario,
  battleObjectiveSchema,
  type Force,
  pinnedArmySchema,
  pinnedFieldSchema,
} from "./battle-scenario";

/** Whose view it is: everybody's, the umpire's, or that of a side by its id. */
export type BattleAudience =
  | { readonly for: "public" | "umpire" }
  | { readonly for: "side"; readonly sideId: string };

const forceViewSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  nation: z.enum(ARMY_NATIONS),
  commander: z.string(),
  format: formatSchema.nullable(),
  book: pinnedBookSchema.nullable(),
  /** What only the side and the umpire know; `null` for everybody else. */
  own: z
    .strictObject({
      list: pinnedArmySchema.nullable(),
      tasks: z.string(),
      brief: z.string(),
      believedOfEnemy: z.string(),
    })
    .nullable(),
});

/** A scenario as an audience may see it: what is named here and nothing else. */
export const battleScenarioViewSchema = z.strictObject({
  kind: z.literal("scenario-view"),
  system: z.literal("bogowie-wojny"),
  title: z.string(),
  language: languageSchema,
  place: z.string(),
  date: z.string().nullable(),
  summary: z.string(),
  commonKnowledge: z.string(),
  specialRules: z.string(),
  credits: z.string(),
  battlefield: pinnedFieldSchema.nullable(),
  turns: z.int().nullable(),
  forces: z.array(forceViewSchema),
  objectives: z.array(battleObjectiveSchema),
  /** `null` for everybody but the umpire. */
  umpire: z.strictObject({ notes: z.string() }).nullable(),
});
export type BattleScenarioView = z.infer<typeof battleScenarioViewSchema>;
export type ForceView = BattleScenarioView["forces"][number];

/** The view of a scenario for an audience; of a side it does not have, the public one. */
export function viewBattleScenario(
  scenario: BattleScenario,
  audience: BattleAudience,
): BattleScenarioView {
  const isUmpire = audience.for === "umpire";
  return {
    kind: "scenario-view",
    system: scenario.system,
    title: scenario.title,
    language: scenario.language,
    place: scenario.place,
    date: scenario.date,
    summary: scenario.summary,
    commonKnowledge: scenario.commonKnowledge,
    specialRules: scenario.specialRules,
    credits: scenario.credits,
    battlefield: scenario.battlefield,
    turns: scenario.turns,
    forces: scenario.forces.map((force) => forceView(force, audience)),
    objectives: scenario.objectives,
    umpire: isUmpire ? { notes: scenario.umpireNotes } : null,
  };
}

function forceView(force: Force, audience: BattleAudience): ForceView {
  const { id, name, nation, commander, format, book, list, tasks, brief, believedOfEnemy } = force;
  const isShown = audience.for === "umpire" || (audience.for === "side" && audience.sideId === id);
  const own = isShown ? { list, tasks, brief, believedOfEnemy } : null;
  return { id, name, nation, commander, format, book, own };
}
