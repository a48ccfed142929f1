import { SMALL_BATTLE_OBJECTIVES } from "@/lib/rules/bogowie-wojny/tables/victory";
import type { ObjectiveWorth } from "@/lib/rules/bogowie-wojny/victory";
import { objectiveWorth as worthFor } from "../game/objective-worth";
import type { Battlefield } from "./battlefield";
import { armyAt } from "./side";

/**
 * The points objectives should be worth on this field: as both armies' formats say if both are attached; 10 and 5 on
 * the smallest table; otherwise the main one's present points and half of them [12.2, 14.6].
 */
export function objectiveWorth(
  field: Pick<Battlefield, "objectives" | "sides" | "table">,
): ObjectiveWorth {
  const settled = armiesWorth(field);
  if (settled) return settled;
  const { widthCm, depthCm } = field.table;
  const known = field.objectives.find(({ role }) => role === "main")?.points;
  if (known === undefined || (widthCm === 120 && depthCm === 120)) return SMALL_BATTLE_OBJECTIVES;
  return { main: known, secondary: secondaryWorth(known) };
}

/** The worth of objectives by both attached armies; null unless there are two. */
export function armiesWorth(field: Pick<Battlefield, "sides">): ObjectiveWorth | null {
  const [a, b] = [armyAt(field, "south"), armyAt(field, "north")];
  if (!a || !b) return null;
  const { main, secondary } = worthFor({ a, b });
  return { main, secondary };
}

/** A secondary objective's points: half of the main one's, rounded up as always in larger battles [12.2]. */
export function secondaryWorth(main: number): number {
  return Math.ceil(main / 2);
}
