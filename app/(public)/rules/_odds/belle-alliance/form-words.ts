import { getLocale, getTranslations } from "next-intl/server";
import { NEAR_SOURCE } from "@/lib/domain/belle-alliance/odds/circumstances";
import type { OddsPage } from "@/lib/domain/belle-alliance/odds/pages";
import { type OddsParty, shownValue } from "@/lib/domain/odds-answer/form";
import { formatSigned } from "@/lib/i18n/formats";
import { TABLE_20 } from "@/lib/rules/belle-alliance/tables/table-20";
import type { FormWords } from "../odds-form";

/** The words of Belle Alliance for the form of a roll. */
export async function formWords({ table }: OddsPage): Promise<FormWords> {
  const language = await getLocale();
  const t = await getTranslations("rules.odds");
  const tables = await getTranslations("belleAllianceTables");
  const arms = await getTranslations<string>("belleAlliance.arm");
  const nearSource = (party: OddsParty): string => {
    const source = TABLE_20.find(({ id }) => id === shownValue(party, "work"))?.nearSource;
    return source ? t(`near.${source.of}`, { cm: source.withinCm }) : "";
  };
  return {
    party: ({ shape }) => tables(`odds.party.${shape.heading}`),
    field: ({ label }) => t(`fields.${label}`),
    choice: ({ name }, choice) => {
      if (name === "arm") return arms(choice);
      if (name === "work") return tables(`t20.row.${choice}`);
      if (name === "commander" && choice === "") return t("noCommander");
      if (choice === "engaging") return t("engaging");
      const signed = formatSigned(language, Number(choice));
      return name === "commander" ? t("engagedWith", { factor: signed }) : signed;
    },
    row: ({ id }, party) =>
      id === NEAR_SOURCE ? nearSource(party) : tables(`t${table}.row.${id}`),
    added: (to, factor) => {
      if (to === "own") return factor;
      if (to === "defender") return t("toDefender", { factor });
      return t(to === "loss" ? "atLoss" : "atMorale", { factor });
    },
    group: (group, { charge }) => ({
      legend: tables(`group.${group}`),
      none: t("none"),
      hint: group === "charge" && charge === "heavy-or-lancers-charge" ? t("chargesHeavily") : null,
    }),
  };
}
