import { isCertain } from "../scenario/arrival-words";
import type {
  EventView,
  MapView,
  ReinforcementView,
  ScenarioView,
} from "../scenario/scenario-view";
import type { UmpireAct } from "../scenario/umpire-act";
import { mapView } from "../scenario/view/map-view";
import { viewFor } from "../scenario/view-for";
import type { LogLine } from "./game-entry";
import {
  gameState,
  type Message,
  type Placing,
  type Revealed,
  type SentOrders,
} from "./game-state";
import { withPlaced } from "./placing";
import { type ReportedUnit, reportedUnits } from "./report";
import type { ScenarioGame } from "./scenario-game";
import { scenarioInPlay } from "./scenario-in-play";
import { leadsAnything, type Seat, seatNames, sideOfSeat } from "./seat";
import { type GameHead, gameHead } from "./seat-view";

/** What an umpire has to do in the bound that is open. */
export interface Notices {
  /** Seats of players that lead something and have sent no orders for it. */
  readonly withoutOrders: readonly string[];
  /** Those of this bound, and uncertain ones of earlier bounds that have not come yet. */
  readonly arrivals: readonly (ReinforcementView & { readonly sideId: string })[];
  readonly acts: readonly UmpireAct[];
  /** Events of this bound, each with the seats that are to hear of it, and whether they have. */
  readonly events: readonly (EventView & {
    readonly seats: readonly string[];
    readonly isTold: boolean;
  })[];
  /** Messages whose couriers are under way. */
  readonly underWay: readonly string[];
}

/** A game as its umpires see it: everything. */
export interface UmpireView {
  readonly kind: "umpire-view";
  readonly game: GameHead;
  readonly seats: readonly (Seat & { readonly name: string })[];
  /** Those on the table, of which seats can be told. */
  readonly units: readonly ReportedUnit[];
  readonly scenario: ScenarioView;
  readonly orders: readonly SentOrders[];
  readonly messages: readonly Message[];
  readonly revealed: readonly Revealed[];
  readonly notices: Notices;
  readonly placings: readonly UmpiresPlacing[];
  readonly log: readonly LogLine[];
}

/** A seat's zone and troops; `map` shows them as they were sent, while they await an answer before the first bound. */
export interface UmpiresPlacing extends Placing {
  readonly map: MapView | null;
}

/** The whole of a game, for its owner and its umpires. */
export function umpireView(game: ScenarioGame): UmpireView {
  const { seats, log } = game;
  const state = gameState(log);
  const { orders, messages, revealed } = state;
  const nameOf = seatNames(seats, game.scenario);
  const inPlay = scenarioInPlay(game, state);
  const scenario = viewFor(inPlay, { for: "umpire" });
  return {
    kind: "umpire-view",
    game: gameHead(game, state),
    seats: seats.map((seat) => ({
      ...seat,
      name: nameOf(seat),
    })),
    units: reportedUnits(inPlay),
    scenario,
    orders,
    messages,
    revealed,
    notices: {
      withoutOrders: seats
        .filter(leadsAnything)
        .filter(({ id }) => !orders.some((o) => o.seatId === id && o.bound === state.bound))
        .map(({ id }) => id),
      arrivals: scenario.sides.flatMap(({ id, reinforcements }) =>
        (reinforcements ?? [])
          .filter((each) => isDue(each, state.bound) && !state.arrived.includes(each.id))
          .map((each) => ({ ...each, sideId: id })),
      ),
      acts: (scenario.umpire?.acts ?? []).filter(({ bound }) => bound === state.bound),
      events: scenario.events
        .filter(({ bound }) => bound === state.bound)
        .map((event) => {
          const told = seats.filter((seat) => isToldTo(seat, event)).map(({ id }) => id);
          return { ...event, seats: told, isTold: areTold(told, event, revealed) };
        }),
      underWay: messages.filter((each) => each.state === "under-way").map(({ id }) => id),
    },
    placings: state.placings.map((placing) => ({
      ...placing,
      map:
        state.bound === 0 && placing.sent && placing.answer === null
          ? mapView(withPlaced(inPlay, [placing.sent]), { for: "umpire" })
          : null,
    })),
    log,
  };
}

function isDue(arrival: ReinforcementView, open: number): boolean {
  return arrival.bound === open || (arrival.bound < open && !isCertain(arrival));
}

function isToldTo(seat: Seat, { umpire }: EventView): boolean {
  if ("umpire" in seat.place || !umpire || umpire.toldTo === "umpire") return false;
  return umpire.toldTo === "all" || umpire.toldTo === `side:${sideOfSeat(seat)}`;
}

/** Whether each of these seats has read the event's words; what stands before or after them does not count. */
function areTold(
  seatIds: readonly string[],
  { text }: EventView,
  revealed: readonly Revealed[],
): boolean {
  if (seatIds.length === 0 || text.trim() === "") return false;
  return seatIds.every((id) =>
    revealed.some((each) => each.seats.includes(id) && each.text.includes(text)),
  );
}
