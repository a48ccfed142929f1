import { freeze } from "immer";
import type { Context } from "@/lib/auth/actor";
import { getOrMake } from "@/lib/cache/process-cache";
import type { DocumentHead, StoredDocument } from "@/lib/db/document/documents";
import { UnknownIdError } from "@/lib/domain/belle-alliance/scenario/find";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import {
  audienceIn,
  type RequestedAudience,
} from "@/lib/domain/belle-alliance/scenario/view/reader";
import { readerKey } from "@/lib/domain/belle-alliance/scenario/view/reader-key";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { localise } from "@/lib/domain/kinds/localise";
import {
  canReadDocument,
  canReadWholeDocument,
  canReadWholeUnasked,
} from "@/lib/domain/people/permissions";
import { wellFormed } from "@/lib/usecases/document/well-formed";
import { guardedReading } from "@/lib/usecases/guard";

/** Roughly how many bytes a character of a view's JSON takes in memory as objects. */
const BYTES_PER_LETTER = 8;

interface Viewed {
  readonly view: ScenarioView;
  readonly version: number;
  /** Whether everybody may open the scenario. */
  readonly isPublic: boolean;
  /** The scenario's metadata. */
  readonly head: DocumentHead;
  /** Identifies the view, and anything derived from it alone, among all views. */
  readonly mark: string;
}

export interface SentScenario {
  readonly json: unknown;
  readonly audience: RequestedAudience | null;
  readonly language?: Language | undefined;
}

interface Wanted {
  /** The scenario's, or the address of one of its variants. */
  readonly id: string;
  readonly audience: RequestedAudience | null;
  /** The language of its texts, if the author translated them; undefined: the author's own. */
  readonly language?: Language | undefined;
}

/**
 * A scenario as an audience may see it, in a language. Without an audience, editors get the umpire's view and others
 * the public one. An umpire's, a side's or a commander's view is only for readers who may read the whole scenario.
 * Errors: `not-found`, also for a side or a player's formation that the scenario does not have; `forbidden`.
 */
export async function viewScenario(context: Context, wanted: Wanted): Promise<Viewed> {
  const { stored, audience } = await openForView(context, wanted);
  return viewOf(stored, audience, wanted.language);
}

/** A scenario of either game with the audience whose view of it is asked for; errors as for `viewScenario`. */
export async function openForView(
  context: Context,
  { id, audience }: Pick<Wanted, "id" | "audience">,
): Promise<{ readonly stored: StoredDocument<"scenario">; readonly audience: RequestedAudience }> {
  const permission =
    !audience || audience.for === "public" ? canReadDocument : canReadWholeDocument;
  const stored = await guardedReading(context, { kind: "scenario", id }, permission);
  const whole = canReadWholeUnasked({ reader: context.actor, document: stored });
  return { stored, audience: audience ?? { for: whole ? "umpire" : "public" } };
}

/**
 * The view of a scenario that has already been opened for its reader. Error: `not-found` for an audience the scenario
 * does not have.
 */
export function viewOf(
  stored: StoredDocument<"scenario">,
  audience: RequestedAudience,
  language: Language = stored.document.language,
): Viewed {
  const reader = audience.for === "seat" ? audience.formationIds.join() : readerKey(audience);
  const mark = `${stored.mark} ${reader} ${language}`;
  const document = belleAllianceScenario(stored.document);
  const view = getOrMake(`view ${mark}`, () => {
    const value = freeze(viewOrNotFound(localise(document, language), audience), true);
    return { value, bytes: JSON.stringify(value).length * BYTES_PER_LETTER };
  });
  const isPublic = stored.visibility === "public";
  return { view, mark, version: stored.version, isPublic, head: stored };
}

/**
 * The same for a scenario that is sent with the request and not stored: its sender, who has the whole scenario,
 * counts as its umpire. Errors: `invalid-document`, `not-found`.
 */
export function viewSentScenario({ json, audience, language }: SentScenario): ScenarioView {
  const document = belleAllianceScenario(wellFormed("scenario", json));
  const inLanguage = localise(document, language ?? document.language);
  return viewOrNotFound(inLanguage, audience ?? { for: "umpire" });
}

function viewOrNotFound(document: Scenario, asked: RequestedAudience): ScenarioView {
  try {
    return viewFor(document, audienceIn(document, asked));
  } catch (error) {
    if (!(error instanceof UnknownIdError)) throw error;
    throw new GrundlagError("not-found", `The scenario has no such ${error.noun}.`);
  }
}
