import { certain, mapOdds, type Odds } from "@/lib/rules/odds/odds";
import { rowForResult } from "@/lib/rules/printed/span";
import { TABLE_10 } from "../tables/table-10";
import { THREE_DICE } from "./three-dice";

/**
 * A commander's part in fire or melee: none, one to be engaged by table 10 now, or one engaged earlier in the bound,
 * with the factor rolled.
 */
export type CommanderPart = null | "engaging" | number;

interface Engagement {
  readonly factor: number;
  readonly falls: boolean;
}

/** What engaging a commander comes to [1.1.4, table 10]; the roll itself has no factors. */
export const ENGAGEMENT: Odds<Engagement> = mapOdds(THREE_DICE, (result) => {
  const { factor, falls } = rowForResult(TABLE_10, result);
  return { factor, falls };
});

/** The factor a commander gives and whether the commander falls now. */
export function commanderOdds(part: CommanderPart): Odds<Engagement> {
  return part === "engaging" ? ENGAGEMENT : certain({ factor: part ?? 0, falls: false });
}
