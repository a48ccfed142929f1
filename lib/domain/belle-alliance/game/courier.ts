import type { Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import { simplified } from "@/lib/terrain/simplify";
import { roundedCm } from "@/lib/terrain/snap";
import { findFormation } from "../scenario/find";
import type { FormationNode } from "../scenario/formation";
import { fastestWay, type Way, wayAlong } from "../scenario/march/way";
import { groundForMarch } from "../scenario/march/way-of-troops";
import type { Scenario } from "../scenario/scenario";
import type { NewMessage, Ride } from "./game-entry";
import { gameState } from "./game-state";
import type { ScenarioGame } from "./scenario-game";
import { scenarioInPlay } from "./scenario-in-play";
import type { NewSeat, Seat } from "./seat";

/** A staff figure, which stands in no formation and takes no room on its way [1.1.4]. */
const ADJUTANT = { arm: "staff", formation: "column-of-march", depthCm: 0 } as const;

/** The ride of a message from a seat to another of its side; null where none rides, or where `rideOf` knows no way. */
export function rideOfMessage(
  game: Pick<ScenarioGame, "scenario" | "seats" | "log">,
  seat: Seat,
  message: NewMessage,
): Ride | null {
  const { seats } = game;
  const scenario = scenarioInPlay(game, gameState(game.log));
  const receiver = seats.find(({ id }) => id === message.to);
  if (!receiver) return null;
  return rideOf(scenario, message, { sender: seat.place, receiver: receiver.place });
}

/**
 * The ride of an adjutant with a message: the fastest way between the places the message names, otherwise between the
 * commanders of both seats as they stood at the start, at a staff figure's rates [1.1.4, tables 3 to 5]. Null where a
 * place is not known or no way leads there.
 */
function rideOf(
  scenario: Scenario,
  { from, at }: Pick<NewMessage, "from" | "at">,
  seats: { readonly sender: NewSeat; readonly receiver: NewSeat },
): Ride | null {
  const start = from ?? commanderOf(seats.sender, scenario);
  const end = at ?? commanderOf(seats.receiver, scenario);
  const ground = start && end && groundForMarch(scenario, { units: [{ arm: "cavalry" }] });
  if (!ground) return null;
  const ends = { from: onTable(start, scenario), to: onTable(end, scenario) };
  const way = fastestWay(ground, ADJUTANT, ends, "ordinary");
  return typeof way === "string" ? null : rideOn(way);
}

/**
 * The ride along a way that an umpire draws, straight from place to place, at a staff figure's rates [1.1.4, tables 3 to
 * 5]; null where a courier does not pass.
 */
export function rideAlong(scenario: Scenario, places: Polyline): Ride | null {
  const ground = groundForMarch(scenario, { units: [{ arm: "cavalry" }] });
  if (!ground) return null;
  const line = places.map((at) => onTable(at, scenario));
  return rideOn(wayAlong(ground, ADJUTANT, line, "ordinary"));
}

function rideOn({ way, lengthCm, headArrivesBound }: Way): Ride | null {
  if (headArrivesBound === null) return null;
  const line = simplified(way, BEND_CM).slice(0, MOST_CORNERS);
  return {
    lengthCm: Math.round(lengthCm),
    bounds: Math.max(1, headArrivesBound),
    way: line.map(([x, y]) => [roundedCm(x), roundedCm(y)]),
  };
}

/** How far the line that is kept may be from the way that was found. */
const BEND_CM = 0.5;
const MOST_CORNERS = 2_000;

/** Where the commander of a seat stands: of the first formation it leads, or of its side's topmost. */
function commanderOf(seat: NewSeat, scenario: Scenario): Point | null {
  if (!("side" in seat)) return null;
  const led = seat.formations?.map((id) => findFormation(scenario, id).item);
  const top = led ?? scenario.sides.find(({ id }) => id === seat.side)?.formations ?? [];
  return firstPlaced(top);
}

function firstPlaced(formations: readonly FormationNode[]): Point | null {
  for (const { commander } of formations) {
    const placement = commander?.placement;
    if (placement) return [placement.xCm, placement.yCm];
  }
  const below = formations.flatMap((each) => each.formations);
  return below.length > 0 ? firstPlaced(below) : null;
}

function onTable([x, y]: readonly [number, number], { map }: Scenario): Point {
  return [Math.min(map.widthCm, Math.max(0, x)), Math.min(map.depthCm, Math.max(0, y))];
}
