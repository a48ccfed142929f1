import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { defaultFormation } from "@/lib/rules/belle-alliance/formation";
import { keepOriginal } from "../../document/translations/original-of";
import { timeOfBound } from "../scenario/bound-clock";
import { findUnit } from "../scenario/find";
import type { CommanderPlacement } from "../scenario/formation";
import type { Scenario } from "../scenario/scenario";
import type { PlacedUnitView, ScenarioView } from "../scenario/scenario-view";
import type { Placement } from "../scenario/unit";
import { seenUnits } from "../scenario/view/map-view";
import { viewFor } from "../scenario/view-for";
import type { Meeting } from "./game-entry";
import { type GameState, gameState, type Placing, placingOf, type Revealed } from "./game-state";
import type { Order } from "./order";
import { outlinesOf, troopsToPlace, withPlaced } from "./placing";
import type { ScenarioGame } from "./scenario-game";
import { placedForSeat, scenarioForSeat, scenarioInPlay } from "./scenario-in-play";
import { audienceOfSeat, type Seat, seatNames, sideOfSeat } from "./seat";

/** What everybody at the table knows of a game. */
export interface GameHead {
  readonly id: string;
  readonly title: string;
  /** The bound that is open, 0 before the first. */
  readonly bound: number;
  /** The battle's clock as it begins, `HH:MM`; null before the first, or while the battle has no start time. */
  readonly time: string | null;
  readonly isOver: boolean;
  /** Where and when it is played; null until somebody says so. */
  readonly meeting: Meeting | null;
}

export interface SeatMessage {
  readonly id: string;
  readonly is: "sent" | "received";
  /** The other's seat, `umpire` for the umpires. */
  readonly with: string;
  readonly text: string;
  /** The bound in which it was sent. */
  readonly bound: number;
}

/** What the holder of a seat knows and has done: nothing else about the game reaches its page, its JSON or its papers. */
export interface SeatView {
  readonly kind: "seat-view";
  readonly game: GameHead;
  readonly seat: { readonly id: string; readonly name: string };
  /** The other seats of the same side, to whom messages go. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly scenario: ScenarioView;
  readonly orders: readonly {
    readonly bound: number;
    readonly orders: readonly Order[];
    readonly text: string;
  }[];
  readonly messages: readonly SeatMessage[];
  /** What the umpire told this seat, in words; units and ground are on its map. */
  readonly told: readonly { readonly text: string; readonly bound: number }[];
  /** Null for a seat without a zone in which to place its troops. */
  readonly placing: PlacingView | null;
}

/** Where a seat may place its troops before the game, how they can stand there, and what became of it. */
export interface PlacingView extends Omit<Placing, "seatId"> {
  readonly units: readonly {
    readonly id: string;
    readonly name: string;
    readonly arm: Arm;
    readonly outlines: ReturnType<typeof outlinesOf>;
    /** Where it stands as the scenario has it; null for not on the table. */
    readonly stands: UnitPlace | null;
  }[];
  /** By the ids of their formations. */
  readonly commanders: readonly {
    readonly id: string;
    readonly name: string;
    readonly stands: Pick<UnitPlace, "xCm" | "yCm"> | null;
  }[];
}

type UnitPlace = Pick<Placement, "xCm" | "yCm" | "facingDeg" | "formation">;

/** What a seat holds, built field by field. Whether a sent message arrived is the umpire's secret. */
export function seatView(game: ScenarioGame, seat: Seat): SeatView {
  const state = gameState(game.log);
  const side = sideOfSeat(seat);
  const nameOf = seatNames(game.seats, game.scenario);
  return {
    kind: "seat-view",
    seat: { id: seat.id, name: nameOf(seat) },
    others: game.seats
      .filter((each) => side !== null && each.id !== seat.id && sideOfSeat(each) === side)
      .map((each) => ({ id: each.id, name: nameOf(each) })),
    scenario: scenarioOf(game, seat, state),
    placing: placingView(game, seat, state),
    ...inPlay(game, seat, state),
  };
}

/** All of what a seat holds that changes in play, in the game's state: where it is the same, so is the whole view. */
export function knownOf(game: ScenarioGame, seat: Seat, state: GameState): unknown {
  const shown = toldTo(seat, state).map(({ units, features, places }) => [units, features, places]);
  const side = sideOfSeat(seat);
  const own = game.seats.filter((each) => side !== null && sideOfSeat(each) === side);
  return [
    inPlay(game, seat, state),
    shown,
    placingOf(state, seat.id) ?? null,
    placedForSeat(game, seat, state),
    audienceOfSeat(seat.place),
    own.map(({ id, place }) => [id, place.name]),
  ];
}

