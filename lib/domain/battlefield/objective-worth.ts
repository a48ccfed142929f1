import { SMALL_BATTLE_OBJECTIVES } from "@/lib/rules/bogowie-wojny/tables/victory";
import type { ObjectiveWorth } from "@/lib/rules/bogowie-wojny/victory";
import type { Battlefield } from "./battlefield";

/** What objectives are worth on this field: what its main one is worth and half of that, 10 and 5 where it has none [14.6]. */
export function objectiveWorth({ objectives }: Pick<Battlefield, "objectives">): ObjectiveWorth {
  const known = objectives.find(({ role }) => role === "main")?.points;
  const main = known ?? SMALL_BATTLE_OBJECTIVES.main;
  return { main, secondary: secondaryWorth(main) };
}

/** A secondary objective's points beside the main one's: half of them, rounded up as all of larger battles are [12.2]. */
export function secondaryWorth(main: number): number {
  return Math.ceil(main / 2);
}
