import { printOnce } from "./press/cache";
import type { Printed, PrintOptions, Reference } from "./press-job";

/**
 * Tables of a rule book as sheets for the table. Throws a PrintError where they cannot be printed.
 */
export function printReference(
  { title, tables }: Reference,
  { language, paper }: PrintOptions,
): Promise<Printed> {
  return printOnce({ work: "reference", title, tables, language, paper });
}
