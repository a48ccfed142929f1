import { getTranslations } from "next-intl/server";
import { TABLE_21_HEADINGS } from "@/lib/rules/belle-alliance/tables/table-21";
import { KeptWishes } from "../_tables/kept-wishes";
import { LiveForm } from "../_tables/live-form";
import { ChoiceField, QueryField } from "../_tables/query-fields";
import type { SearchParams } from "../_tables/search-params";
import { ALL_NATIONS, type ValourWishes } from "./search-params";

export interface ValourFilterProps {
  readonly params: SearchParams;
  readonly wishes: ValourWishes;
}

/** Which rows of table 21 are shown: a nation's, and those that hold certain words. */
export async function ValourFilter({ params, wishes }: ValourFilterProps) {
  const t = await getTranslations("rules.valour");
  const words = await getTranslations("belleAlliance");
  const headings = TABLE_21_HEADINGS.map(
    (heading) => [heading, words(`heading.${heading}`)] as const,
  );
  return (
    <LiveForm className="rulectl" label={t("filter")} submit={t("show")}>
      <KeptWishes params={params} but={["nation", "q"]} />
      <ChoiceField
        key={wishes.heading}
        id="nation"
        name="nation"
        label={t("nation")}
        value={wishes.heading ?? ALL_NATIONS}
        choices={[[ALL_NATIONS, t("allNations")], ...headings]}
      />
      <QueryField
        id="q"
        name="q"
        type="search"
        label={t("search")}
        value={wishes.search}
        hint={t("searchHint")}
      />
    </LiveForm>
  );
}
