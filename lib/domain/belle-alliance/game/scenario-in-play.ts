import type { Scenario } from "../scenario/scenario";
import { knowsWholeSides, readerOf } from "../scenario/view/reader";
import type { GameState } from "./game-state";
import { troopsToPlace, withoutSeenAtStart, withPlaced } from "./placing";
import type { ScenarioGame } from "./scenario-game";
import { audienceOfSeat, type Seat } from "./seat";
import { placingSeats } from "./seats-after";

type Table = Pick<ScenarioGame, "scenario" | "begunWith" | "log">;

/** The scenario with all troops that the umpires have taken over where their players placed them. */
export function scenarioInPlay({ scenario }: Pick<Table, "scenario">, state: GameState): Scenario {
  return withPlaced(scenario, takenFrom(state));
}

/**
 * The same for one seat's view. Before the first bound it knows of its own placement alone. No other side sees the troops
 * of a seat that places them, until the umpire reveals them.
 */
export function scenarioForSeat(table: Table, seat: Pick<Seat, "id">, state: GameState): Scenario {
  const unseen = withoutSeenAtStart(table.scenario, seatsWithZone(table, state));
  return withPlaced(unseen, takenFrom(state, seat));
}

/** What of `scenarioForSeat` changes in play, without anything that the seat does not see change. */
export function placedForSeat(table: Table, seat: Seat, state: GameState): unknown {
  return [takenFrom(state, seat), unseenBy(table, seat, state)];
}

/** The ids of the units that the seat would have seen at the start, had their players not placed them. */
function unseenBy(table: Table, { place }: Seat, state: GameState): string[] {
  const { scenario } = table;
  const placing = seatsWithZone(table, state);
  if (!("side" in place) || placing.length === 0) return [];
  if (!knowsWholeSides(readerOf(scenario, audienceOfSeat(place)))) return [];
  const seen = scenario.sides.find(({ id }) => id === place.side)?.seesAtStart ?? [];
  const placed = new Set(
    placing.flatMap((each) => troopsToPlace(scenario, each).units.map(({ id }) => id)),
  );
  return seen.filter((id) => placed.has(id));
}

function takenFrom({ placings, bound }: GameState, seat?: Pick<Seat, "id">) {
  return placings
    .filter(({ seatId }) => seat === undefined || bound > 0 || seatId === seat.id)
    .flatMap(({ taken }) => taken ?? []);
}

/** With what they led as they placed it: nothing shows or vanishes because troops change hands in play. */
function seatsWithZone(table: Table, { placings }: GameState): Seat[] {
  const ids = new Set(placings.filter((each) => each.zone ?? each.taken).map((p) => p.seatId));
  return placingSeats(table).filter(({ id }) => ids.has(id));
}
