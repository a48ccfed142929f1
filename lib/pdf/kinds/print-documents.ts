import type { PackOptions } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { PlacedPicture } from "@/lib/domain/table/drawing/placed-picture";
import type { TableSheetOptions } from "@/lib/domain/table/sheets/table-sheets";
import type { RosterPrint } from "../bogowie-wojny/roster/roster-sheet";
import type { Reference } from "../document/reference-sheet";
import { printCached } from "../press/cache";
import type { PagesShown, Picture, Printed, PrintOptions } from "../press/printed";

/**
 * Prints the requested parts of a scenario's pack for the reader of the view; it contains nothing that is not in the
 * view. Throws a PrintError if printing fails, `cancelled` if the signal aborts it.
 */
export function printPack(view: ScenarioView, order: PackOrder): Promise<Printed> {
  const { language, paper, options, signal } = order;
  return printCached({ work: "pack", view, options, language, paper }, signal);
}

/** A preview of the same pack: page count and pictures of the first pages. Throws like `printPack`. */
export async function showPack(view: ScenarioView, order: PackOrder): Promise<PagesShown> {
  const { language, paper, options, signal } = order;
  const { bytes } = await printCached({ work: "pages", view, options, language, paper }, signal);
  return JSON.parse(new TextDecoder().decode(bytes));
}

interface PackOrder extends PrintOptions {
  readonly options: PackOptions;
  /** Aborted when the reader has left, to cancel the print. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Prints the map of a view on one page, over pictures if there are any, with its credits below or on the next page.
 * Throws a PrintError if printing fails.
 */
export function printGround(
  view: ScenarioView,
  { language, paper, below = [] }: PrintOptions & { readonly below?: readonly PlacedPicture[] },
): Promise<Printed> {
  return printCached({ work: "ground", view, below, language, paper });
}

/** Prints a battlefield as a plan for laying out terrain. Throws a PrintError if printing fails. */
export function printBattlefieldPlan(
  field: Battlefield,
  { language, paper }: PrintOptions,
): Promise<Printed> {
  return printCached({ work: "battlefield", field, language, paper });
}

/** Prints a battlefield at true size on sheets for the table. Throws a PrintError if printing fails. */
export function printFieldTable(
  field: Battlefield,
  { language, paper, table }: PrintOptions & { readonly table: TableSheetOptions },
): Promise<Printed> {
  return printCached({ work: "field-table", field, table, language, paper });
}

/** Converts an SVG file to PNG. Throws a PrintError if that fails. */
export function printPicture({ svg, widthPx }: Picture): Promise<Printed> {
  return printCached({ work: "picture", svg, widthPx });
}

/** Prints tables of a rule book as sheets for use at the table. Throws a PrintError if printing fails. */
export function printReference(
  { title, tables }: Reference,
  { language, paper }: PrintOptions,
): Promise<Printed> {
  return printCached({ work: "reference", title, tables, language, paper });
}

/**
 * Prints the requested parts of an army list: roster, cards and labels for the table, score sheet. Throws a PrintError
 * if printing fails.
 */
export function printRoster(
  { view, layout, parts, link, secrets }: RosterPrint,
  { language, paper }: PrintOptions,
): Promise<Printed> {
  return printCached({ work: "roster", view, layout, parts, link, secrets, language, paper });
}
