import type { RosterView } from "@/lib/domain/army-list/roster-view";
import { printOnce } from "./press/cache";
import type { Printed, PrintOptions } from "./press-job";

/**
 * An army list as a roster to play from: points, a box a base, upgrades, and the limits it breaks.
 * Throws a PrintError where it cannot be printed.
 */
export function printRoster(view: RosterView, { language, paper }: PrintOptions): Promise<Printed> {
  return printOnce({ work: "roster", view, language, paper });
}
