import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { EmptyState } from "@/app/_ui/empty-state";
import { Page } from "@/app/_ui/page";
import { ScenarioGameRows } from "@/app/(public)/games/_list/scenario-game-rows";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import type {
  FormationView,
  ScenarioView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import { canReadRevisions } from "@/lib/domain/people/permissions";
import { listScenarioGames } from "@/lib/usecases/belle-alliance/game/list-scenario-games";
import { openForView } from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { listReleases } from "@/lib/usecases/document/list-releases";
import { viewOfEither } from "@/lib/usecases/kinds/view-either-scenario";
import { BattleGames } from "./_battle/battle-games";
import type { Command } from "./_invite/side-seats";
import { Invite } from "./invite";

interface Props {
  readonly params: Promise<{ id: string }>;
}

const UMPIRE = { for: "umpire" } as const;

const load = cache(async (id: string) => {
  const context = await currentContext();
  if (!context.actor) redirect(`/sign-in?next=/scenarios/${id}/games`);
  const language = await getLocale();
  const games = await listScenarioGames(requireMember(context), {
    scenarioId: variantAddress(id).id,
  });
  const opened = await openForView(context, { id, audience: UMPIRE }).catch((error: unknown) => {
    if (!(error instanceof GrundlagError)) throw error;
    // Closed since; whoever umpires a game of it still finds that.
    if (games.length === 0) notFound();
    return null;
  });
  const head = opened?.stored ?? null;
  const view = head && viewOfEither(head, UMPIRE, language).view;
  return { games, head, view, title: view?.title ?? games[0]?.title ?? "" };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = await load((await params).id);
  const t = await getTranslations("scenarioGame.games");
  return { title: t("title", { title }), robots: { index: false, follow: false } };
}

/** The user's games of a scenario, and a form to begin another as long as they may read it. */
export default async function ScenarioGamesPage({ params }: Props) {
  const address = (await params).id;
  const { games, head, view, title } = await load(address);
  const t = await getTranslations("scenarioGame.games");
  if (head && view && "forces" in view) {
    return (
      <>
        <Page look="parts">
          <BattleGames id={address} view={view} releases={await releasesOf(head)} />
        </Page>
        <Footer />
      </>
    );
  }
  return (
    <>
      <Page look="parts">
        <header>
          {view && (
            <p className="text-ink-3 text-xs">
              <Link href={`/scenarios/${address}`}>{title}</Link>
            </p>
          )}
          <h1>{t("title", { title })}</h1>
          <p className="text-ink-3">{t(view ? "lead" : "closed")}</p>
        </header>
        {head && view && !("forces" in view) && (
          <BeginGame address={address} head={head} view={view} />
        )}
        {games.length === 0 ? (
          <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
        ) : (
          <ScenarioGameRows games={games} />
        )}
      </Page>
      <Footer />
    </>
  );
}

type Head = Awaited<ReturnType<typeof openForView>>["stored"];

/** The numbers of a scenario's releases, for those who may begin games of them. */
async function releasesOf(head: Head): Promise<number[]> {
  const context = requireMember(await currentContext());
  if (!canReadRevisions({ reader: context.actor, document: head })) return [];
  const { id } = variantAddress(head.id);
  const releases = await listReleases(context, { kind: "scenario", id });
  return releases.map(({ number }) => number);
}

interface BeginGameProps {
  /** The scenario's id, or the address of a variant. */
  readonly address: string;
  readonly head: Head;
  readonly view: ScenarioView;
}

async function BeginGame({ address, head, view }: BeginGameProps) {
  const { id, variant } = variantAddress(address);
  const releases = await releasesOf(head);
  const sides = view.sides.map(({ id: sideId, name, formations, commands }) => {
    const all = commandsIn(formations ?? [], []);
    const isLed = ({ id: of }: Command) => commands?.some((led) => led.id === of) === true;
    return {
      id: sideId,
      name,
      players: all.filter(isLed).map((each) => ({ ...each, depth: 0 })),
      others: all.filter((each) => !isLed(each)),
    };
  });
  return (
    <ClientMessages namespaces={["scenarioGame", "seatPage", "unitMarch", "errors"]}>
      <Invite
        id={id}
        variant={variant}
        title={view.title}
        sides={sides}
        map={view.map}
        releases={releases}
      />
    </ClientMessages>
  );
}

/** Formations in the order of battle's order, each with how deep it stands, below these. */
function commandsIn(formations: readonly FormationView[], under: readonly string[]): Command[] {
  return formations.flatMap(({ id, fullName, formations: below }) => [
    { id, name: fullName, depth: under.length, under },
    ...commandsIn(below, [...under, id]),
  ]);
}
