import type { Context } from "@/lib/auth/actor";
import { readFieldDocument } from "@/lib/usecases/bogowie-wojny/game/read-field";
import { type MapPrint, type PrintedMap, printReadMap } from "@/lib/usecases/kinds/print-map";

/** A game's battlefield as a PDF, with its title. Errors: `not-found` and those of `printReadMap`. */
export async function printField(
  context: Context,
  { id, ...options }: { id: string } & MapPrint,
): Promise<PrintedMap> {
  return printReadMap(await readFieldDocument(context, { id }), options);
}
