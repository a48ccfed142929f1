import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { LocalDay } from "@/app/_frame/local-day";
import { ClientMessages } from "@/app/_ui/client-messages";
import { EmptyState } from "@/app/_ui/empty-state";
import { Page } from "@/app/_ui/page";
import { Tag } from "@/app/_ui/tag";
import { aboutLists } from "@/app/(public)/army-lists/_choice/about-lists";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { listGames } from "@/lib/usecases/bogowie-wojny/game/list-games";
import { offerLists } from "@/lib/usecases/bogowie-wojny/list/offer-lists";
import { BeginGame } from "./_begin/begin-game";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("game"))("mine.title") };
}

interface Props {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The user's games, and a form to start another. */
export default async function GamesPage({ searchParams }: Props) {
  const { list } = await searchParams;
  const context = await currentContext();
  if (!context.actor) redirect("/sign-in?next=/games");
  const t = await getTranslations("game.mine");
  const lists = await aboutLists(await offerLists(context, { mine: true }));
  const games = await listGames(requireMember(context));
  return (
    <>
      <Page look="parts">
        <header>
          <h1>{t("title")}</h1>
          <p className="text-ink-3">{t("lead")}</p>
        </header>
        <ClientMessages namespaces={["game", "listChoice", "errors"]}>
          <BeginGame lists={lists} chosen={typeof list === "string" ? list : null} />
        </ClientMessages>
        <Games games={games} />
      </Page>
      <Footer />
    </>
  );
}

interface GamesProps {
  readonly games: Awaited<ReturnType<typeof listGames>>;
}

async function Games({ games }: GamesProps) {
  const t = await getTranslations("game.mine");
  if (games.length === 0) return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  return (
    <ul className="divide-y divide-rule">
      {games.map(({ id, title, players, createdAt, endedAt }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-2 py-2">
          <div className="min-w-0 flex-1 basis-40">
            <Link href={`/games/${id}`}>{players.length > 1 ? players.join(" – ") : title}</Link>
            <p className="hint">
              {title} · <LocalDay instant={createdAt.toISOString()} />
            </p>
          </div>
          {endedAt && (
            <p>
              <Tag>{t("ended")}</Tag>{" "}
              <small className="text-ink-3">
                <LocalDay instant={endedAt.toISOString()} />
              </small>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
