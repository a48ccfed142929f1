import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { EmptyState } from "@/app/_ui/empty-state";
import { Page } from "@/app/_ui/page";
import { aboutLists } from "@/app/(public)/army-lists/_choice/about-lists";
import { GameRows } from "@/app/(public)/games/_list/game-rows";
import { ScenarioGameRows } from "@/app/(public)/games/_list/scenario-game-rows";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { listScenarioGames } from "@/lib/usecases/belle-alliance/game/list-scenario-games";
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
  const lists = await aboutLists(await offerLists(context, { mine: "own" }));
  const games = await listGames(requireMember(context));
  const scenarioGames = await listScenarioGames(requireMember(context));
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
        {games.length === 0 ? (
          <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
        ) : (
          <GameRows games={games} />
        )}
        {scenarioGames.length > 0 && (
          <section aria-labelledby="of-scenarios">
            <h2 id="of-scenarios">{t("ofScenarios")}</h2>
            <ScenarioGameRows games={scenarioGames} />
          </section>
        )}
      </Page>
      <Footer />
    </>
  );
}
