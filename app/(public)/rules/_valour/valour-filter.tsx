import { getTranslations } from "next-intl/server";
import { TABLE_21_HEADINGS } from "@/lib/rules/belle-alliance/tables/table-21";
import { KeptWishes } from "../_tables/kept-wishes";
import { LiveForm } from "../_tables/live-form";
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
  return (
    <LiveForm className="rulectl" label={t("filter")}>
      <KeptWishes params={params} but={["nation", "q"]} />
      <label htmlFor="nation">
        {t("nation")}
        <select
          className="select"
          id="nation"
          name="nation"
          key={wishes.heading}
          defaultValue={wishes.heading ?? ALL_NATIONS}
        >
          <option value={ALL_NATIONS}>{t("allNations")}</option>
          {TABLE_21_HEADINGS.map((heading) => (
            <option key={heading} value={heading}>
              {words(`heading.${heading}`)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor="q">
        {t("search")}
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          defaultValue={wishes.search}
          placeholder={t("searchHint")}
        />
      </label>
      <noscript>
        <button className="btn" type="submit">
          {t("show")}
        </button>
      </noscript>
    </LiveForm>
  );
}
