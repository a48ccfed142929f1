import { certain, mapOdds, type Odds } from "@/lib/rules/odds/odds";
import { rowForResult } from "@/lib/rules/printed/span";
import { TABLE_10 } from "../tables/table-10";
import { THREE_DICE } from "./three-dice";

/**
 * A commander's part in fire or melee: none (null), one being engaged now by table 10, or the factor already rolled
 * for one engaged earlier in the bound.
 */
export type CommanderPart = null | "engaging" | number;

interface Engagement {
  readonly factor: number;
  readonly falls: boolean;
}

/** The odds of engaging a commander [1.1.4, table 10]; the roll itself has no factors. */
export const ENGAGEMENT: Odds<Engagement> = mapOdds(THREE_DICE, (result) => {
  const { factor, falls } = rowForResult(TABLE_10, result);
  return { factor, falls };
});

/** The odds of the factor a commander gives and of whether the commander falls now. */
export function commanderOdds(part: CommanderPart): Odds<Engagement> {
  return part === "engaging" ? ENGAGEMENT : certain({ factor: part ?? 0, falls: false });
}
