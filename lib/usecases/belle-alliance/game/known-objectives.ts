import { audienceOfSeat, type Seat } from "@/lib/domain/belle-alliance/game/seat";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { objectiveIdsFor } from "@/lib/domain/belle-alliance/scenario/view/victory";

/** The ids of the objectives that a seat may know; the game's owner, without one, knows all. */
export function objectivesKnownTo(seat: Seat | null, scenario: Scenario): ReadonlySet<string> {
  return objectiveIdsFor(scenario, seat ? audienceOfSeat(seat.place) : { for: "umpire" });
}
