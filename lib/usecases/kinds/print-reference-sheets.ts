import type { Context } from "@/lib/auth/actor";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { tablesNeeded } from "@/lib/domain/belle-alliance/scenario/tables-needed";
import { chosenTables } from "@/lib/domain/belle-alliance/tables/sheet-tables";
import { bogowieWojnySheets } from "@/lib/domain/bogowie-wojny/tables/sheet-tables";
import type { SheetTable } from "@/lib/domain/document/rule-tables/table-in-words";
import type { BelleAllianceWords, TableWords } from "@/lib/domain/document/rule-tables/table-words";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { canReadWholeDocument } from "@/lib/domain/people/permissions";
import { printReference } from "@/lib/pdf/kinds/print-documents";
import type { Printed, PrintOptions } from "@/lib/pdf/press/printed";
import { PRINTED_TABLES } from "@/lib/rules/belle-alliance/printed-tables";
import { wellFormed } from "@/lib/usecases/document/well-formed";
import { guardedReading } from "@/lib/usecases/guard";
import { awaitPrint } from "@/lib/usecases/printing";

/** How to print sheets; `words` are those of the language. */
interface SheetOptions<Words extends TableWords> extends PrintOptions {
  readonly words: Words;
}

interface ScenarioSheets {
  readonly printed: Printed;
  readonly title: string;
}

/** Prints tables of Belle Alliance by number; all of them if none are chosen. Errors: `busy`. */
export function printTables(
  numbers: readonly number[] | undefined,
  { words, ...options }: SheetOptions<BelleAllianceWords>,
): Promise<Printed> {
  const chosen = PRINTED_TABLES.filter(({ n }) => !numbers || numbers.includes(n));
  const choices = chosen.map(({ n }) => ({ n, rows: null }));
  return print("", chosenTables(choices, words), options);
}

/** Prints tables of Bogowie Wojny by id; all of them if none are chosen. Errors: `busy`. */
export function printBogowieWojnyTables(
  ids: readonly string[] | undefined,
  { words, ...options }: SheetOptions<TableWords>,
): Promise<Printed> {
  return print(words.terms("system"), bogowieWojnySheets(ids, words), options);
}

/**
 * Prints the tables that a scenario's troops and terrain need, with the scenario's title, for readers who may read
 * the whole scenario. Errors: `not-found`, `busy`.
 */
export async function printScenarioReference(
  context: Context,
  { id, ...options }: { id: string } & SheetOptions<BelleAllianceWords>,
): Promise<ScenarioSheets> {
  const { document } = await guardedReading(
    context,
    { kind: "scenario", id },
    canReadWholeDocument,
  );
  return printTablesFor(belleAllianceScenario(document), options);
}

/**
 * The same for a scenario that is sent with the request and not stored. Errors: `invalid-document`,
 * `too-many-requests`.
 */
export async function printSentReference({
  json,
  ...options
}: { json: unknown } & SheetOptions<BelleAllianceWords>): Promise<ScenarioSheets> {
  return printTablesFor(belleAllianceScenario(wellFormed("scenario", json)), options);
}

async function printTablesFor(
  scenario: Scenario,
  { words, ...options }: SheetOptions<BelleAllianceWords>,
): Promise<ScenarioSheets> {
  const tables = chosenTables(tablesNeeded(scenario), words);
  return { printed: await print(scenario.title, tables, options), title: scenario.title };
}

function print(
  title: string,
  tables: readonly SheetTable[],
  options: PrintOptions,
): Promise<Printed> {
  return awaitPrint(printReference({ title, tables }, options));
}
