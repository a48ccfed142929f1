import type { BattlefieldWish } from "@/lib/domain/battlefield/generator/generate";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printBattlefield } from "@/lib/pdf/print-documents";
import { makeBattlefield } from "@/lib/usecases/battlefields/make-battlefield";
import { awaitPrint } from "@/lib/usecases/printing";

/** The battlefield of a seed as a PDF, with its title. Errors: `busy`, `too-large`. */
export async function printMadeBattlefield(
  wish: BattlefieldWish,
  options: PrintOptions,
): Promise<{ printed: Printed; title: string }> {
  const field = await makeBattlefield(wish);
  return { printed: await awaitPrint(printBattlefield(field, options)), title: field.title };
}
