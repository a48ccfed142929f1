import { getLocale } from "next-intl/server";
import { currentContext } from "@/lib/auth/session-gate";
import { unitInOdds } from "@/lib/domain/belle-alliance/odds/unit-in-odds";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { readerOf } from "@/lib/domain/belle-alliance/scenario/view/reader";
import { visibleFormations } from "@/lib/domain/belle-alliance/scenario/view/side-view";
import { publicFormations } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { localise } from "@/lib/domain/kinds/localise";
import { canReadWholeUnasked } from "@/lib/domain/people/permissions";
import { listDocuments, MAX_PAGE } from "@/lib/usecases/document/list-documents";
import { readDocument } from "@/lib/usecases/document/read-document";
import type { SearchParams } from "../_tables/search-params";
import type { UnitFinder } from "./read-params";

export interface OfferedScenario {
  readonly id: string;
  readonly title: string;
}

export interface ChosenScenario extends OfferedScenario {
  readonly document: Scenario;
}

/**
 * Loads the scenario named in the address; null if there is none or the reader may not read it. Readers who may not
 * edit it see nothing its author hid or sealed.
 */
export async function chosenScenario(id: SearchParams[string]): Promise<ChosenScenario | null> {
  if (typeof id !== "string" || id === "") return null;
  const context = await currentContext();
  try {
    const stored = await readDocument(context, { kind: "scenario", id });
    const sees = canReadWholeUnasked({ reader: context.actor, document: stored });
    const whole = localise(stored.document, (await getLocale()) as Language);
    const document = sees ? whole : forThePublic(whole);
    return { id, title: document.title, document };
  } catch (error) {
    if (error instanceof GrundlagError) return null;
    throw error;
  }
}

function forThePublic(scenario: Scenario): Scenario {
  const reader = readerOf(scenario, { for: "public" });
  const sides = scenario.sides.map((side) => ({
    ...side,
    formations: publicFormations(visibleFormations(side, reader) ?? []),
  }));
  return { ...scenario, sides };
}

/**
 * The scenarios from which units may be picked: the reader's own, then those shipped with the service, and the chosen
 * one.
 */
export async function offeredScenarios(chosen: ChosenScenario | null): Promise<OfferedScenario[]> {
  const context = await currentContext();
  const language = (await getLocale()) as Language;
  const whose = [...(context.actor ? [{ mine: true }] : []), { shipped: true }];
  const pages = await Promise.all(
    whose.map((filter) =>
      listDocuments(context, {
        filter: { ...filter, kind: ["scenario"], system: ["belle-alliance"] },
        sort: "updated",
        after: null,
        limit: MAX_PAGE,
        language,
      }),
    ),
  );
  const offered = pages.flatMap(({ items }) => items.map(({ id, title }) => ({ id, title })));
  const isMissing = chosen && !offered.some(({ id }) => id === chosen.id);
  return isMissing ? [{ id: chosen.id, title: chosen.title }, ...offered] : offered;
}

/** A finder of units in a scenario, with their values for a roll; it finds none if there is no scenario. */
export function unitFinder(chosen: ChosenScenario | null): UnitFinder {
  if (!chosen) return () => null;
  const { document } = chosen;
  return (id) => {
    const place = [...walkUnits(document)].find(({ unit }) => unit.id === id);
    return place ? unitInOdds(place, document) : null;
  };
}
