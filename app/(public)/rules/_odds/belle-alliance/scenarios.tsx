import { getLocale, getTranslations } from "next-intl/server";
import { currentContext } from "@/lib/auth/session-gate";
import type { UnitFinder } from "@/lib/domain/belle-alliance/odds/form";
import { unitInOdds } from "@/lib/domain/belle-alliance/odds/unit-in-odds";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { readerOf } from "@/lib/domain/belle-alliance/scenario/view/reader";
import { visibleFormations } from "@/lib/domain/belle-alliance/scenario/view/side-view";
import { publicFormations } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { localise } from "@/lib/domain/kinds/localise";
import type { OddsParty } from "@/lib/domain/odds-answer/form";
import { canReadWholeUnasked } from "@/lib/domain/people/permissions";
import { partyArm } from "@/lib/rules/belle-alliance/odds/arms-of-row";
import { readDocuments } from "@/lib/usecases/document/read-document";
import type { SearchParams } from "../../_tables/search-params";
import { type Offered, Options, offeredDocuments, PickSelect, UnitPick } from "../pick-select";

export interface ChosenScenario extends Offered {
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
    const [stored] = await readDocuments(context, { kind: "scenario", ids: [id] });
    if (!stored) return null;
    const sees = canReadWholeUnasked({ reader: context.actor, document: stored });
    const whole = localise(belleAllianceScenario(stored.document), await getLocale());
    const document = sees ? whole : forThePublic(whole);
    return { id, title: document.title, document };
  } catch (error) {
    if (error instanceof GrundlagError) return null;
    throw error;
  }
}

/**
 * The scenarios from which units may be picked: the reader's own, then those shipped with the service, and the chosen
 * one.
 */
export async function offeredScenarios(chosen: ChosenScenario | null): Promise<Offered[]> {
  const offered = await offeredDocuments("scenario");
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

interface ScenarioPickProps {
  readonly chosen: ChosenScenario | null;
  readonly scenarios: readonly Offered[];
}

/** Selects the scenario from which the parties' units are picked. */
export async function ScenarioPick({ chosen, scenarios }: ScenarioPickProps) {
  const t = await getTranslations("rules.odds");
  return (
    <PickSelect
      name="scenario"
      label={t("scenario")}
      none={t("typedIn")}
      picked={chosen?.id ?? null}
      className="max-w-[46ch]"
    >
      <Options of={scenarios} />
    </PickSelect>
  );
}

interface ScenarioUnitPickProps {
  readonly party: OddsParty;
  readonly scenario: ChosenScenario;
}

/** Picks a party's unit from the scenario. */
export async function ScenarioUnitPick({ party, scenario }: ScenarioUnitPickProps) {
  const t = await getTranslations("rules.odds");
  const { arms } = party.shape;
  const places = [...walkUnits(scenario.document)].filter(({ unit }) =>
    arms.includes(partyArm(unit.arm)),
  );
  const groups = scenario.document.sides.map(({ id, name }) => ({
    id,
    title: name,
    units: places
      .filter(({ side }) => side.id === id)
      .map(({ unit }) => ({ id: unit.id, title: unit.name })),
  }));
  return (
    <div className="mb-3">
      <UnitPick
        party={party}
        groups={groups}
        label={t("unit")}
        none={t("typedIn")}
        filled={t("filled")}
      />
    </div>
  );
}

function forThePublic(scenario: Scenario): Scenario {
  const reader = readerOf(scenario, { for: "public" });
  const sides = scenario.sides.map((side) => ({
    ...side,
    formations: publicFormations(visibleFormations(side, reader) ?? []),
  }));
  return { ...scenario, sides };
}
