import { type XmlElement, xml } from "../../../../document/xml";
import type { RosterRegiment } from "../../roster-view";
import type { RosterWords } from "../roster-words";

interface Selected {
  readonly id: string;
  readonly entryId?: string;
  readonly name: string;
  readonly type: "unit" | "model" | "upgrade";
  readonly points: number;
  readonly bases?: number;
  /** Elements before and after its costs. */
  readonly before?: readonly XmlElement[];
  readonly after?: readonly XmlElement[];
}

/** Shown for a missing figure. */
export const NOT_STATED = "–";

/** Programs recognise units by a profile with this name, in any language, and skip selections without one. */
const UNIT = "Unit";

interface Profiled {
  /** The id of its selection. */
  readonly id: string;
  readonly name: string;
  /** Decides its columns. */
  readonly typeId: "unit" | "commander";
}

/** The element of a unit, commander or upgrade. */
export function selection({ id, name, type, points, ...more }: Selected): XmlElement {
  const { entryId = id, bases = 0, before = [], after = [] } = more;
  return xml("selection", { id, name, entryId, number: 1, type }, [
    ...before,
    costs(points, bases),
    ...after,
  ]);
}

/** Costs in points, and in bases if there are any. */
export function costs(points: number, bases: number): XmlElement {
  return xml("costs", {}, [
    xml("cost", { name: "pts", typeId: "pts", value: decimal(points) }),
    ...(bases > 0 ? [xml("cost", { name: "bases", typeId: "bases", value: decimal(bases) })] : []),
  ]);
}

/** Notes as an element; empty if there are none. */
export function notes(text: string): XmlElement[] {
  return text.trim() === "" ? [] : [xml("customNotes", {}, text)];
}

/** Formats costs as decimals with a point, as `.ros` requires. */
export function decimal(value: number): string {
  return value.toFixed(1);
}

/** A category, by which programs group the selections of a force. */
export interface Category {
  readonly id: string;
  readonly name: string;
}

export function armCategory(arm: RosterRegiment["arm"], { terms }: RosterWords): Category {
  return { id: arm, name: terms(`arms.${arm}`) };
}

/** The category element of a force or selection, with the given id. */
export function categoryOf(
  { id: entryId, name }: Category,
  { id, primary }: { readonly id: string; readonly primary: "true" | "false" },
): XmlElement {
  return xml("category", { id: `${id}-${entryId}`, name, entryId, primary });
}

/** The only profile of a selection: a table row with the ids, headings and texts of its cells. */
export function profiles(
  { id, name, typeId }: Profiled,
  cells: readonly (readonly [id: string, head: string, cell: string])[],
): XmlElement {
  const characteristics = cells.map(([column, head, cell]) =>
    xml("characteristic", { name: titled(head), typeId: column }, cell),
  );
  const attributes = { id: `${id}-profile`, name, hidden: "false", typeId, typeName: UNIT };
  return xml("profiles", {}, [
    xml("profile", attributes, [xml("characteristics", {}, characteristics)]),
  ]);
}

/** Capitalises a column name, because programs print it unchanged as a title. */
function titled(head: string): string {
  return head.slice(0, 1).toLocaleUpperCase() + head.slice(1);
}
