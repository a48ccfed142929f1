import type { Context } from "@/lib/auth/actor";
import type { Audience, ScenarioView } from "@/lib/domain/scenario/scenario-view";
import type { Printed } from "@/lib/pdf/press-job";
import { printPicture } from "@/lib/pdf/print-documents";
import { awaitPrint } from "@/lib/usecases/printing";
import {
  type SentScenario,
  viewScenario,
  viewSentScenario,
} from "@/lib/usecases/scenarios/view-scenario";

interface Drawing {
  readonly widthPx: number;
  /** The map of the audience's view as an SVG file, in the reader's words. */
  readonly draw: (view: ScenarioView) => string;
}

interface Wanted extends Drawing {
  readonly id: string;
  readonly audience: Audience | null;
}

/**
 * A scenario's map as PNG, as an audience may see it. Errors: those of `viewScenario`,
 * `busy`, `too-large`.
 */
export async function pictureScenarioMap(
  context: Context,
  { id, audience, ...drawing }: Wanted,
): Promise<{ printed: Printed; title: string }> {
  const { view } = await viewScenario(context, { id, audience });
  return picture(view, drawing);
}

/** The same for a scenario that is sent along and not stored. Errors: those of `viewSentScenario` and of the press. */
export async function pictureSentMap({
  json,
  audience,
  ...drawing
}: SentScenario & Drawing): Promise<{ printed: Printed; title: string }> {
  return picture(viewSentScenario({ json, audience }), drawing);
}

async function picture(view: ScenarioView, { widthPx, draw }: Drawing) {
  const printed = await awaitPrint(printPicture({ svg: draw(view), widthPx }));
  return { printed, title: view.title };
}
