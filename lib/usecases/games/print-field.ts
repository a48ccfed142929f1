import type { Context } from "@/lib/auth/actor";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printBattlefield } from "@/lib/pdf/print-documents";
import { readFieldDocument } from "@/lib/usecases/games/read-field";
import { awaitPrint } from "@/lib/usecases/printing";

/** A game's battlefield as a PDF, with its title. Errors: `not-found`, `busy`, `too-large`. */
export async function printField(
  context: Context,
  { id, ...options }: { id: string } & PrintOptions,
): Promise<{ printed: Printed; title: string }> {
  const field = await readFieldDocument(context, { id });
  return { printed: await awaitPrint(printBattlefield(field, options)), title: field.title };
}
