import type { Context } from "@/lib/auth/actor";
import { canReadWholeDocument } from "@/lib/domain/permissions";
import { bogowieWojnySheets } from "@/lib/domain/rule-tables/bogowie-wojny-sheets";
import { chosenTables } from "@/lib/domain/rule-tables/chosen-tables";
import type { SheetTable } from "@/lib/domain/rule-tables/sheet-table";
import type { BelleAllianceWords, TableWords } from "@/lib/domain/rule-tables/table-words";
import { tablesNeeded } from "@/lib/domain/scenario/tables-needed";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printReference } from "@/lib/pdf/print-reference";
import { PRINTED_TABLES } from "@/lib/rules/belle-alliance/printed-tables";
import { guardedDocument } from "@/lib/usecases/guard";
import { offThePress } from "@/lib/usecases/printing";

/** How sheets are to be printed; the words are those of the language. */
export interface SheetOptions<Words extends TableWords> extends PrintOptions {
  readonly words: Words;
}

/** Tables of Belle Alliance by number, all without a choice. Errors: `too-many-requests`. */
export function printTables(
  numbers: readonly number[] | undefined,
  { words, ...options }: SheetOptions<BelleAllianceWords>,
): Promise<Printed> {
  const chosen = PRINTED_TABLES.filter(({ n }) => !numbers || numbers.includes(n));
  const choices = chosen.map(({ n }) => ({ n, rows: null }));
  return print("", chosenTables(choices, words), options);
}

/** Tables of Bogowie Wojny by id, all without a choice. Errors: `too-many-requests`. */
export function printBogowieWojnyTables(
  ids: readonly string[] | undefined,
  { words, ...options }: SheetOptions<TableWords>,
): Promise<Printed> {
  return print(words.terms("system"), bogowieWojnySheets(ids, words), options);
}

/**
 * The tables a scenario's troops and terrain need, with its title, for whoever may read the whole.
 * Errors: `not-found`, `too-many-requests`.
 */
export async function printScenarioReference(
  context: Context,
  { id, words, ...options }: { id: string } & SheetOptions<BelleAllianceWords>,
): Promise<{ printed: Printed; title: string }> {
  const { document } = await guardedDocument(
    context,
    { kind: "scenario", id },
    canReadWholeDocument,
  );
  const printed = await print(document.title, chosenTables(tablesNeeded(document), words), options);
  return { printed, title: document.title };
}

function print(
  title: string,
  tables: readonly SheetTable[],
  options: PrintOptions,
): Promise<Printed> {
  return offThePress(printReference({ title, tables }, options));
}
