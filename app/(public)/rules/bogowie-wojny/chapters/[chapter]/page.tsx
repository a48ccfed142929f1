import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PageHead } from "@/app/(public)/_reading/page-head";
import { tablesOfChapter } from "@/lib/usecases/bogowie-wojny/rules/tables";
import { HeadList } from "../../../_tables/head-list";
import { RulesFrame } from "../../../_tables/rules-frame";
import { bogowieWojnyWords } from "../../../_tables/words";

interface PageProps {
  readonly params: Promise<{ readonly chapter: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations("rules.table");
  return { title: t("ofChapter", await params) };
}

/** The target of links to a chapter: redirects to its table, or lists those that draw on it. */
export default async function ChapterPage({ params }: PageProps) {
  const t = await getTranslations("rules.table");
  const { chapter } = await params;
  if (!/^\d{1,2}\.\d{1,2}$/.test(chapter)) notFound();
  const { own, others } = tablesOfChapter(chapter, await bogowieWojnyWords());
  const [only, ...more] = own;
  if (only && more.length === 0) redirect(`/rules/bogowie-wojny/tables/${only.id}`);
  const heads = [...own, ...others];
  return (
    <RulesFrame system="bogowie-wojny" current="">
      <PageHead>
        <h1>{t("ofChapter", { chapter })}</h1>
      </PageHead>
      {heads.length > 0 ? (
        <HeadList heads={heads} />
      ) : (
        <p className="text-ink-3">{t("noneOfChapter", { chapter })}</p>
      )}
    </RulesFrame>
  );
}
