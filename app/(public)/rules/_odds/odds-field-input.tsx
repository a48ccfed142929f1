import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import { formatSigned } from "@/lib/i18n/formats";
import type { Said } from "./fault-at";
import { FieldInput } from "./field-input";
import { choicesOf, isCount } from "./fields";
import { nameOf, type PartyWishes } from "./read-wishes";
import type { OddsField, OddsPage } from "./rolls";

export interface OddsFieldInputProps {
  readonly field: OddsField;
  readonly party: PartyWishes;
  readonly page: OddsPage;
  readonly said: Said;
}

/** One field of a party with what is wrong with it. */
export async function OddsFieldInput({ field, party, page, said }: OddsFieldInputProps) {
  const t = await getTranslations("rules.odds");
  return (
    <FieldInput
      name={nameOf(party.shape.key, field)}
      label={t(`fields.${labelOf(field, { party, page })}`)}
      value={party.values[field] ?? ""}
      takes={isCount(field) ? boundsOf(field) : { choices: await choicesInWords(field, page) }}
      said={said}
    />
  );
}

function boundsOf(field: OddsField) {
  return field === "failed" ? { least: 0, most: 100 } : { least: 1, most: 5_000 };
}

async function choicesInWords(field: OddsField, page: OddsPage) {
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
  return choicesOf(field, page.id).map((choice) => [choice, wordOf(choice)] as const);
}

/** Figures are said by what they count for: those firing, gunners, those that reach the enemy, all. */
function labelOf(field: OddsField, { party, page }: Pick<OddsFieldInputProps, "party" | "page">) {
  if (field !== "figures") return field;
  if (page.id === "melee") return "meleeFigures";
  if (party.shape.party === "target") return "targetFigures";
  return page.id === "artillery" ? "gunners" : "firingFigures";
}
