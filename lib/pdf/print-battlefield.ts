import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { printOnce } from "./press/cache";
import type { Printed, PrintOptions } from "./press-job";

/** A battlefield to lay out from. Throws a PrintError where it cannot be printed. */
export function printBattlefield(
  field: Battlefield,
  { language, paper }: PrintOptions,
): Promise<Printed> {
  return printOnce({ work: "battlefield", field, language, paper });
}
