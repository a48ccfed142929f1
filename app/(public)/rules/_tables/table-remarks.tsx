import { getTranslations } from "next-intl/server";
import { SectionTitle } from "@/app/_ui/section-title";
import type { TableInWords, TextById } from "@/lib/domain/document/rule-tables/table-in-words";
import type { RulesSystem } from "./rules-system";

interface TableRemarksProps {
  readonly system: RulesSystem;
  readonly table: TableInWords;
}

/** Information about a table besides its rows: notes, unclear points of the text, the first edition, paragraphs. */
export async function TableRemarks({ system, table }: TableRemarksProps) {
  const t = await getTranslations("rules.table");
  const address = `/api/v1/rules/${system}/tables/${table.id}`;
  return (
    <div className="max-w-145">
      <Texts title={t("notes")} texts={table.notes} />
      <Texts title={t(`doubts.${system}`)} texts={table.doubts} />
      <Texts title={t("firstEdition")} texts={table.variants} />
      {table.paragraphs.length > 0 && (
        <section className="mt-6">
          <SectionTitle>{t(`paragraphs.${system}`)}</SectionTitle>
          <ul className="my-2 flex flex-wrap gap-2">
            {table.paragraphs.map((paragraph) => (
              <li key={paragraph} className="rule-no">
                {paragraph}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="hint mt-1.5">
        {table.source}. {t("asData")}{" "}
        <a href={address}>
          <code>{address}</code>
        </a>
      </p>
    </div>
  );
}

interface TextsProps {
  readonly title: string;
  readonly texts: readonly TextById[];
}

function Texts({ title, texts }: TextsProps) {
  if (texts.length === 0) return null;
  return (
    <section className="mt-6">
      <SectionTitle>{title}</SectionTitle>
      <ul className="my-2 list-disc ps-5">
        {texts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
