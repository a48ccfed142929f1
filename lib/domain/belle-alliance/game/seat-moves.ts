import { z } from "zod";
import type { Issue } from "../../document/error-code";
import { idSchema } from "../../document/primitives";
import type { Scenario } from "../scenario/scenario";
import { idsUnder } from "../scenario/view/known-reinforcements";
import { formationsUnder } from "../scenario/visible-tree";
import type { GameEntry } from "./game-entry";
import { invalid, refuse, stateInPlay, unknown } from "./moves";
import type { ScenarioGame } from "./scenario-game";
import { formationsSchema, misfitsIn, type NewSeat, newSeatSchema, type Seat } from "./seat";

type Seated = Extract<GameEntry, { readonly kind: "seated" }>;
type PlayersPlace = Extract<NewSeat, { readonly side: string }>;
type PlayersSeat = Seat & { readonly place: PlayersPlace };

/** Formations to hand over, and the seat of the same side that gets them. */
export const handOverSchema = z.strictObject({ formations: formationsSchema, to: idSchema });
export type HandOver = z.infer<typeof handOverSchema>;

/** A seat to add to a game that goes on; `from` is the seat that hands its formations over. */
export const addedSeatSchema = z.strictObject({ seat: newSeatSchema, from: idSchema.optional() });
export type AddedSeat = z.infer<typeof addedSeatSchema>;

/**
 * Formations pass from one seat to another of its side. Errors: `conflict` if the game is over; `invalid-document` for
 * seats that are not two of one side, and for what the giver is not named for, or no longer.
 */
export function handOver(
  game: ScenarioGame,
  { from, formations, to }: HandOver & { readonly from: string },
): Seated {
  stateInPlay(game);
  const { scenario, seats } = game;
  const giver = playersSeat(seats, from);
  if (!giver) throw invalid(unknown("/seat", "seat of a side", from));
  const taker = to === from ? undefined : playersSeat(seats, to);
  if (taker?.place.side !== giver.place.side) {
    throw invalid(unknown("/to", "other seat of this side", to));
  }
  const less = without(giver, formations, { scenario, path: "/formations" });
  return { kind: "seated", seats: [less, ...withMore(taker, formations, scenario)], added: null };
}

/**
 * A seat more, besides all others, or for formations that another of its side hands over. Errors: as for `handOver`, and
 * `invalid-document` for a side or formation that the game does not have.
 */
export function addSeat(
  game: ScenarioGame,
  { id, seat: place, from }: AddedSeat & { readonly id: string },
): Seated {
  stateInPlay(game);
  const { scenario, seats } = game;
  refuse(misfitsIn(place, scenario).map((each) => ({ ...each, path: `/seat${each.path}` })));
  const added = { id, place };
  if (from === undefined) return { kind: "seated", seats: [added], added: id };
  const giver = playersSeat(seats, from);
  if (!giver || !("side" in place) || giver.place.side !== place.side) {
    throw invalid(unknown("/from", "seat of this side", from));
  }
  const { formations } = place;
  if (!formations) {
    const message = "Name the formations that are handed over.";
    throw invalid({ path: "/seat/formations", code: "custom", message });
  }
  const less = without(giver, formations, { scenario, path: "/seat/formations" });
  return { kind: "seated", seats: [less, added], added: id };
}

/** The formations for which a player's seat is named: those of a whole side's are the topmost. */
function namedFor({ side, formations }: PlayersPlace, { sides }: Scenario): string[] {
  const own = sides.find(({ id }) => id === side)?.formations ?? [];
  return formations ?? own.map(({ id }) => id);
}

function playersSeat(seats: readonly Seat[], id: string): PlayersSeat | undefined {
  const isIt = (seat: Seat): seat is PlayersSeat => seat.id === id && "side" in seat.place;
  return seats.find(isIt);
}

/** The seat without these formations and what is under them. */
function without(
  { id, place }: PlayersSeat,
  given: readonly string[],
  { scenario, path }: { readonly scenario: Scenario; readonly path: string },
): Seat {
  const named = namedFor(place, scenario);
  refuse(
    given.flatMap((each, i): Issue[] =>
      named.includes(each)
        ? []
        : [unknown(`${path}/${i}`, "formation for which this seat is named", each)],
    ),
  );
  const gone = new Set(
    idsUnder(formationsOf(place, scenario).filter((each) => given.includes(each.id))),
  );
  return { id, place: { ...place, formations: named.filter((each) => !gone.has(each)) } };
}

/** The seat with more to lead, each formation once and in the order of the side; nothing where it leads them already. */
function withMore(
  { id, place }: PlayersSeat,
  given: readonly string[],
  scenario: Scenario,
): Seat[] {
  if (!place.formations) return [];
  const ids = [...place.formations, ...given];
  const led = formationsOf(place, scenario).filter((each) => ids.includes(each.id));
  const below = new Set(led.flatMap(({ formations }) => idsUnder(formations)));
  const formations = led.map((each) => each.id).filter((each) => !below.has(each));
  return [{ id, place: { ...place, formations } }];
}

function formationsOf({ side }: PlayersPlace, { sides }: Scenario) {
  return formationsUnder(sides.find(({ id }) => id === side)?.formations ?? []);
}
