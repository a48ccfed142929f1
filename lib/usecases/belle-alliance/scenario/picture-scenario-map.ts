import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { printPicture } from "@/lib/pdf/kinds/print-documents";
import type { Printed } from "@/lib/pdf/press/printed";
import {
  type SentScenario,
  viewSentScenario,
} from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { awaitPrint } from "@/lib/usecases/printing";

interface Drawing {
  readonly widthPx: number;
  /** Draws the map of the audience's view as an SVG file in the reader's language. */
  readonly draw: (view: ScenarioView) => string;
}

/** The map of a scenario that is sent with the request, as a PNG. Errors: those of `viewSentScenario` and of printing. */
export async function pictureSentMap({
  json,
  audience,
  language,
  widthPx,
  draw,
}: SentScenario & Drawing): Promise<{ printed: Printed; title: string }> {
  const view = viewSentScenario({ json, audience, language });
  const printed = await awaitPrint(printPicture({ svg: draw(view), widthPx }));
  return { printed, title: view.title };
}
