import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/link-button";
import { AccountCard, Lead } from "../_components/account-card";

interface FarewellPageProps {
  readonly searchParams: Promise<{ public?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("account.farewell"))("title");
  return { title, robots: { index: false } };
}

/** Shown after the account is deleted: what was deleted and what remains. */
export default async function FarewellPage({ searchParams }: FarewellPageProps) {
  const t = await getTranslations("account.farewell");
  const isLeft = (await searchParams).public === "leave";
  return (
    <AccountCard title={t("title")}>
      <Lead>{t("text")}</Lead>
      <Lead>{isLeft ? t("left") : t("gone")}</Lead>
      <div className="grid">
        <LinkButton href="/library" className="py-2.25">
          {t("library")}
        </LinkButton>
      </div>
    </AccountCard>
  );
}
