import { GrundlagError, type Issue } from "../../document/error-code";
import type { PointCm } from "../../document/primitives";
import { refusal } from "../../document/refusal-reason";
import { isCertain } from "../scenario/arrival-words";
import type { Scenario } from "../scenario/scenario";
import { idsUnder } from "../scenario/view/known-reinforcements";
import { formationsUnder, unitsUnder } from "../scenario/visible-tree";
import type {
  GameEntry,
  Meeting,
  MessageState,
  NewMessage,
  PlacingAnswer,
  Reveal,
  Ride,
} from "./game-entry";
import { gameState, linesThatCount, placingOf } from "./game-state";
import type { Orders } from "./order";
import { type PlacedTroops, placingFaults } from "./placing";
import type { ScenarioGame } from "./scenario-game";
import { type Seat, sideOfSeat } from "./seat";

type EntryOf<Kind extends GameEntry["kind"]> = Extract<GameEntry, { readonly kind: Kind }>;

/** Opens a bound, which closes the one before. Errors: `conflict` if it or a later one is open, or the game is over. */
export function openBound(game: ScenarioGame, bound: number): EntryOf<"bound-opened"> {
  const state = stateInPlay(game);
  if (bound <= state.bound) {
    throw refusal("bound-opened-already", `Bound ${state.bound} is open; open a later one.`);
  }
  return { kind: "bound-opened", bound };
}

/** Says where and when the game is played. Error: `conflict` if it is over. */
export function meet(game: ScenarioGame, { place, at }: Meeting): EntryOf<"meeting"> {
  stateInPlay(game);
  return { kind: "meeting", place: place.trim(), at };
}

/** Ends the game: from now on everybody at it may read its log. Error: `conflict` if it is over. */
export function endGame(game: ScenarioGame): EntryOf<"ended"> {
  stateInPlay(game);
  return { kind: "ended" };
}

/**
 * A seat's orders for the open bound. Errors: `conflict` for any other bound; `invalid-document` for what the seat does
 * not lead.
 */
export function sendOrders(game: ScenarioGame, seat: Seat, orders: Orders): EntryOf<"orders"> {
  const state = stateInPlay(game);
  if (orders.bound !== state.bound) {
    const now = state.bound === 0 ? "none is open yet" : `bound ${state.bound} is open`;
    throw refusal("bound-not-open", `No orders are taken for bound ${orders.bound}: ${now}.`);
  }
  const led = ledBy(seat, game.scenario);
  refuse(
    orders.orders.flatMap(({ of }, i) =>
      led.has(of) ? [] : [unknown(`/orders/${i}/of`, "unit or formation of this seat", of)],
    ),
  );
  return { kind: "orders", ...orders };
}

/** The ids of the formations and units a seat may give orders to: those it leads, or all of its side. */
function ledBy({ place }: Seat, { sides }: Scenario): Set<string> {
  if (!("side" in place)) return new Set();
  const own = sides.find(({ id }) => id === place.side)?.formations ?? [];
  const { formations: led } = place;
  const roots = led ? formationsUnder(own).filter(({ id }) => led.includes(id)) : own;
  return new Set(idsUnder(roots));
}

/**
 * A message to another seat of the same side, which a courier carries, or to the umpires, who read it at once; an umpire
 * writes to any seat. Errors: `conflict` if the game is over; `invalid-document` for another receiver.
 */
export function sendMessage(
  game: ScenarioGame,
  seat: Seat | null,
  {
    message,
    id,
    ride,
  }: { readonly message: NewMessage; readonly id: string; readonly ride: Ride | null },
): EntryOf<"message"> {
  const { bound } = stateInPlay(game);
  const { to, text } = message;
  const side = seat && sideOfSeat(seat);
  const receiver = game.seats.find((each) => each.id === to && each.id !== seat?.id);
  const isUmpires = seat === null || "umpire" in seat.place;
  const mayWrite = isUmpires || (receiver && side !== null && sideOfSeat(receiver) === side);
  if (to !== "umpire" && !(receiver && mayWrite)) {
    refuse([unknown("/to", isUmpires ? "seat" : "seat of this side", to)]);
  }
  const content = { kind: "message", id, to, text, bound } as const;
  if (isUmpires || !receiver) return { ...content, ride: null, state: "arrived" };
  return { ...content, ride, state: "under-way" };
}

/** An umpire says what became of a message. Error: `invalid-document` if there is none. */
export function settleMessage(
  game: ScenarioGame,
  settled: { readonly message: string; readonly state: MessageState },
): EntryOf<"message-state"> {
  const { messages } = stateInPlay(game);
  if (!messages.some(({ id }) => id === settled.message)) {
    refuse([unknown("/message", "message", settled.message)]);
  }
  return { kind: "message-state", ...settled };
}

/** An umpire reveals words, troops or ground to seats. Error: `invalid-document` for anything that is not there. */
export function reveal(game: ScenarioGame, what: Reveal): EntryOf<"revealed"> {
  stateInPlay(game);
  const { scenario, seats } = game;
  const known = {
    seats: new Set(seats.map(({ id }) => id)),
    units: new Set(scenario.sides.flatMap((side) => unitsUnder(side.formations)).map(idOf)),
    features: new Set(scenario.map.features.map(idOf)),
  };
  const nouns = { seats: "seat", units: "unit", features: "feature" } as const;
  const shown = new Set(what.units);
  refuse(
    what.places.flatMap(({ unit }, i) =>
      shown.has(unit) ? [] : [unknown(`/places/${i}/unit`, "unit that is revealed", unit)],
    ),
  );
  refuse(
    (["seats", "units", "features"] as const).flatMap((list) =>
      what[list].flatMap((id, i) =>
        known[list].has(id) ? [] : [unknown(`/${list}/${i}`, nouns[list], id)],
      ),
    ),
  );
  return { kind: "revealed", ...what };
}

