import { getTranslations } from "next-intl/server";
import { selectLook } from "@/app/_ui/field-look";
import { NativeTick } from "@/app/_ui/native-tick";
import { LiveForm } from "../_tables/live-form";
import type { FieldMessages } from "./fault-at";
import { FieldFrame } from "./field-frame";
import { OddsParties } from "./odds-party";
import { PartyFields } from "./party-fields";
import type { OddsParams } from "./read-params";
import type { ChosenScenario, OfferedScenario } from "./scenarios";

interface OddsFormProps {
  readonly asked: OddsParams;
  readonly said: FieldMessages;
  readonly scenario: ChosenScenario | null;
  readonly scenarios: readonly OfferedScenario[];
}

/** The form for a roll, with the parties side by side; answered as it is filled in. */
export async function OddsForm(props: OddsFormProps) {
  const { asked, scenario, scenarios } = props;
  const t = await getTranslations("rules.odds");
  const { page, parties, bothAttack } = asked;
  if (parties.length === 0) return <p className="text-ink-3">{t("noCircumstances")}</p>;
  const picksUnits = parties.some(({ shape }) => shape.arms.length > 0);
  return (
    <LiveForm key={page.id} className="grid gap-4" label={t("circumstances")} submit={t("workOut")}>
      <input type="hidden" name="roll" value={page.id} />
      {picksUnits && <ScenarioChoice chosen={scenario} scenarios={scenarios} />}
      {page.id === "melee" && (
        <NativeTick name="both" value="yes" defaultChecked={bothAttack}>
          {t("bothAttack")}
        </NativeTick>
      )}
      <OddsParties>
        {parties.map((party) => (
          <PartyFields key={`${party.shape.key} ${party.unitId}`} party={party} {...props} />
        ))}
      </OddsParties>
    </LiveForm>
  );
}

interface ScenarioChoiceProps {
  readonly chosen: ChosenScenario | null;
  readonly scenarios: readonly OfferedScenario[];
}

/** Selects the scenario from which the parties' units are picked. */
async function ScenarioChoice({ chosen, scenarios }: ScenarioChoiceProps) {
  const t = await getTranslations("rules.odds");
  return (
    <FieldFrame id="scenario" label={t("scenario")} className="max-w-[46ch]">
      <select
        key={chosen?.id}
        className={selectLook()}
        id="scenario"
        name="scenario"
        defaultValue={chosen?.id ?? ""}
      >
        <option value="">{t("typedIn")}</option>
        {scenarios.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
