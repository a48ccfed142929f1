import { agreedWay } from "@/lib/rules/bogowie-wojny/format";
import {
  nextRoadBy,
  type RoadOrder,
  type TableEdge,
} from "@/lib/rules/bogowie-wojny/placing-order";
import type { Battlefield } from "./battlefield";
import { armyAt } from "./side";

/**
 * The joint reading of 14.4 on roads by two armies' formats: in turns, unless both let the loser of the initiative lay
 * all their roads first.
 */
export function agreedRoadOrder([one, other]: readonly [Army, Army]): RoadOrder {
  return agreedWay("roadOrder", [one?.roadOrder, other?.roadOrder]);
}
type Army = { readonly roadOrder?: RoadOrder | undefined } | null;

/**
 * The order of laying roads on a field: the one stored when its game began, or that of both attached armies' formats.
 */
export function roadOrderOf(field: Pick<Battlefield, "roadOrder" | "sides">): RoadOrder {
  return field.roadOrder ?? agreedRoadOrder([armyAt(field, "south"), armyAt(field, "north")]);
}

/** The player who lays the next road [14.4]. */
export function nextRoad(
  field: Pick<Battlefield, "roads" | "initiative" | "roadOrder" | "sides">,
): TableEdge {
  const { initiative } = field;
  const laidBy = field.roads.map(({ placedBy }) => placedBy);
  return nextRoadBy(laidBy, { initiative, order: roadOrderOf(field) });
}
