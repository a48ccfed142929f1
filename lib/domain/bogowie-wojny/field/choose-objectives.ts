import { mainObjectives, secondaryObjectives } from "@/lib/rules/bogowie-wojny/objective";
import { oppositeEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { OBJECTIVE_COUNTS } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { SMALL_BATTLE_OBJECTIVES } from "@/lib/rules/bogowie-wojny/tables/victory";
import type { Battlefield } from "./battlefield";
import { objectiveCandidates } from "./ground";

/** An objective without an id. */
export type ChosenObjective = Omit<Battlefield["objectives"][number], "id">;

/** The first pieces each player may choose as objectives; fewer than three if the field has too few [14.6]. */
export function chooseObjectives(
  field: Pick<Battlefield, "pieces" | "table" | "initiative">,
): ChosenObjective[] {
  const candidates = objectiveCandidates(field);
  const main = mainObjectives(candidates)[0];
  if (main === undefined) return [];
  const { certain, equals } = secondaryObjectives(candidates, main);
  const secondary = [...certain, ...equals].slice(0, OBJECTIVE_COUNTS.secondary);
  const { initiative } = field;
  return [
    objective("main", main, initiative),
    ...secondary.map((pieceId) => objective("secondary", pieceId, oppositeEdge(initiative))),
  ];
}

function objective(
  role: ChosenObjective["role"],
  pieceId: string,
  chosenBy: ChosenObjective["chosenBy"],
): ChosenObjective {
  return { role, pieceId, points: SMALL_BATTLE_OBJECTIVES[role], chosenBy };
}
