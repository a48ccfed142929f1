import { printOnce } from "./press/cache";
import type { Printed, PrintOptions, RosterPrint } from "./press-job";

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
