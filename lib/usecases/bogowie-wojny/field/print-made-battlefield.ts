import type { WorkCaller } from "@/lib/auth/work-caller";
import type { BattlefieldOptions } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { makeBattlefield } from "@/lib/usecases/bogowie-wojny/field/make-battlefield";
import { printBattlefield } from "@/lib/usecases/bogowie-wojny/field/print-battlefield";
import type { MapPrint, PrintedMap } from "@/lib/usecases/printing";

/** The battlefield of a seed as a PDF, with its title. Errors: those of `printBattlefield`. */
export async function printMadeBattlefield(
  battlefield: BattlefieldOptions,
  options: MapPrint,
  caller: WorkCaller,
): Promise<PrintedMap> {
  return printBattlefield(await makeBattlefield(battlefield, caller), options);
}