function inPlay(
  game: ScenarioGame,
  seat: Seat,
  state: GameState,
): Pick<SeatView, "game" | "orders" | "messages" | "told"> {
  return {
    game: gameHead(game, state),
    orders: state.orders
      .filter(({ seatId }) => seatId === seat.id)
      .map(({ bound, orders, text }) => ({ bound, orders, text })),
    messages: messagesOf(seat, game, state),
    told: toldTo(seat, state)
      .filter(({ text }) => text.trim() !== "")
      .map(({ text, bound }) => ({ text, bound })),
  };
}

export function gameHead({ id, title, scenario }: ScenarioGame, state: GameState): GameHead {
  const { bound, isOver, meeting } = state;
  const time = bound === 0 ? null : timeOfBound(bound, scenario);
  return { id, title, bound, time, isOver, meeting };
}

/** The scenario as a seat may see it now: what its side knew at the start, and what was revealed to it since. */
export function scenarioOf(game: ScenarioGame, seat: Seat, state: GameState): ScenarioView {
  const scenario = scenarioForSeat(game, seat, state);
  const told = toldTo(seat, state);
  const features = new Set(told.flatMap((each) => each.features));
  const view = viewFor(withShown(scenario, seat, features), audienceOfSeat(seat.place));
  const units = unitsNow(view.map.units, told, scenarioInPlay(game, state));
  return units === view.map.units ? view : { ...view, map: { ...view.map, units } };
}

/** The units a seat knows, with those revealed to it, each where the umpire last said that it stands. */
function unitsNow(
  known: readonly PlacedUnitView[],
  told: readonly Revealed[],
  scenario: Scenario,
): readonly PlacedUnitView[] {
  const revealed = new Set(told.flatMap(({ units }) => units));
  if (revealed.size === 0) return known;
  const places = new Map(
    told.flatMap((each) => each.places.map(({ unit, at }) => [unit, at] as const)),
  );
  const stands = [...places].flatMap(([id, [xCm, yCm]]) => {
    const { item } = findUnit(scenario, id);
    const { facingDeg = 0, formation = "garrison" } = item.placement ?? {};
    const open = formation === "garrison" ? defaultFormation(item.arm) : formation;
    return [{ id, xCm, yCm, facingDeg, formation: open }];
  });
  const now = withPlaced(scenario, [{ units: stands, commanders: [] }]);
  const seen = new Map(seenUnits(now, revealed).map((unit) => [unit.id, unit]));
  const ids = new Set(known.map(({ id }) => id));
  return [
    ...known.map((unit) => {
      const { id, name, under } = unit;
      const there = places.has(id) && seen.get(id);
      return there ? { ...there, name, under } : unit;
    }),
    ...[...seen.values()].filter(({ id }) => !ids.has(id)),
  ];
}

function placingView(game: ScenarioGame, seat: Seat, state: GameState): PlacingView | null {
  const placing = placingOf(state, seat.id);
  if (!placing) return null;
  const { seatId: _, ...view } = placing;
  const { scenario } = game;
  const { units, formations } = troopsToPlace(scenario, seat);
  return {
    ...view,
    units: units.map((unit) => ({
      id: unit.id,
      name: unit.name,
      arm: unit.arm,
      outlines: outlinesOf(unit, scenario),
      stands: unit.placement && standOf(unit.placement),
    })),
    commanders: formations.map((formation) => ({
      id: formation.id,
      name: formation.commander?.name ?? formation.name,
      stands: placeOf(formation.commander?.placement ?? null),
    })),
  };
}

function placeOf(placement: CommanderPlacement | null): Pick<UnitPlace, "xCm" | "yCm"> | null {
  return placement && { xCm: placement.xCm, yCm: placement.yCm };
}

function standOf({ xCm, yCm, facingDeg, formation }: Placement): UnitPlace {
  return { xCm, yCm, facingDeg, formation };
}

function toldTo({ id }: Pick<Seat, "id">, { revealed }: GameState) {
  return revealed.filter(({ seats }) => seats.includes(id));
}

/** The scenario with these features no longer hidden from the seat's side. */
function withShown(
  scenario: Scenario,
  seat: Pick<Seat, "place">,
  shown: ReadonlySet<string>,
): Scenario {
  const side = sideOfSeat(seat);
  if (side === null || shown.size === 0) return scenario;
  const features = scenario.map.features.map((feature) =>
    shown.has(feature.id)
      ? { ...feature, hiddenFrom: feature.hiddenFrom.filter((each) => each !== side) }
      : feature,
  );
  return keepOriginal({ ...scenario, map: { ...scenario.map, features } }, scenario);
}

function messagesOf(seat: Seat, game: ScenarioGame, { messages }: GameState): SeatMessage[] {
  const isUmpire = (id: string | null) =>
    id === null || game.seats.some((each) => each.id === id && "umpire" in each.place);
  return messages.flatMap(({ id, from, to, text, bound, state }): SeatMessage[] => {
    if (from === seat.id) return [{ id, is: "sent", with: to, text, bound }];
    if (to !== seat.id || state !== "arrived") return [];
    return [{ id, is: "received", with: isUmpire(from) ? "umpire" : (from ?? ""), text, bound }];
  });
}
