import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NothingHere } from "./_ui/nothing-here";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common.notFound");
  return { title: t("title") };
}

/** Shown if there is nothing here, or nothing this reader may know of. */
export default async function NotFoundPage() {
  const t = await getTranslations("common.notFound");
  return <NothingHere title={t("title")} text={t("text")} />;
}
