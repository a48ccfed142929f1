import { type XmlElement, xml } from "../../../xml";
import type { RosterRegiment } from "../../roster-view";
import type { RosterWords } from "../roster-words";

interface Selected {
  readonly id: string;
  readonly entryId?: string;
  readonly name: string;
  readonly type: "unit" | "model" | "upgrade";
  readonly points: number;
  readonly bases?: number;
  /** What stands before its costs, and after them. */
  readonly before?: readonly XmlElement[];
  readonly after?: readonly XmlElement[];
}

/** What is shown for a figure that was not entered. */
export const NOT_STATED = "–";

/** Readers take for a unit what has a profile of this name, whatever the language, and leave out what has none. */
const UNIT = "Unit";

interface Profiled {
  /** Of the selection it belongs to. */
  readonly id: string;
  readonly name: string;
  /** Which columns it has. */
  readonly typeId: "unit" | "commander";
}

/** A thing chosen: a unit, a commander, an upgrade. */
export function selection({ id, name, type, points, ...more }: Selected): XmlElement {
  const { entryId = id, bases = 0, before = [], after = [] } = more;
  return xml("selection", { id, name, entryId, number: 1, type }, [
    ...before,
    costs(points, bases),
    ...after,
  ]);
}

/** Points, and bases where there are any. */
export function costs(points: number, bases: number): XmlElement {
  return xml("costs", {}, [
    xml("cost", { name: "pts", typeId: "pts", value: decimal(points) }),
    ...(bases > 0 ? [xml("cost", { name: "bases", typeId: "bases", value: decimal(bases) })] : []),
  ]);
}

/** Notes as an element; none where nothing is written. */
export function notes(text: string): XmlElement[] {
  return text.trim() === "" ? [] : [xml("customNotes", {}, text)];
}

/** Costs are decimals with a point in this format. */
export function decimal(value: number): string {
  return value.toFixed(1);
}

/** What viewers group the things of a force by. */
export interface Category {
  readonly id: string;
  readonly name: string;
}

/** The category of the regiments of an arm. */
export function armCategory(arm: RosterRegiment["arm"], { terms }: RosterWords): Category {
  return { id: arm, name: terms(`arms.${arm}`) };
}

/** A category as a force or a thing chosen has it, whose id is given. */
export function categoryOf(
  { id: entryId, name }: Category,
  { id, primary }: { readonly id: string; readonly primary: "true" | "false" },
): XmlElement {
  return xml("category", { id: `${id}-${entryId}`, name, entryId, primary });
}

/** The one profile of a selection: a table's row, its heads and cells by their ids. */
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

/** Readers print a column's name as they find it, as a title. */
function titled(head: string): string {
  return head.slice(0, 1).toLocaleUpperCase() + head.slice(1);
}
