import { freeze } from "immer";
import type { Context } from "@/lib/auth/actor";
import type { DocumentHead, StoredDocument } from "@/lib/db/documents";
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
import { keep } from "@/lib/kept/kept";
import { wellFormed } from "@/lib/usecases/documents/well-formed";
import { guardedDocument } from "@/lib/usecases/guard";

/** About as many bytes a letter of a view's JSON takes as objects. */
const BYTES_PER_LETTER = 8;

interface Viewed {
  readonly view: ScenarioView;
  readonly version: number;
  /** Whether everybody may open the scenario. */
  readonly isPublic: boolean;
  /** What stands about the scenario outside of it. */
  readonly head: DocumentHead;
  /** Distinguishes the view, and whatever is made of it alone, from every other's. */
  readonly mark: string;
}

export interface SentScenario {
  readonly json: unknown;
  readonly audience: Audience | null;
}

/**
 * A scenario as an audience may see it. Without one the editor gets the umpire's view, others the public one. An
 * umpire's or a side's view is for readers who may read the whole. Errors: `not-found`, also for a side the scenario
 * does not have; `forbidden`.
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
  return viewOf(stored, chosen);
}

/** A scenario that was opened for its reader, as an audience sees it. Error: `not-found` for a side it does not have. */
export function viewOf(stored: StoredDocument<"scenario">, audience: Audience): Viewed {
  const mark = `${stored.mark} ${audience.for === "side" ? `side:${audience.sideId}` : audience.for}`;
  const view = keep(`view ${mark}`, () => {
    const value = freeze(viewOrNotFound(stored.document, audience), true);
    return { value, bytes: JSON.stringify(value).length * BYTES_PER_LETTER };
  });
  const isPublic = stored.visibility === "public";
  return { view, mark, version: stored.version, isPublic, head: stored };
}

/**
 * The same for a scenario that is sent along and not stored: its sender, who has all of it, is its umpire. Errors:
 * `invalid-document`, `not-found`.
 */
export function viewSentScenario({ json, audience }: SentScenario): ScenarioView {
  return viewOrNotFound(wellFormed("scenario", json), audience ?? { for: "umpire" });
}

function viewOrNotFound(document: Scenario, audience: Audience): ScenarioView {
  try {
    return viewFor(document, audience);
  } catch (error) {
    if (!(error instanceof UnknownIdError)) throw error;
    throw new GrundlagError("not-found", "The scenario has no such side.");
  }
}
