import { TABLE_20 } from "@/lib/rules/belle-alliance/tables/table-20";
import type { DrawnWork } from "@/lib/rules/belle-alliance/terrain-effect";

/** How many lengths of table 20 a work of so many cm is, each begun one counted; null where it is not built by length. */
export function lengthsOfWork(
  work: DrawnWork | null,
  lengthCm: number,
): { readonly count: number; readonly cm: number } | null {
  const result = TABLE_20.find(({ id }) => id === work)?.result;
  if (result?.kind !== "length") return null;
  return { count: Math.max(1, Math.ceil(lengthCm / result.cm - 1e-6)), cm: result.cm };
}
