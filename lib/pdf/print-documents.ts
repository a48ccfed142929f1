import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import { printOnce } from "./press/cache";
import type { Picture, Printed, PrintOptions, Reference, RosterPrint } from "./press-job";

/**
 * The umpire's book of a scenario: everything, with the list of what is hidden from whom.
 * Throws a RangeError for another reader's view, a PrintError where it cannot be printed.
 */
export function printUmpirePack(view: ScenarioView, options: PrintOptions): Promise<Printed> {
  return printPack(view, "umpire", options);
}

/**
 * What one side holds in its hands; it holds nothing that is not in that side's view.
 * Throws a RangeError for another reader's view, a PrintError where it cannot be printed.
 */
export function printSidePack(view: ScenarioView, options: PrintOptions): Promise<Printed> {
  return printPack(view, "side", options);
}

async function printPack(
  view: ScenarioView,
  reader: "umpire" | "side",
  { language, paper }: PrintOptions,
): Promise<Printed> {
  if (view.audience.for !== reader) {
    throw new RangeError(`This pack needs a view for "${reader}", not for "${view.audience.for}".`);
  }
  return printOnce({ work: "pack", view, language, paper });
}

/** The map of a view on one page, and its credits below or behind it. Throws a PrintError where it cannot be printed. */
export function printGround(
  view: ScenarioView,
  { language, paper }: PrintOptions,
): Promise<Printed> {
  return printOnce({ work: "pack", view, only: "map", language, paper });
}

/** A battlefield to lay out from. Throws a PrintError where it cannot be printed. */
export function printBattlefield(
  field: Battlefield,
  { language, paper }: PrintOptions,
): Promise<Printed> {
  return printOnce({ work: "battlefield", field, language, paper });
}

/** An SVG file as PNG. Throws a PrintError where it cannot be drawn. */
export function printPicture({ svg, widthPx }: Picture): Promise<Printed> {
  return printOnce({ work: "picture", svg, widthPx });
}

/**
 * Tables of a rule book as sheets for the table. Throws a PrintError where they cannot be printed.
 */
export function printReference(
  { title, tables }: Reference,
  { language, paper }: PrintOptions,
): Promise<Printed> {
  return printOnce({ work: "reference", title, tables, language, paper });
}

/**
 * An army list as a roster to play from: points, regiments with boxes to tick, what is looked up in play, and the limits it breaks.
 * Throws a PrintError where it cannot be printed.
 */
export function printRoster(
  { view, layout, link, secrets }: RosterPrint,
  { language, paper }: PrintOptions,
): Promise<Printed> {
  return printOnce({ work: "roster", view, layout, link, secrets, language, paper });
}
