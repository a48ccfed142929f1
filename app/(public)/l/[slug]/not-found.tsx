import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NothingHere } from "@/app/_ui/nothing-here";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common.linkGone");
  return { title: t("title") };
}

/** Shown for a link that was revoked or never existed, without saying which. */
export default async function NoSuchLinkPage() {
  const t = await getTranslations("common.linkGone");
  return <NothingHere title={t("title")} text={t("text")} />;
}
