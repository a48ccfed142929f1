import type { Context } from "@/lib/auth/actor";
import { canReadWholeDocument } from "@/lib/domain/permissions";
import { tablesNeeded } from "@/lib/domain/scenario/tables-needed";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printReference } from "@/lib/pdf/print-reference";
import { PRINTED_TABLES } from "@/lib/rules/belle-alliance/printed-tables";
import { guardedDocument } from "@/lib/usecases/guard";
import { offThePress } from "@/lib/usecases/printing";

/** Tables of Belle Alliance by number, all without a choice. Errors: `too-many-requests`. */
export function printTables(
  numbers: readonly number[] | undefined,
  options: PrintOptions,
): Promise<Printed> {
  const chosen = PRINTED_TABLES.filter(({ n }) => !numbers || numbers.includes(n));
  const tables = chosen.map(({ n }) => ({ n, rows: null }));
  return offThePress(printReference({ title: "", tables }, options));
}

/**
 * The tables a scenario's troops and terrain need, with its title, for whoever may read the whole.
 * Errors: `not-found`, `too-many-requests`.
 */
export async function printScenarioReference(
  context: Context,
  { id, ...options }: { id: string } & PrintOptions,
): Promise<{ printed: Printed; title: string }> {
  const kept = await guardedDocument(context, { kind: "scenario", id }, canReadWholeDocument);
  const { title } = kept.document;
  const reference = { title, tables: tablesNeeded(kept.document) };
  return { printed: await offThePress(printReference(reference, options)), title };
}
