import type { ArrivalView, UnitView } from "@/lib/domain/scenario/scenario-view";
import type { Words } from "../text/words";

/** What stands in small lines under a unit's name: the author's notes and what the rules make of it. */
export function unitNotes(unit: UnitView, words: Words): string[] {
  const { clean, print } = words;
  return [
    clean.line(unit.note),
    ...arrivalOf(unit, words),
    ...holdsOf(unit, words),
    ...suppliesOf(unit, words),
    ...splitOf(unit, words),
    ...worksOf(unit, words),
    ...labelled(print("orders.umpireNote"), clean.line(unit.umpire?.note ?? "")),
    ...labelled(print("orders.ownValour"), clean.line(unit.umpire?.ownValourReason ?? "")),
    ...(unit.umpire?.hidden === true ? [print("orders.hidden")] : []),
  ].filter((note) => note !== "");
}

/** A text with its label; nothing where there is no text. */
export function labelled(label: string, text: string): string[] {
  return text === "" ? [] : [`${label}: ${text}`];
}

/** That troops do not stand on the table at the start; nothing where the formation above says so. */
export function arrivalOf(
  { arrives }: { readonly arrives: ArrivalView | null },
  { print }: Words,
): string[] {
  if (!arrives || arrives.withAbove) return [];
  return [print("orders.arrives", { bound: arrives.bound, time: arrives.time ?? "none" })];
}

function holdsOf({ holds }: UnitView, { clean, print }: Words): string[] {
  if (holds === null) return [];
  return [print("orders.holds", { name: clean.line(holds), named: holds ? "yes" : "no" })];
}

/** Full supplies go without saying [5.5.3]. */
function suppliesOf({ supplies }: UnitView, { print }: Words): string[] {
  return supplies === null ? [] : [print("orders.supplies", { rolls: supplies })];
}

/** Horse splits by its squadrons, guns and wagons one by one, by their numbers; foot only above 40 figures [1.2.2]. */
function splitOf({ arm, mostParts }: UnitView, { print }: Words): string[] {
  const isFoot = arm === "infantry" || arm === "engineers";
  if (!isFoot || mostParts === null || mostParts < 2) return [];
  return [print("orders.mayBeSplit")];
}

/** A unit that may throw up an emplacement may build anywhere, others in the building they hold [6.3.0]. */
function worksOf({ fieldWorks }: UnitView, { print }: Words): string[] {
  if (fieldWorks.length === 0) return [];
  return [
    print("orders.mayBuild", { where: fieldWorks.includes("emplacement") ? "anywhere" : "inside" }),
  ];
}
