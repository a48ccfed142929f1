import { fieldKindOf, type ListedThing } from "../ground/field-kinds";
import { THING_LISTS, type ThingList } from "../ground/thing-kind";
import type { Battlefield } from "./battlefield";

export type FoundThing = ListedThing & { readonly index: number };

/** Everything on a battlefield, list by list. */
export function thingsOf(field: Pick<Battlefield, ThingList>): FoundThing[] {
  return THING_LISTS.flatMap((list) =>
    field[list].map((thing, index) => ({ list, index, thing }) as FoundThing),
  );
}

/** The thing with an id; null if the field has none. */
export function findThing(field: Battlefield, id: string): FoundThing | null {
  return thingsOf(field).find(({ thing }) => thing.id === id) ?? null;
}

/** Whether a thing's outline is a closed area rather than a line. */
export function coversGround(found: ListedThing): boolean {
  return fieldKindOf(found).shape === "area";
}

/** Whether the rules fix a thing's outline: a section of a built-up area, a redoubt [3.5, 13.3]. */
export function isSquare(found: ListedThing): boolean {
  return fieldKindOf(found).squareCm !== undefined;
}

const IN_LIST = new RegExp(`^/(${[...THING_LISTS, "objectives"].join("|")})/(\\d+)`);

/** The id of the thing at a finding's path; for an objective, that of its piece. Null for the field as a whole. */
export function thingAt(field: Battlefield, path: string): string | null {
  const [, list, index] = IN_LIST.exec(path) ?? [];
  if (list === undefined) return null;
  if (list === "objectives") return field.objectives[Number(index)]?.pieceId ?? null;
  return field[list as ThingList][Number(index)]?.id ?? null;
}
