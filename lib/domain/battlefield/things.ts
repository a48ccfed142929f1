import { pieceKindOf } from "../ground/bogowie-wojny/pieces";
import type { Battlefield } from "./battlefield";

/** The lists of what lies on a battlefield by an outline of its own. */
export const THING_LISTS = ["pieces", "crossings", "fieldWorks", "roads"] as const;
export type ThingList = (typeof THING_LISTS)[number];

/** A piece, a bridge or ford, a field work or a road. */
export type FieldThing = Battlefield[ThingList][number];

/** A thing with where it stands in the document. */
export type FoundThing = {
  [List in ThingList]: {
    readonly list: List;
    readonly index: number;
    readonly thing: Battlefield[List][number];
  };
}[ThingList];

/** Everything that lies on a battlefield, list by list. */
export function thingsOf(field: Battlefield): FoundThing[] {
  return THING_LISTS.flatMap((list) =>
    field[list].map((thing, index) => ({ list, index, thing }) as FoundThing),
  );
}

/** The thing with an id; null where nothing on the field has it. */
export function findThing(field: Battlefield, id: string): FoundThing | null {
  return thingsOf(field).find(({ thing }) => thing.id === id) ?? null;
}

/** Whether a thing's outline closes to an area; all others run as lines. */
export function coversGround({ list, thing }: FoundThing): boolean {
  if (list === "fieldWorks") return thing.kind === "redoubt";
  if (list !== "pieces") return false;
  return pieceKindOf(thing).shape === "area";
}

/** Whether the rules fix a thing's outline: a section of a built-up area, a redoubt [3.5, 13.3]. */
export function isSquare({ list, thing }: FoundThing): boolean {
  if (list === "pieces") return pieceKindOf(thing).squareCm !== undefined;
  return list === "fieldWorks" && thing.kind === "redoubt";
}

const IN_LIST = /^\/(pieces|crossings|fieldWorks|roads|objectives)\/(\d+)/;

/** The id of what a finding's path leads to; an objective leads to its piece. Null for the field as a whole. */
export function thingAt(field: Battlefield, path: string): string | null {
  const [, list, index] = IN_LIST.exec(path) ?? [];
  if (list === undefined) return null;
  if (list === "objectives") return field.objectives[Number(index)]?.pieceId ?? null;
  return field[list as ThingList][Number(index)]?.id ?? null;
}
