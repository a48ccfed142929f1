import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { PageHead } from "@/app/(public)/_reading/page-head";
import type { BelleAllianceTable } from "@/lib/domain/belle-alliance/tables/table";
import { readBelleAllianceTable } from "@/lib/usecases/belle-alliance/rules/tables";
import { PrintedTable } from "../../../_tables/printed-table";
import { RulesFrame } from "../../../_tables/rules-frame";
import { TABLE_NUMBERS } from "../../../_tables/table-numbers";
import { TableRemarks } from "../../../_tables/table-remarks";
import { belleAllianceWords } from "../../../_tables/words";

interface PageProps {
  readonly params: Promise<{ readonly n: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations("rules.table");
  const { n, title } = await tableOf(params);
  return { title: t("title", { n, title }) };
}

/** A table of Belle Alliance as in the book, with its notes and the paragraphs it belongs to. */
export default async function TablePage({ params }: PageProps) {
  const t = await getTranslations("rules");
  const table = await tableOf(params);
  return (
    <RulesFrame system="belle-alliance" current={table.id}>
      <PageHead>
        <div>
          <p className="text-sm text-ink-3">{t("edition.belle-alliance")}</p>
          <h1>{t("table.title", { n: table.n, title: table.title })}</h1>
        </div>
        <nav className="flex flex-wrap gap-2" aria-label={t("table.neighbours")}>
          <Neighbour n={table.n - 1} label={t("table.neighbour")} />
          <Neighbour n={table.n + 1} label={t("table.neighbour")} />
        </nav>
      </PageHead>
      <PrintedTable table={table} />
      <TableRemarks system="belle-alliance" table={table} />
    </RulesFrame>
  );
}

async function tableOf(params: PageProps["params"]): Promise<BelleAllianceTable> {
  const { n } = await params;
  const number = TABLE_NUMBERS.find((each) => String(each) === n);
  if (!number) notFound();
  return readBelleAllianceTable(number, await belleAllianceWords());
}

function Neighbour({ n, label }: { readonly n: number; readonly label: string }) {
  if (!TABLE_NUMBERS.includes(n)) return null;
  return (
    <Link className={buttonLook()} href={`/rules/belle-alliance/tables/${n}`} prefetch={false}>
      {label} <span className="num">{n}</span>
    </Link>
  );
}
