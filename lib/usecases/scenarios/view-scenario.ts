import type { Context } from "@/lib/auth/actor";
import { GrundlagError } from "@/lib/domain/error-code";
import {
  canReadDocument,
  canReadWholeDocument,
  canReadWholeUnasked,
} from "@/lib/domain/permissions";
import { UnknownIdError } from "@/lib/domain/scenario/find";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Audience, ScenarioView } from "@/lib/domain/scenario/scenario-view";
import { viewFor } from "@/lib/domain/scenario/view-for";
import { guardedDocument } from "@/lib/usecases/guard";

export interface Viewed {
  readonly view: ScenarioView;
  readonly version: number;
}

/**
 * A scenario as an audience may see it. Without one the editor gets the umpire's view, others the public
 * one. An umpire's or a side's view is for whoever may read the whole. Errors: `not-found`, also for a
 * side the scenario does not have; `forbidden`.
 */
export async function viewScenario(
  context: Context,
  { id, audience }: { id: string; audience: Audience | null },
): Promise<Viewed> {
  const permission =
    !audience || audience.for === "public" ? canReadDocument : canReadWholeDocument;
  const stored = await guardedDocument(context, { kind: "scenario", id }, permission);
  const whole = canReadWholeUnasked({ reader: context.actor, document: stored });
  const chosen = audience ?? { for: whole ? "umpire" : "public" };
  return { view: viewOrNotFound(stored.document, chosen), version: stored.version };
}

function viewOrNotFound(scenario: Scenario, audience: Audience): ScenarioView {
  try {
    return viewFor(scenario, audience);
  } catch (error) {
    if (!(error instanceof UnknownIdError)) throw error;
    throw new GrundlagError("not-found", "The scenario has no such side.");
  }
}
