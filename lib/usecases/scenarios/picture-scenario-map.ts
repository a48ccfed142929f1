import type { Context } from "@/lib/auth/actor";
import type { Audience, ScenarioView } from "@/lib/domain/scenario/scenario-view";
import type { Printed } from "@/lib/pdf/press-job";
import { printPicture } from "@/lib/pdf/print-picture";
import { offThePress } from "@/lib/usecases/printing";
import { viewScenario } from "@/lib/usecases/scenarios/view-scenario";

interface Wanted {
  readonly id: string;
  readonly audience: Audience | null;
  readonly widthPx: number;
  /** The map of the audience's view as an SVG file, in the reader's words. */
  readonly draw: (view: ScenarioView) => string;
}

/**
 * A scenario's map as PNG, as an audience may see it. Errors: those of `viewScenario`,
 * `too-many-requests` where the press is busy, `too-large`.
 */
export async function pictureScenarioMap(
  context: Context,
  { id, audience, widthPx, draw }: Wanted,
): Promise<{ printed: Printed; title: string }> {
  const { view } = await viewScenario(context, { id, audience });
  const printed = await offThePress(printPicture({ svg: draw(view), widthPx }));
  return { printed, title: view.title };
}
