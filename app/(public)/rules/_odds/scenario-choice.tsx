import { getTranslations } from "next-intl/server";
import type { ChosenScenario, OfferedScenario } from "./scenarios";

export interface ScenarioChoiceProps {
  readonly chosen: ChosenScenario | null;
  readonly scenarios: readonly OfferedScenario[];
}

/** Which scenario's units the parties may be picked from. */
export async function ScenarioChoice({ chosen, scenarios }: ScenarioChoiceProps) {
  const t = await getTranslations("rules.odds");
  return (
    <div className="oddsfield oddsscenario">
      <label htmlFor="scenario">{t("scenario")}</label>
      <select
        key={chosen?.id}
        className="select"
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
    </div>
  );
}
