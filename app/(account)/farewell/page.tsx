import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/link-button";

interface FarewellPageProps {
  readonly searchParams: Promise<{ public?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("account.farewell"))("title");
  return { title, robots: { index: false } };
}

/** Where one lands after deleting the account: what went, and what stays. */
export default async function FarewellPage({ searchParams }: FarewellPageProps) {
  const t = await getTranslations("account.farewell");
  const isLeft = (await searchParams).public === "leave";
  return (
    <main id="main" className="page narrow">
      <div className="border border-rule-2 bg-sheet account">
        <h1>{t("title")}</h1>
        <p className="lead">{t("text")}</p>
        <p className="lead">{isLeft ? t("left") : t("gone")}</p>
        <div className="flex gap-2">
          <LinkButton href="/library">{t("library")}</LinkButton>
        </div>
      </div>
    </main>
  );
}
