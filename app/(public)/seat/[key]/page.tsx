import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { ClientMessages } from "@/app/_ui/client-messages";
import { EmptyState } from "@/app/_ui/empty-state";
import { Page } from "@/app/_ui/page";
import { clientAddress } from "@/lib/auth/client-address";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { enterSeat, readSeat } from "@/lib/usecases/belle-alliance/game/read-seat";
import { DropKept } from "../_seat/kept-page";
import { SeatTable } from "../_seat/seat-table";
import { UmpireTable } from "../_umpire/umpire-table";

interface Props {
  readonly params: Promise<{ key: string }>;
  readonly searchParams: Promise<{ readonly all?: string | string[] }>;
}

/** The seat; `gone` where its link was revoked or has expired. The page's own refreshing and keeping do not count as openings. */
const load = cache(async (key: string) => {
  const context = await currentContext();
  const asked = await headers();
  const address = clientAddress({ headers: asked }, context.trustedProxies);
  // What a page fetches, to refresh or to keep itself, is no document; Next.js hides its own headers of such requests.
  const isOpened = (asked.get("sec-fetch-dest") ?? "document") === "document";
  const read = isOpened ? enterSeat : readSeat;
  try {
    return await read(context, { key, address, language: await getLocale() });
  } catch (error) {
    if (!(error instanceof GrundlagError)) throw error;
    if (error.code === "gone") return "gone";
    notFound();
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await load((await params).key);
  const title =
    view === "gone" ? (await getTranslations("scenarioGame"))("gone.title") : view.game.title;
  return { title, robots: { index: false, follow: false }, referrer: "no-referrer" };
}

/** What the holder of a seat knows and does, made for a phone; an umpire's seat is the umpire's table. */
export default async function SeatPage({ params, searchParams }: Props) {
  const { key } = await params;
  const view = await load(key);
  if (view === "gone") return <Gone seatKey={key} />;
  return (
    <ClientMessages
      namespaces={[
        "scenarioGame",
        "seatPage",
        "victory",
        "events",
        "unitMarch",
        "belleAlliance",
        "errors",
      ]}
    >
      {view.kind === "umpire-view" ? (
        <UmpireTable view={view} seatKey={key} isWhole={(await searchParams).all === "yes"} />
      ) : (
        <SeatTable view={view} seatKey={key} />
      )}
    </ClientMessages>
  );
}

async function Gone({ seatKey }: { readonly seatKey: string }) {
  const t = await getTranslations("scenarioGame.gone");
  return (
    <Page>
      <DropKept seatKey={seatKey} />
      <EmptyState title={t("title")} level={1}>
        {t("text")}
      </EmptyState>
    </Page>
  );
}
