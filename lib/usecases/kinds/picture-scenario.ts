import type { Context } from "@/lib/auth/actor";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { BattleScenarioView } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { printPicture } from "@/lib/pdf/kinds/print-documents";
import type { Printed } from "@/lib/pdf/press/printed";
import { viewEitherScenario, type Wanted } from "@/lib/usecases/kinds/view-either-scenario";
import { awaitPrint } from "@/lib/usecases/printing";

interface Drawing {
  readonly widthPx: number;
  /** Draws the map of the audience's view as an SVG file in the reader's language. */
  readonly draw: (view: ScenarioView | BattleScenarioView) => string;
}

/** A scenario's map as a PNG, as an audience may see it. Errors: those of `viewScenario`, `busy`, `too-large`. */
export async function pictureScenario(
  context: Context,
  { widthPx, draw, ...wanted }: Wanted & Drawing,
): Promise<{ printed: Printed; title: string }> {
  const { view } = await viewEitherScenario(context, wanted);
  const printed = await awaitPrint(printPicture({ svg: draw(view), widthPx }));
  return { printed, title: view.title };
}
