import { getTranslations } from "next-intl/server";
import { LiveForm } from "./live-form";
import { QueryField } from "./query-fields";

interface TableSearchFormProps {
  readonly search: string;
  /** Examples of search words. */
  readonly hint: string;
}

/** The field that searches all tables of a book while the user types. */
export async function TableSearchForm({ search, hint }: TableSearchFormProps) {
  const t = await getTranslations("rules");
  return (
    <LiveForm
      className="flex flex-wrap items-end gap-3 max-tablet:w-full"
      label={t("table.search")}
      submit={t("valour.show")}
    >
      <QueryField
        id="q"
        name="q"
        type="search"
        label={t("table.search")}
        value={search}
        hint={hint}
      />
    </LiveForm>
  );
}
