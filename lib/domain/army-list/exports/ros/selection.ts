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
