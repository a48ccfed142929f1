import { getTranslations } from "next-intl/server";
import { walkUnits } from "@/lib/domain/scenario/walk";
import { nameOf, type PartyWishes } from "./read-wishes";
import type { ChosenScenario } from "./scenarios";

export interface UnitChoiceProps {
  readonly party: PartyWishes;
  readonly scenario: ChosenScenario;
}

/** Picks a party's unit from the scenario; it fills the fields below, which may be changed after that. */
export async function UnitChoice({ party, scenario }: UnitChoiceProps) {
  const t = await getTranslations("rules.odds");
  const { key, arms } = party.shape;
  const units = [...walkUnits(scenario.document)].filter(({ unit }) => arms.includes(unit.arm));
  const id = nameOf(key, "unit");
  return (
    <div className="oddsunit">
      <input type="hidden" name={nameOf(key, "filled")} value={party.unitId ?? ""} />
      <div className="oddsfield">
        <label htmlFor={id}>{t("unit")}</label>
        <select className="select" id={id} name={id} defaultValue={party.unitId ?? ""}>
          <option value="">{t("typedIn")}</option>
          {scenario.document.sides.map((side) => (
            <optgroup key={side.id} label={side.name}>
              {units
                .filter((place) => place.side.id === side.id)
                .map(({ unit }) => (
                  <option key={unit.id} value={unit.id}>
                    {unit.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      {party.unitId && <p className="hint">{t("filled")}</p>}
    </div>
  );
}
