import { getLocale, getTranslations } from "next-intl/server";
import type { BwOddsPage } from "@/lib/domain/bogowie-wojny/odds/pages";
import { circumstanceWordsOf } from "@/lib/domain/bogowie-wojny/odds/tables-of-roll";
import type { OddsField } from "@/lib/domain/odds-answer/field";
import type { OddsParty } from "@/lib/domain/odds-answer/form";
import { formatSigned } from "@/lib/i18n/formats";
import type { FormWords } from "../odds-form";

/** The words of Bogowie Wojny for the form of a roll with those parties. */
export async function formWords(
  { id: roll }: BwOddsPage,
  parties: readonly OddsParty[],
): Promise<FormWords> {
  const t = await getTranslations("bwOdds");
  return {
    party: ({ shape: { heading, path } }) => {
      const [side, index] = path;
      const friends = parties.filter(({ shape }) => shape.path[0] === side);
      const party = t(`party.${heading}`);
      if (index === undefined || friends.length === 1) return party;
      return t("numbered", { party, n: Number(index) + 1 });
    },
    field: ({ label }) => t(`field.${label}`),
    choice: await choiceWords(roll),
    row: ({ id }) => t(`row.${circumstanceWordsOf(roll)}.${id}`),
    added: (to, factor) => (to === "own" ? factor : `${t(`party.${to}`)} ${factor}`),
    group: (group) => ({
      legend: t(`group.${group}`),
      none: t(t.has(`noneOf.${group}`) ? `noneOf.${group}` : "none"),
    }),
  };
}

async function choiceWords(roll: string) {
  const language = await getLocale();
  const t = await getTranslations("bwOdds.choice");
  const terms = await getTranslations("bogowieWojny");
  return ({ name }: OddsField, choice: string): string => {
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
        return t(`${roll === "order" ? "distance" : "reach"}.${choice}`);
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
}
