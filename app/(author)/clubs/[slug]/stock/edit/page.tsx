import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import { TERRAIN_SORTS } from "@/lib/domain/belle-alliance/scenario/terrain-key";
import { hasOwnWidth, isMeasured } from "@/lib/domain/belle-alliance/scenario/terrain-needed";
import { readClubStock } from "@/lib/usecases/belle-alliance/stock/read-club-stock";
import { StockForm } from "../../../_stock/stock-form";
import { ownClub } from "../../../own-club";

interface Props {
  readonly params: Promise<{ slug: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getTranslations("clubStock"))("title"),
    robots: { index: false, follow: false },
  };
}

const SORTS = TERRAIN_SORTS.map((sort) => ({
  key: sort.key,
  isMeasured: isMeasured(sort),
  hasWidth: hasOwnWidth(sort),
}));

/** What the club owns, for its organisers to change; other users are sent to the club. */
export default async function EditStockPage({ params }: Props) {
  const { slug } = await params;
  const context = await currentContext();
  const club = await ownClub(context, slug);
  const { version, stock } = await readClubStock(context, slug).catch(notFoundPage);
  const t = await getTranslations("clubStock");
  return (
    <>
      <Page look="sections">
        <header>
          <p className="text-ink-3 text-xs">
            <Link href={`/clubs/${slug}`}>{club.name}</Link>
          </p>
          <h1>{t("title")}</h1>
          <p className="text-ink-3">{t("lead")}</p>
        </header>
        <ClientMessages namespaces={["clubStock", "belleAlliance", "legend", "errors"]}>
          <StockForm slug={slug} stored={{ version, stock }} sorts={SORTS} />
        </ClientMessages>
      </Page>
      <Footer />
    </>
  );
}
