import type { Context } from "@/lib/auth/actor";
import { canReadWholeDocument } from "@/lib/domain/permissions";
import { chosenTables } from "@/lib/domain/rule-tables/chosen-tables";
import type { TableChoice } from "@/lib/domain/rule-tables/table-choice";
import type { BelleAllianceWords } from "@/lib/domain/rule-tables/table-words";
import { tablesNeeded } from "@/lib/domain/scenario/tables-needed";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printReference } from "@/lib/pdf/print-reference";
import { PRINTED_TABLES } from "@/lib/rules/belle-alliance/printed-tables";
import { guardedDocument } from "@/lib/usecases/guard";
import { offThePress } from "@/lib/usecases/printing";

/** How sheets are to be printed; the words are those of the language. */
export interface SheetOptions extends PrintOptions {
  readonly words: BelleAllianceWords;
}

/** Tables of Belle Alliance by number, all without a choice. Errors: `too-many-requests`. */
export function printTables(
  numbers: readonly number[] | undefined,
  options: SheetOptions,
): Promise<Printed> {
  const chosen = PRINTED_TABLES.filter(({ n }) => !numbers || numbers.includes(n));
  return print(
    "",
    chosen.map(({ n }) => ({ n, rows: null })),
    options,
  );
}

/**
 * The tables a scenario's troops and terrain need, with its title, for whoever may read the whole.
 * Errors: `not-found`, `too-many-requests`.
 */
export async function printScenarioReference(
  context: Context,
  { id, ...options }: { id: string } & SheetOptions,
): Promise<{ printed: Printed; title: string }> {
  const { document } = await guardedDocument(
    context,
    { kind: "scenario", id },
    canReadWholeDocument,
  );
  const printed = await print(document.title, tablesNeeded(document), options);
  return { printed, title: document.title };
}

function print(
  title: string,
  choices: readonly TableChoice[],
  { words, ...options }: SheetOptions,
): Promise<Printed> {
  return offThePress(printReference({ title, tables: chosenTables(choices, words) }, options));
}
