import type { Context } from "@/lib/auth/actor";
import type { StoredDocument } from "@/lib/db/document/documents";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { RequestedAudience } from "@/lib/domain/belle-alliance/scenario/view/reader";
import { readerKey } from "@/lib/domain/belle-alliance/scenario/view/reader-key";
import type { BattleScenario } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
import {
  type BattleAudience,
  type BattleScenarioView,
  viewBattleScenario,
} from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { localise } from "@/lib/domain/kinds/localise";
import { openForView, viewOf } from "@/lib/usecases/belle-alliance/scenario/view-scenario";

/** Whose view of which scenario, and in which language if its author translated it. */
export interface Wanted {
  readonly id: string;
  readonly audience: RequestedAudience | null;
  readonly language?: Language | undefined;
}

interface ViewedEither {
  readonly view: ScenarioView | BattleScenarioView;
  readonly version: number;
  /** Whether everybody may open the scenario. */
  readonly isPublic: boolean;
  /** Identifies the view, and anything derived from it alone, among all views. */
  readonly mark: string;
}

/** A scenario of either game as an audience may see it; permission and errors as for `viewScenario`. */
export async function viewEitherScenario(context: Context, wanted: Wanted): Promise<ViewedEither> {
  const { stored, audience } = await openForView(context, wanted);
  return viewOfEither(stored, audience, wanted.language);
}

/** The view of a scenario that has already been opened for its reader. Error: `not-found` for a side it does not have. */
export function viewOfEither(
  stored: StoredDocument<"scenario">,
  audience: RequestedAudience,
  language: Language = stored.document.language,
): ViewedEither {
  const { document, version, visibility } = stored;
  if (document.system === "belle-alliance") return viewOf(stored, audience, language);
  const shown = battleAudience(document, audience);
  return {
    view: viewBattleScenario(localise(document, language), shown),
    version,
    isPublic: visibility === "public",
    mark: `${stored.mark} ${readerKey(shown)} ${language}`,
  };
}

/** The audience of a scenario of Bogowie Wojny. Error: `not-found` for a side or a formation it does not have. */
export function battleAudience(
  { forces }: BattleScenario,
  asked: RequestedAudience,
): BattleAudience {
  if (asked.for === "public" || asked.for === "umpire") return { for: asked.for };
  if (asked.for === "side" && forces.some(({ id }) => id === asked.sideId)) return asked;
  const noun = asked.for === "side" ? "side" : "formation";
  throw new GrundlagError("not-found", `The scenario has no such ${noun}.`);
}
