import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NothingHere } from "@/app/_ui/nothing-here";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("documentPeople.join");
  return { title: t("goneTitle") };
}

/** Shown for an invitation that has ended or never existed, without saying which. */
export default async function NoSuchInvitationPage() {
  const t = await getTranslations("documentPeople.join");
  return <NothingHere title={t("goneTitle")} text={t("goneText")} />;
}
