import { z } from "zod";
import type { Issue } from "../../document/error-code";
import { idSchema, nameSchema, pointCmSchema } from "../../document/primitives";
import { LETTERS } from "../../people/share-link";
import { findFormation, findSide, UnknownIdError } from "../scenario/find";
import type { Scenario } from "../scenario/scenario";
import type { Audience } from "../scenario/scenario-view";

const TWICE = { error: "A formation is named twice.", params: { words: "named-twice" } };

/** What an umpire looks after where several share a game: some of its sides, or a part of the table in cm. */
const sectorSchema = z.union([
  z.strictObject({ sides: z.array(idSchema).min(1).max(8) }),
  z.strictObject({ from: pointCmSchema, to: pointCmSchema }),
]);

const name = nameSchema.optional();

/** Formations of one side, each once. */
export const formationsSchema = z.array(idSchema).min(1).max(50).refine(isOfEachOne, TWICE);

/** When a link stops opening; within the years a database and a calendar know. */
export const expirySchema = z.iso.datetime({ offset: true }).refine(
  (instant) => {
    const year = new Date(instant).getUTCFullYear();
    return year >= 2000 && year <= 2100;
  },
  { error: "A link expires between the years 2000 and 2100.", params: { words: "link-expiry" } },
);

const otherPlaces = [
  z.strictObject({ spectator: z.literal(true), name }),
  z.strictObject({ umpire: z.literal(true), sector: sectorSchema.optional(), name }),
] as const;

/**
 * A place at a game: a side, the formations of a side that a player leads, an onlooker's or an umpire's. The name is what
 * the others at the table read.
 */
export const newSeatSchema = z.union([
  z.strictObject({
    side: idSchema,
    formations: formationsSchema.optional(),
    name,
  }),
  ...otherPlaces,
]);
export type NewSeat = z.infer<typeof newSeatSchema>;

/** A seat's place during a game: a player's may have handed over all that it led, or lead any number of formations. */
export const placeSchema = z.union([
  z.strictObject({ side: idSchema, formations: z.array(idSchema).optional(), name }),
  ...otherPlaces,
]);

function isOfEachOne(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/** A seat of a game; `id` is known to all of its side, the key to its holder and the umpires. */
export interface Seat {
  readonly id: string;
  readonly place: NewSeat;
}

const KEY_LENGTH = 24;

/** The secret in a seat's address: 118 bits, in letters that are hard to confuse. */
export const seatKeySchema = z.string().regex(new RegExp(`^[${LETTERS}]{${KEY_LENGTH}}$`));

/** A new key; `chance(n)` must return unpredictable integers from 0 to n − 1. */
export function makeSeatKey(chance: (below: number) => number): string {
  return Array.from({ length: KEY_LENGTH }, () => LETTERS[chance(LETTERS.length)]).join("");
}

/** Whose view of the scenario a seat holds: its side's or its formations'; an onlooker the public's. */
export function audienceOfSeat(place: NewSeat): Audience {
  if ("umpire" in place) return { for: "umpire" };
  if ("spectator" in place) return { for: "public" };
  const { side: sideId, formations: formationIds } = place;
  return formationIds ? { for: "seat", sideId, formationIds } : { for: "side", sideId };
}

/** The side a seat plays on; null for umpires and onlookers. */
export function sideOfSeat({ place }: Pick<Seat, "place">): string | null {
  return "side" in place ? place.side : null;
}

/** Whether a seat is a player's who leads something. */
export function leadsAnything({ place }: Pick<Seat, "place">): boolean {
  return "side" in place && place.formations?.length !== 0;
}

/** Where a new seat does not fit the scenario, by JSON Pointers below the seat: what it names or looks after is not there. */
export function misfitsIn(seat: NewSeat, scenario: Scenario): Issue[] {
  const isThere = (path: string, find: () => unknown): Issue[] => {
    try {
      find();
      return [];
    } catch (error) {
      if (!(error instanceof UnknownIdError)) throw error;
      return [{ path, code: "unknown-id", message: error.message }];
    }
  };
  if ("umpire" in seat) {
    const { sector } = seat;
    if (sector && "from" in sector) return partMisfits(sector, scenario.map);
    const sides = sector?.sides ?? [];
    return sides.flatMap((id, i) => isThere(`/sector/sides/${i}`, () => findSide(scenario, id)));
  }
  if ("spectator" in seat) return [];
  const { side, formations = [] } = seat;
  return [
    ...isThere("/side", () => findSide(scenario, side)),
    ...formations.flatMap((id, i) =>
      isThere(`/formations/${i}`, () => {
        if (findFormation(scenario, id).side.id !== side) {
          throw new UnknownIdError("formation of this side", id);
        }
      }),
    ),
  ];
}

function partMisfits(
  { from, to }: Extract<z.infer<typeof sectorSchema>, { readonly from: unknown }>,
  { widthCm, depthCm }: Pick<Scenario["map"], "widthCm" | "depthCm">,
): Issue[] {
  const isOff = ([x, y]: typeof from) => x < 0 || x > widthCm || y < 0 || y > depthCm;
  const off = Object.entries({ from, to }).flatMap(([end, corner]): Issue[] =>
    isOff(corner)
      ? [{ path: `/sector/${end}`, code: "custom", message: "The corner lies beyond the table." }]
      : [],
  );
  if (off.length > 0 || (from[0] !== to[0] && from[1] !== to[1])) return off;
  const message = "The corners of a part of the table must be diagonally opposite.";
  return [{ path: "/sector/to", code: "custom", message }];
}

/**
 * Returns the name of each seat: as it was given, otherwise by its side and, where several play on it, a number. A
 * formation's name would tell the others of the side who is beside them. Umpires and onlookers have a number.
 */
export function seatNames(seats: readonly Seat[], scenario: Scenario): (seat: Seat) => string {
  return (seat) => {
    const { place } = seat;
    if (place.name) return place.name;
    const kin = seats.filter((each) => kindOf(each) === kindOf(seat)).map(({ id }) => id);
    const number = kin.indexOf(seat.id) + 1;
    if (!("side" in place)) return `${number}`;
    const { name } = findSide(scenario, place.side).item;
    return kin.length === 1 ? name : `${name} ${number}`;
  };
}

function kindOf({ place }: Seat): string {
  if ("side" in place) return `side ${place.side}`;
  return "umpire" in place ? "umpire" : "spectator";
}
