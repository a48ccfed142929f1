import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageHead } from "@/app/(public)/_reading/page-head";
import { listBogowieWojnyTables } from "@/lib/usecases/bogowie-wojny/rules/tables";
import { RulesFrame } from "../../_tables/rules-frame";
import { SheetForm } from "../../_tables/sheet-form";
import { bogowieWojnyWords } from "../../_tables/words";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules.reference");
  return { title: t("name") };
}

/** Chooses tables and paper size for quick-reference sheets. */
export default async function ReferencePage() {
  const t = await getTranslations("rules.reference");
  const tables = listBogowieWojnyTables(await bogowieWojnyWords());
  return (
    <RulesFrame system="bogowie-wojny" current="reference">
      <PageHead>
        <h1>{t("name")}</h1>
      </PageHead>
      <p className="text-ink-3">{t("intro.bogowie-wojny")}</p>
      <SheetForm
        system="bogowie-wojny"
        tables={tables.map(({ id, chapter, title }) => ({ id, ref: chapter, title, ticked: true }))}
      />
    </RulesFrame>
  );
}
