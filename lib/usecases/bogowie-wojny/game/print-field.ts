import type { Context } from "@/lib/auth/actor";
import { printBattlefield } from "@/lib/usecases/bogowie-wojny/field/print-battlefield";
import { readFieldDocument } from "@/lib/usecases/bogowie-wojny/game/read-field";
import type { MapPrint, PrintedMap } from "@/lib/usecases/printing";

/** A game's battlefield as a PDF, with its title. Errors: `not-found` and those of `printBattlefield`. */
export async function printField(
  context: Context,
  { id, ...options }: { id: string } & MapPrint,
): Promise<PrintedMap> {
  return printBattlefield(await readFieldDocument(context, { id }), options);
}
