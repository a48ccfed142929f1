import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import { printOnce } from "./press/cache";
import type { Printed, PrintOptions } from "./press-job";

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
