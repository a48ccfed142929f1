import type { WorkCaller } from "@/lib/auth/work-caller";
import type { BattlefieldOptions } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { makeBattlefield } from "@/lib/usecases/bogowie-wojny/field/make-battlefield";
import { type MapPrint, type PrintedMap, printReadMap } from "@/lib/usecases/kinds/print-map";

/** The battlefield of a seed as a PDF, with its title. Errors: those of `printReadMap`. */
export async function printMadeBattlefield(
  battlefield: BattlefieldOptions,
  options: MapPrint,
  caller: WorkCaller,
): Promise<PrintedMap> {
  return printReadMap(await makeBattlefield(battlefield, caller), options);
}
