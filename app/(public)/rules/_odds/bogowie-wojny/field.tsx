import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import { formatSigned } from "@/lib/i18n/formats";
import type { Said } from "../fault-at";
import { FieldInput } from "../field-input";
import { Tick } from "../tick";
import type { BwField } from "./fields";
import type { BwOddsPage } from "./pages";
import { type BwPartyWishes, bwNameOf } from "./read-wishes";

export interface BwFieldInputProps {
  readonly field: BwField;
  readonly value: string;
  readonly party: BwPartyWishes;
  readonly page: BwOddsPage;
  readonly said: Said;
}

/** One field of a party, or of the meeting, with what is wrong with it. */
export async function BwFieldInput({ field, value, party, page, said }: BwFieldInputProps) {
  const t = await getTranslations("bwOdds");
  const name = bwNameOf(party.shape.key, field.name);
  const label = t(`field.${field.label ?? field.name}`);
  const { takes } = field;
  if (takes.kind === "flag") {
    return (
      <Tick
        id="yes"
        name={name}
        place={name}
        checked={value === "yes"}
        content={<span>{label}</span>}
        said={said}
      />
    );
  }
  const bounds = takes.kind === "number" ? takes : { choices: await choicesInWords(field, page) };
  return <FieldInput name={name} label={label} value={value} takes={bounds} said={said} />;
}

async function choicesInWords({ name, takes }: BwField, { id }: BwOddsPage) {
  const language = (await getLocale()) as Language;
  const t = await getTranslations("bwOdds.choice");
  const terms = await getTranslations("bogowieWojny");
  const wordOf = (choice: string): string => {
    switch (name) {
      case "arm":
        return terms(`arms.${choice}`);
      case "armyLevel":
        return terms(`levels.${choice}`);
      case "ordnance":
        if (choice === "") return t("ordnance.none");
        return choice === "howitzer"
          ? t("ordnance.howitzer")
          : t("ordnance.pounder", { n: choice });
      case "nth":
        return choice === "0" ? t("nth.division") : t("nth.regiment", { n: choice });
      case "distance":
        return t(`${id === "order" ? "distance" : "reach"}.${choice}`);
      case "command":
        return choice === "0" ? t("command.none") : formatSigned(language, Number(choice));
      case "attackedFrom":
      case "attackers":
      case "defenders":
        return choice;
      case "own":
      case "other":
        return formatSigned(language, Number(choice));
      default:
        return t(`${name}.${choice}`);
    }
  };
  const choices = takes.kind === "choice" ? takes.choices : [];
  return choices.map((choice) => [choice, wordOf(choice)] as const);
}
