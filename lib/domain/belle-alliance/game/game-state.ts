import type { Ring } from "@/lib/terrain/ring";
import type { GameEntry, LogLine, Meeting, MessageState, PlacingAnswer, Ride } from "./game-entry";
import type { Orders } from "./order";
import type { PlacedTroops } from "./placing";

type EntryOf<Kind extends GameEntry["kind"]> = Extract<GameEntry, { readonly kind: Kind }>;

/** A message with what has become of it. */
export interface Message {
  readonly id: string;
  /** The sender's seat; null for the owner of the game. */
  readonly from: string | null;
  readonly to: string;
  readonly text: string;
  /** The bound in which it was sent. */
  readonly bound: number;
  readonly at: Date;
  readonly ride: Ride | null;
  readonly state: MessageState;
}

export interface SentOrders extends Orders {
  readonly seatId: string;
  readonly at: Date;
}

export interface Revealed extends Omit<EntryOf<"revealed">, "kind"> {
  readonly at: Date;
  /** The bound that was open, 0 before the first. */
  readonly bound: number;
}

/** How far a seat has come with placing its troops before the game. */
export interface Placing {
  readonly seatId: string;
  /** Null once the umpire has taken the zone back. */
  readonly zone: Ring | null;
  /** What it sent last, and what the umpire answered to that. */
  readonly sent: PlacedTroops | null;
  readonly answer: PlacingAnswer | null;
  readonly word: string;
  /** What was taken over last: from then on its troops stand so. */
  readonly taken: PlacedTroops | null;
}

/** A game as its log leaves it. */
export interface GameState {
  /** The bound that is open, 0 before the first. */
  readonly bound: number;
  readonly isOver: boolean;
  /** Null until somebody says where or when. */
  readonly meeting: Meeting | null;
  /** The newest of each seat and bound. */
  readonly orders: readonly SentOrders[];
  readonly messages: readonly Message[];
  readonly revealed: readonly Revealed[];
  /** The ids of uncertain arrivals that have come. */
  readonly arrived: readonly string[];
  /** Of each seat that was ever given a zone. */
  readonly placings: readonly Placing[];
}

/** The lines that count: without those taken back and the lines that took them back. */
export function linesThatCount(log: readonly LogLine[]): LogLine[] {
  const counted: LogLine[] = [];
  for (const line of log) {
    const { entry } = line;
    if (entry.kind !== "taken-back") counted.push(line);
    else while ((counted.at(-1)?.seq ?? 0) >= entry.line) counted.pop();
  }
  return counted;
}

/** The state of a game after its whole log. */
export function gameState(log: readonly LogLine[]): GameState {
  const state = linesThatCount(log).reduce(after, AT_THE_START);
  return { ...state, messages: state.messages.map((each) => arrivedBy(state.bound, each)) };
}

const AT_THE_START: GameState = {
  bound: 0,
  isOver: false,
  meeting: null,
  orders: [],
  messages: [],
  revealed: [],
  arrived: [],
  placings: [],
};

/** A courier under way arrives as the bound opens in which the rules have him there, unless the umpire decides. */
function arrivedBy(bound: number, message: Message): Message {
  const { state, ride } = message;
  if (state !== "under-way" || !ride) return message;
  return bound >= message.bound + ride.bounds ? { ...message, state: "arrived" } : message;
}

function after(state: GameState, { seatId, at, entry }: LogLine): GameState {
  switch (entry.kind) {
    case "bound-opened":
      return { ...state, bound: entry.bound };
    case "ended":
      return { ...state, isOver: true };
    case "meeting":
      return { ...state, meeting: { place: entry.place, at: entry.at } };
    case "orders": {
      if (seatId === null) return state;
      const { kind: _, ...orders } = entry;
      const others = state.orders.filter(
        (each) => each.seatId !== seatId || each.bound !== entry.bound,
      );
      return { ...state, orders: [...others, { ...orders, seatId, at }] };
    }
    case "message": {
      const { kind: _, ...message } = entry;
      return { ...state, messages: [...state.messages, { ...message, from: seatId, at }] };
    }
    case "message-state":
      return {
        ...state,
        messages: state.messages.map((each) =>
          each.id === entry.message ? { ...each, state: entry.state } : each,
        ),
      };
    case "revealed": {
      const { kind: _, ...revealed } = entry;
      return { ...state, revealed: [...state.revealed, { ...revealed, at, bound: state.bound }] };
    }
    case "courier-way":
      return {
        ...state,
        messages: state.messages.map((each) =>
          each.id === entry.message ? { ...each, ride: entry.ride } : each,
        ),
      };
    case "zone":
      return withPlacing(state, entry.seat, { zone: entry.zone });
    case "placed": {
      if (seatId === null) return state;
      const { units, commanders } = entry;
      return withPlacing(state, seatId, { sent: { units, commanders }, answer: null, word: "" });
    }
    case "placing-answered": {
      const { answer, word } = entry;
      const sent = placingOf(state, entry.seat)?.sent ?? null;
      const taken = answer === "taken-over" ? { taken: sent } : {};
      return withPlacing(state, entry.seat, { answer, word, ...taken });
    }
    case "arrived":
      return { ...state, arrived: [...state.arrived, entry.arrival] };
    case "seated":
      return state.bound > 0 ? state : entry.seats.reduce(placingAnew, state);
    case "taken-back":
      return state;
  }
}

/** How far a seat has come with placing its troops; undefined for one that was never given a zone. */
export function placingOf({ placings }: GameState, seatId: string): Placing | undefined {
  return placings.find((each) => each.seatId === seatId);
}

function withPlacing(state: GameState, seatId: string, change: Partial<Placing>): GameState {
  const before = placingOf(state, seatId) ?? { ...UNPLACED, seatId };
  const others = state.placings.filter((each) => each.seatId !== seatId);
  return { ...state, placings: [...others, { ...before, ...change }] };
}

/** Before the first bound a seat that leads other troops than before places them anew, in the zone it has. */
function placingAnew(state: GameState, { id }: { readonly id: string }): GameState {
  const zone = placingOf(state, id)?.zone;
  return zone === undefined ? state : withPlacing(state, id, { ...UNPLACED, zone });
}

const UNPLACED = { zone: null, sent: null, answer: null, word: "", taken: null } as const;
