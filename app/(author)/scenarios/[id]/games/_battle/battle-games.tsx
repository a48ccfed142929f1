import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/app/_ui/client-messages";
import { EmptyState } from "@/app/_ui/empty-state";
import { aboutLists } from "@/app/(public)/army-lists/_choice/about-lists";
import { GameRows } from "@/app/(public)/games/_list/game-rows";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import type { BattleScenarioView, ForceView } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { listGames } from "@/lib/usecases/bogowie-wojny/game/list-games";
import { offerLists } from "@/lib/usecases/bogowie-wojny/list/offer-lists";
import { BeginBattle } from "./begin-battle";

interface BattleGamesProps {
  readonly id: string;
  /** The umpire's view. */
  readonly view: BattleScenarioView;
  readonly releases: readonly number[];
}

/** The user's games of a scenario of Bogowie Wojny, and a form to begin another. */
export async function BattleGames({ id, view, releases }: BattleGamesProps) {
  const t = await getTranslations("battleGame");
  const context = requireMember(await currentContext());
  const games = await listGames(context, { scenarioId: id });
  const offered = await offerLists(context, { mine: "own" });
  const sides = view.forces.map(sideOf);
  const nations = sides.map(({ nation }) => nation);
  const lists = await aboutLists(offered.filter(({ nation }) => nations.includes(nation)));
  return (
    <>
      <header>
        <p className="text-ink-3 text-xs">
          <Link href={`/scenarios/${id}`} lang={view.language}>
            {view.title}
          </Link>
        </p>
        <h1>{t("title", { title: view.title })}</h1>
        <p className="text-ink-3">{t("lead")}</p>
      </header>
      {sides.length === 2 ? (
        <ClientMessages namespaces={["battleGame", "listChoice", "bogowieWojny", "errors"]}>
          <BeginBattle scenario={id} sides={sides} lists={lists} releases={releases} />
        </ClientMessages>
      ) : (
        <p>{t("twoSides", { count: sides.length })}</p>
      )}
      {games.length === 0 ? (
        <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
      ) : (
        <GameRows games={games} />
      )}
    </>
  );
}

function sideOf({ id, name, nation, format, book, own }: ForceView) {
  const given = own?.list !== null && own?.list !== undefined;
  return { id, name, nation, format, book, given };
}
