import type { Context } from "@/lib/auth/actor";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printBattlefield } from "@/lib/pdf/print-battlefield";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { offThePress } from "@/lib/usecases/printing";

/** A stored battlefield as PDF, with its title. Errors: `not-found`, `too-many-requests`, `too-large`. */
export async function printMap(
  context: Context,
  { id, ...options }: PrintOptions & { readonly id: string },
): Promise<{ printed: Printed; title: string }> {
  const { document } = await readDocument(context, { kind: "map", id });
  const printed = await offThePress(printBattlefield(document, options));
  return { printed, title: document.title };
}
