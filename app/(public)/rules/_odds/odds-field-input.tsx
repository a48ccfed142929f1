import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import { formatSigned } from "@/lib/i18n/formats";
import type { OddsFaults } from "./ask-odds";
import { FaultAt, saidProps } from "./fault-at";
import { choicesOf, isCount } from "./fields";
import { nameOf, type PartyWishes } from "./read-wishes";
import type { OddsField, OddsPage } from "./rolls";

export interface OddsFieldInputProps {
  readonly field: OddsField;
  readonly party: PartyWishes;
  readonly page: OddsPage;
  readonly faults: OddsFaults;
}

/** One field of a party with what is wrong with it. */
export async function OddsFieldInput({ field, party, page, faults }: OddsFieldInputProps) {
  const t = await getTranslations("rules.odds");
  const name = nameOf(party.shape.key, field);
  const value = party.values[field] ?? "";
  const common = { id: name, name, defaultValue: value, ...saidProps(name, faults) };
  return (
    <div className="oddsfield">
      <label htmlFor={name}>{t(`fields.${labelOf(field, { party, page })}`)}</label>
      {isCount(field) ? (
        <input
          className="input num"
          type="number"
          inputMode="numeric"
          min={field === "failed" ? 0 : 1}
          max={field === "failed" ? 100 : 5_000}
          {...common}
        />
      ) : (
        <select className="select" {...common}>
          <Options field={field} page={page} />
        </select>
      )}
      <FaultAt name={name} faults={faults} />
    </div>
  );
}

async function Options({ field, page }: Pick<OddsFieldInputProps, "field" | "page">) {
  const language = (await getLocale()) as Language;
  const t = await getTranslations("rules.odds");
  const arms = await getTranslations("belleAlliance.arm");
  const works = await getTranslations("belleAllianceTables.t20.row");
  const wordOf = (choice: string) => {
    if (field === "arm") return arms(choice);
    if (field === "work") return works(choice);
    if (field === "commander" && choice === "") return t("noCommander");
    if (choice === "engaging") return t("engaging");
    const signed = formatSigned(language, Number(choice));
    return field === "commander" ? t("engagedWith", { factor: signed }) : signed;
  };
  return choicesOf(field, page.id).map((choice) => (
    <option key={choice} value={choice}>
      {wordOf(choice)}
    </option>
  ));
}

/** Figures are said by what they count for: those firing, gunners, those that reach the enemy, all. */
function labelOf(field: OddsField, { party, page }: Pick<OddsFieldInputProps, "party" | "page">) {
  if (field !== "figures") return field;
  if (page.id === "melee") return "meleeFigures";
  if (party.shape.party === "target") return "targetFigures";
  return page.id === "artillery" ? "gunners" : "firingFigures";
}
