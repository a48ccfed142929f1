import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NothingHere } from "@/app/_ui/nothing-here";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common.linkGone");
  return { title: t("title") };
}

/** A link that was revoked, or never was: outsiders do not learn which. */
export default async function NoSuchLinkPage() {
  const t = await getTranslations("common.linkGone");
  return <NothingHere title={t("title")} text={t("text")} />;
}
