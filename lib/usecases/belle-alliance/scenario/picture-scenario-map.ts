import type { Context } from "@/lib/auth/actor";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { RequestedAudience } from "@/lib/domain/belle-alliance/scenario/view/reader";
import type { Language } from "@/lib/domain/document/language";
import { printPicture } from "@/lib/pdf/kinds/print-documents";
import type { Printed } from "@/lib/pdf/press/printed";
import {
  type SentScenario,
  viewScenario,
  viewSentScenario,
} from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { awaitPrint } from "@/lib/usecases/printing";

interface Drawing {
  readonly widthPx: number;
  /** Draws the map of the audience's view as an SVG file in the reader's language. */
  readonly draw: (view: ScenarioView) => string;
}

interface Wanted extends Drawing {
  readonly id: string;
  readonly audience: RequestedAudience | null;
  readonly language?: Language | undefined;
}

/** A scenario's map as a PNG, as an audience may see it. Errors: those of `viewScenario`, `busy`, `too-large`. */
export async function pictureScenarioMap(
  context: Context,
  { id, audience, language, ...drawing }: Wanted,
): Promise<{ printed: Printed; title: string }> {
  const { view } = await viewScenario(context, { id, audience, language });
  return picture(view, drawing);
}

/**
 * The same for a scenario that is sent with the request and not stored. Errors: those of `viewSentScenario` and of
 * printing.
 */
export async function pictureSentMap({
  json,
  audience,
  language,
  ...drawing
}: SentScenario & Drawing): Promise<{ printed: Printed; title: string }> {
  return picture(viewSentScenario({ json, audience, language }), drawing);
}

async function picture(view: ScenarioView, { widthPx, draw }: Drawing) {
  const printed = await awaitPrint(printPicture({ svg: draw(view), widthPx }));
  return { printed, title: view.title };
}
