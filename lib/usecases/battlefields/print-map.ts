import type { Context } from "@/lib/auth/actor";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printBattlefield } from "@/lib/pdf/print-documents";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { wellFormed } from "@/lib/usecases/documents/well-formed";
import { awaitPrint } from "@/lib/usecases/printing";

interface PrintedMap {
  readonly printed: Printed;
  readonly title: string;
}

/** A stored battlefield as PDF, with its title. Errors: `not-found`, `busy`, `too-large`. */
export async function printMap(
  context: Context,
  { id, ...options }: PrintOptions & { readonly id: string },
): Promise<PrintedMap> {
  const { document } = await readDocument(context, { kind: "map", id });
  return print(document, options);
}

/** The same for one that is sent along and not stored. Errors: `invalid-document`, `too-many-requests`, `too-large`. */
export async function printSentMap({
  json,
  ...options
}: PrintOptions & { readonly json: unknown }): Promise<PrintedMap> {
  return print(wellFormed("map", json), options);
}

async function print(field: Battlefield, options: PrintOptions): Promise<PrintedMap> {
  return { printed: await awaitPrint(printBattlefield(field, options)), title: field.title };
}
