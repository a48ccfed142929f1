import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Disclosure } from "@/app/_ui/disclosure";
import { Facts } from "@/app/_ui/facts";
import { BattleKnown } from "@/app/(public)/scenarios/[id]/_read/battle-known";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import type { BattleScenarioView } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { GROUNDS, type Ground } from "@/lib/rules/bogowie-wojny/victory";
import type { readGameScenario } from "@/lib/usecases/bogowie-wojny/game/read-game-scenario";

type Read = Awaited<ReturnType<typeof readGameScenario>>;

interface GameScenarioProps extends Read {
  readonly game: GameView;
}

/** The scenario a game is of, as the seat may know it. Where two share a device, it opens only on purpose. */
export async function GameScenario({ id, view, game }: GameScenarioProps) {
  const t = await getTranslations("battleGame");
  const words = await getTranslations("battleScenario.read");
  const own = view.forces.find((force) => force.own !== null);
  const isShared = game.mine.length > 1;
  const isGiven = game.you !== null && game.seats[game.you]?.given === true;
  const hasField = game.fieldStep > 0;
  const list = game.you && !isShared && isGiven ? `/games/${game.id}/rosters/${game.you}` : null;
  const linkTo = (address: string) => {
    if (address.startsWith("/maps/")) return hasField ? `/games/${game.id}/field` : null;
    return address.startsWith("/army-lists/") ? list : null;
  };
  return (
    <Disclosure
      key={game.you}
      level={2}
      title={t("scenario", { title: view.title })}
      open={!isShared}
      className="rounded-md border border-rule bg-sheet px-4 py-2"
    >
      <div className="max-w-[75ch] pb-3">
        <Facts className="text-sm">
          {id && <Link href={`/scenarios/${id}`}>{view.title}</Link>}
          {view.turns !== null && <span>{words("turns", { count: view.turns })}</span>}
        </Facts>
        <p className="hint mt-1 mb-2">
          {own ? t(isShared ? "sameDevice" : "yours", { side: own.name }) : t("onlooker")}
        </p>
        <BattleKnown view={view} linkTo={linkTo} />
        <Silent view={view} game={game} />
      </div>
    </Disclosure>
  );
}

/** What the scenario asks for and the rules do not settle. */
async function Silent({ view, game }: Pick<GameScenarioProps, "view" | "game">) {
  const t = await getTranslations("battleGame");
  const hasTasks = view.forces.some(({ own }) => own !== null && own.tasks !== "");
  const scored = Object.values(game.scenario?.grounds ?? {}).filter((each) => each !== null);
  return (
    <div className="hint mt-3 grid gap-1">
      {hasTasks && <p>{t("silentTasks")}</p>}
      {view.objectives.length > scored.length && <p>{t("silentMore")}</p>}
    </div>
  );
}

/** What a scenario calls the ground in each place of the score sheet; null where it names none. */
export async function groundNames(
  { battlefield }: BattleScenarioView,
  { scenario }: GameView,
): Promise<Readonly<Record<Ground, string | null>> | null> {
  const grounds = scenario?.grounds;
  if (!grounds) return null;
  const kinds = await getTranslations("battlefield.kinds");
  const nameOf = (ground: Ground) => {
    const objective = grounds[ground];
    if (!objective) return null;
    const piece = battlefield?.ground.pieces.find(({ id }) => id === objective.pieceId);
    const place = piece && (piece.name || (kinds.has(piece.kind) ? kinds(piece.kind) : ""));
    return [place, objective.text].filter(Boolean).join(", ");
  };
  return Object.fromEntries(GROUNDS.map((ground) => [ground, nameOf(ground)])) as Record<
    Ground,
    string | null
  >;
}
