import { getTranslations } from "next-intl/server";
import { CircumstanceBlock } from "./circumstance-block";
import type { Said } from "./fault-at";
import { OddsFieldInput } from "./odds-field-input";
import type { OddsWishes, PartyWishes } from "./read-wishes";
import type { ChosenScenario } from "./scenarios";
import { UnitChoice } from "./unit-choice";

export interface PartyFieldsProps {
  readonly party: PartyWishes;
  readonly wishes: OddsWishes;
  readonly said: Said;
  readonly scenario: ChosenScenario | null;
}

/** One party of a roll: its unit, its figures, its valour, and the rows of the table that hold for it. */
export async function PartyFields({ scenario, ...fields }: PartyFieldsProps) {
  const { party, wishes, said } = fields;
  const words = await getTranslations("belleAllianceTables.odds.party");
  const t = await getTranslations("rules.odds");
  const { shape, blocks } = party;
  return (
    <fieldset className="oddsparty">
      <legend>{words(shape.party)}</legend>
      {scenario && shape.arms.length > 0 && <UnitChoice party={party} scenario={scenario} />}
      <div className="oddsnumbers">
        {shape.fields.map((field) => (
          <OddsFieldInput key={field} field={field} party={party} page={wishes.page} said={said} />
        ))}
      </div>
      {blocks.length > 0 && <h2 className="vh">{t("whatHolds")}</h2>}
      {blocks.map((block) => (
        <CircumstanceBlock key={block.group ?? block.rows[0]?.id} block={block} {...fields} />
      ))}
    </fieldset>
  );
}