/**
 * An umpire draws another way for a message's courier, or says that nobody knows it. Errors: `invalid-document` if there is
 * no such message; `conflict` where a courier does not pass.
 */
export function drawCourierWay(
  game: ScenarioGame,
  { message, way, ride }: DrawnWay & { readonly ride: Ride | null },
): EntryOf<"courier-way"> {
  const found = stateInPlay(game).messages.find(({ id }) => id === message);
  if (!found || found.to === "umpire")
    refuse([unknown("/message", "courier of a message", message)]);
  if (way.length > 0 && !ride) {
    throw refusal("courier-stopped", "A courier does not pass there [tables 3 to 5].");
  }
  return { kind: "courier-way", message, ride };
}

/** A courier's way as an umpire draws it; without places it is not known. */
export interface DrawnWay {
  readonly message: string;
  readonly way: readonly PointCm[];
}

/** An umpire gives a seat of a side a zone for its troops, or takes it back. Error: `conflict` once a bound was opened. */
export function drawZone(
  game: ScenarioGame,
  { seat, zone }: { readonly seat: string; readonly zone: PointCm[] | null },
): EntryOf<"zone"> {
  stateBefore(game);
  const found = game.seats.find(({ id }) => id === seat);
  if (!found || sideOfSeat(found) === null) refuse([unknown("/seat", "seat of a side", seat)]);
  const { widthCm, depthCm } = game.scenario.map;
  const outside = (zone ?? []).flatMap(([x, y], i): Issue[] =>
    x >= 0 && x <= widthCm && y >= 0 && y <= depthCm
      ? []
      : [{ path: `/zone/${i}`, code: "custom", message: "The corner lies beyond the table." }],
  );
  refuse(outside);
  return { kind: "zone", seat, zone };
}

const FAULTS = {
  "not-own": "It is not this seat’s to place.",
  twice: "It is placed twice.",
  formation: "It has no such formation in the open.",
  outside: "It must stand wholly in the zone.",
} as const;

/**
 * A seat places its troops before the game. Errors: `conflict` without a zone, or once a bound was opened;
 * `invalid-document` for troops that are not its own, or that leave the zone.
 */
export function placeTroops(
  game: ScenarioGame,
  seat: Seat,
  placed: PlacedTroops,
): EntryOf<"placed"> {
  const { zone } = placingOf(stateBefore(game), seat.id) ?? {};
  if (!zone) throw refusal("no-zone", "The umpire has drawn no zone for this seat.");
  refuse(
    placingFaults(game.scenario, seat, { placed, zone }).map(({ list, index, what }): Issue => {
      const code = what === "not-own" ? "unknown-id" : "custom";
      return { path: `/${list}/${index}`, code, message: FAULTS[what] };
    }),
  );
  return { kind: "placed", ...placed };
}

/** An umpire takes a seat's troops over, or sends them back. Errors: `conflict` if it sent none, or a bound was opened. */
export function answerPlacing(
  game: ScenarioGame,
  answered: { readonly seat: string; readonly answer: PlacingAnswer; readonly word: string },
): EntryOf<"placing-answered"> {
  const placing = placingOf(stateBefore(game), answered.seat);
  if (!placing?.sent)
    throw refusal("nothing-placed", "This seat has sent no placing of its troops.");
  return { kind: "placing-answered", ...answered };
}

/** The state of a game before its first bound. Error: `conflict` afterwards. */
function stateBefore(game: ScenarioGame) {
  const state = stateInPlay(game);
  if (state.bound === 0) return state;
  throw refusal("bounds-begun", "Troops are placed before the first bound.");
}

/** An umpire notes that an uncertain arrival has come. Error: `invalid-document` for one that is not due, or has come. */
export function noteArrival(game: ScenarioGame, arrival: string): EntryOf<"arrived"> {
  const { bound, arrived } = stateInPlay(game);
  const all = game.scenario.sides.flatMap(({ reinforcements }) => reinforcements);
  const found = all.find(({ id }) => id === arrival);
  if (!found || isCertain(found) || found.bound > bound || arrived.includes(arrival)) {
    refuse([unknown("/arrival", "uncertain arrival that is due", arrival)]);
  }
  return { kind: "arrived", arrival };
}

/** Takes back a line and all that followed it. Error: `conflict` if there is no such line, or it is taken back already. */
export function takeBack(game: ScenarioGame, line: number): EntryOf<"taken-back"> {
  if (!linesThatCount(game.log).some(({ seq }) => seq === line)) {
    throw refusal("no-such-line", `The log has no line ${line} that still counts.`);
  }
  return { kind: "taken-back", line };
}

const idOf = ({ id }: { readonly id: string }) => id;

/** The state of a game that goes on. Error: `conflict` if it is over. */
export function stateInPlay(game: ScenarioGame) {
  const state = gameState(game.log);
  if (state.isOver) throw refusal("game-ended", "The game has ended; its log is read only.");
  return state;
}

/** What is wrong where an id names nothing that may stand there. */
export function unknown(path: string, noun: string, id: string): Issue {
  return { path, code: "unknown-id", message: `There is no ${noun} "${id}".` };
}

/** Throws `invalid-document` if anything is wrong. */
export function refuse(issues: readonly Issue[]): void {
  const [first] = issues;
  if (first) throw invalid(first, ...issues.slice(1));
}

/** An `invalid-document` for what is wrong. */
export function invalid(...issues: readonly [Issue, ...Issue[]]): GrundlagError {
  const [{ path, message }] = issues;
  return new GrundlagError("invalid-document", `${path}: ${message}`, issues);
}
