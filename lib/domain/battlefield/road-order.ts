import { agreedWay } from "@/lib/rules/bogowie-wojny/format";
import {
  nextRoadBy,
  type RoadOrder,
  type TableEdge,
} from "@/lib/rules/bogowie-wojny/placing-order";
import type { Battlefield } from "./battlefield";
import { armyAt } from "./side";

/** How two armies' formats together read 14.4 on roads: in turns, unless both let the loser of the initiative lay all of theirs first. */
export function agreedRoadOrder([one, other]: readonly [Army, Army]): RoadOrder {
  return agreedWay("roadOrder", [one?.roadOrder, other?.roadOrder]);
}
type Army = { readonly roadOrder?: RoadOrder | undefined } | null;

/** In which order roads are laid on a field: as its game began, or as both attached armies' formats say. */
export function roadOrderOf(field: Pick<Battlefield, "roadOrder" | "sides">): RoadOrder {
  return field.roadOrder ?? agreedRoadOrder([armyAt(field, "south"), armyAt(field, "north")]);
}

/** Whose road comes next [14.4]. */
export function nextRoad(
  field: Pick<Battlefield, "roads" | "initiative" | "roadOrder" | "sides">,
): TableEdge {
  const { initiative } = field;
  const laidBy = field.roads.map(({ placedBy }) => placedBy);
  return nextRoadBy(laidBy, { initiative, order: roadOrderOf(field) });
}
