import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageHead } from "@/app/(public)/_reading/page-head";
import { listBelleAllianceTables } from "@/lib/usecases/belle-alliance/rules/tables";
import { RulesFrame } from "../../_tables/rules-frame";
import { SheetForm } from "../../_tables/sheet-form";
import { belleAllianceWords } from "../../_tables/words";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules.reference");
  return { title: t("name") };
}

/** Chooses tables and paper size for quick-reference sheets. A scenario's own choice is on its print page. */
export default async function ReferencePage() {
  const t = await getTranslations("rules.reference");
  const tables = listBelleAllianceTables(await belleAllianceWords());
  return (
    <RulesFrame system="belle-alliance" current="reference">
      <PageHead>
        <h1>{t("name")}</h1>
      </PageHead>
      <p className="text-ink-3">{t("intro.belle-alliance")}</p>
      <SheetForm
        system="belle-alliance"
        tables={tables.map(({ id, n, title }) => ({ id, ref: id, title, ticked: n !== 21 }))}
      />
    </RulesFrame>
  );
}
