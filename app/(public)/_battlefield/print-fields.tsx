import { useTranslations } from "next-intl";
import { fieldLook, selectLook } from "@/app/_ui/field-look";
import { PAPER_NAMES, PAPERS } from "@/lib/domain/document/paper";
import type { TableSize } from "@/lib/domain/table/scene";
import { ratioOf, scalesInReach, TABLE_GROUNDS } from "@/lib/domain/table/sheets/table-sheets";

/** What a map is printed on: fields named like the options of the API, to be sent as a form. */
export function PrintFields({ table }: { readonly table: TableSize }) {
  const t = useTranslations("battlefield.print");
  return (
    <>
      <Field name="sheets" label={t("sheets")}>
        <option value="page">{t("page")}</option>
        {scalesInReach(table).map((scale) => (
          <option key={scale} value={ratioOf(scale)}>
            {t("onSheets", { ratio: ratioOf(scale) })}
          </option>
        ))}
      </Field>
      <Field name="ground" label={t("ground")} hint={t("groundHint")}>
        {TABLE_GROUNDS.map((ground) => (
          <option key={ground} value={ground}>
            {t(`grounds.${ground}`)}
          </option>
        ))}
      </Field>
      <Field name="paper" label={t("paper")}>
        {PAPERS.map((paper) => (
          <option key={paper} value={paper}>
            {PAPER_NAMES[paper]}
          </option>
        ))}
      </Field>
    </>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly children: React.ReactNode;
}

function Field({ name, label, hint, children }: FieldProps) {
  const look = fieldLook();
  return (
    <label className={look.field()}>
      <span className={look.label()}>{label}</span>
      <select name={name} className={selectLook()}>
        {children}
      </select>
      {hint && <span className={look.hint()}>{hint}</span>}
    </label>
  );
}
