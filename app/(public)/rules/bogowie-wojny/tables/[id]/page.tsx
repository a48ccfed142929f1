import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { PageHead } from "@/app/(public)/_reading/page-head";
import { rollOfTable } from "@/lib/domain/bogowie-wojny/odds/pages";
import type { BogowieWojnyHead } from "@/lib/domain/bogowie-wojny/tables/table";
import {
  BOGOWIE_WOJNY_TABLE_IDS,
  listBogowieWojnyTables,
  readBogowieWojnyTable,
} from "@/lib/usecases/bogowie-wojny/rules/tables";
import { PrintedTable } from "../../../_tables/printed-table";
import { RulesFrame } from "../../../_tables/rules-frame";
import { TableRemarks } from "../../../_tables/table-remarks";
import { bogowieWojnyWords } from "../../../_tables/words";

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { chapter, title } = readBogowieWojnyTable(await idOf(params), await bogowieWojnyWords());
  return { title: `${chapter} ${title}` };
}

/** One table of Bogowie Wojny, with its notes and the places where the text is silent or contradicts itself. */
export default async function TablePage({ params }: PageProps) {
  const t = await getTranslations("rules");
  const id = await idOf(params);
  const words = await bogowieWojnyWords();
  const table = readBogowieWojnyTable(id, words);
  const heads = listBogowieWojnyTables(words);
  const place = BOGOWIE_WOJNY_TABLE_IDS.indexOf(id);
  return (
    <RulesFrame system="bogowie-wojny" current={id}>
      <PageHead>
        <div>
          <p className="text-sm text-ink-3">{t("edition.bogowie-wojny")}</p>
          <h1>
            {table.chapter} {table.title}
          </h1>
        </div>
        <nav className="flex flex-wrap gap-2" aria-label={t("table.neighbours")}>
          <Neighbour head={heads[place - 1]} />
          <Neighbour head={heads[place + 1]} />
        </nav>
      </PageHead>
      <PrintedTable table={table} />
      <ToOdds table={id} />
      <TableRemarks system="bogowie-wojny" table={table} />
    </RulesFrame>
  );
}

async function idOf(params: PageProps["params"]): Promise<string> {
  const { id } = await params;
  if (!BOGOWIE_WOJNY_TABLE_IDS.includes(id)) notFound();
  return id;
}

async function ToOdds({ table }: { readonly table: string }) {
  const t = await getTranslations("bwOdds");
  const roll = rollOfTable(table);
  if (!roll) return null;
  return (
    <p>
      <Link
        className={buttonLook()}
        href={`/rules/bogowie-wojny/odds?roll=${roll}`}
        prefetch={false}
      >
        {t("toOdds", { roll: t(`rolls.${roll}`) })}
      </Link>
    </p>
  );
}

function Neighbour({ head }: { readonly head: BogowieWojnyHead | undefined }) {
  if (!head) return null;
  return (
    <Link className={buttonLook()} href={`/rules/bogowie-wojny/tables/${head.id}`} prefetch={false}>
      <span className="num">{head.chapter}</span> {head.title}
    </Link>
  );
}
