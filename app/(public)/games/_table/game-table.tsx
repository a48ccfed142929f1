"use client";

import { Printer } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { LocalTime } from "@/app/_frame/local-time";
import { buttonLook } from "@/app/_ui/button-look";
import { Facts } from "@/app/_ui/facts";
import { LinkButton } from "@/app/_ui/link-button";
import { SectionTitle } from "@/app/_ui/section-title";
import { otherSeat, SEATS, type Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { ROSTER_PARTS } from "@/lib/domain/bogowie-wojny/list/roster-print";
import type { ChoosableList } from "../../army-lists/_choice/about-lists";
import { Ambushes } from "./ambushes";
import { GameOver } from "./game-over";
import { GamePart } from "./game-part";
import { currentStage, type GameStage, stagesInOrder } from "./game-stages";
import { LineNotice } from "./line-notice";
import { PostRow } from "./post-row";
import { Score } from "./score";
import { TakeSeat } from "./take-seat";
import { usePostName } from "./use-army-names";
import { GameContext, type GameJson, type GroundNames, useGame, useLiveGame } from "./use-game";

interface GameTableProps {
  readonly game: GameJson;
  /** The reader's lists, to join with; null if nobody is signed in. */
  readonly ownLists: readonly ChoosableList[] | null;
  /** At an event: the title of the list the reader handed in, or null. */
  readonly submitted: string | null;
  /** The scenario it is a game of, or null. */
  readonly scenario: ReactNode;
  /** What the scenario calls the ground on the score sheet, or null. */
  readonly grounds: GroundNames | null;
}

/** A battle at the table: both armies, their commanders, slips and score, and the log. */
export function GameTable({ game: sent, ownLists, submitted, scenario, grounds }: GameTableProps) {
  const atHand = { ...useLiveGame(sent), grounds };
  const { seats } = atHand.game;
  return (
    <GameContext value={atHand}>
      <LineNotice line={atHand.line} />
      <div className="grid gap-4 tablet:grid-cols-2">
        {SEATS.map((seat) => (
          <SeatCard key={seat} seat={seat} />
        ))}
      </div>
      <SeatSwitch />
      <GameOver />
      {scenario}
      {seats.b ? <NextStage /> : <TakeSeat ownLists={ownLists} submitted={submitted} />}
      {seats.a && <Stages />}
      <GameLog />
    </GameContext>
  );
}

/** All events of the game, newest first, with the service's time. */
function GameLog() {
  const t = useTranslations("game.log");
  const { game } = useGame();
  return (
    <section aria-labelledby="game-log">
      <SectionTitle id="game-log">{t("title")}</SectionTitle>
      {game.log.length === 0 && <p className="hint">{t("none")}</p>}
      {/* Screen readers announce what either player does. */}
      <div role="log" aria-labelledby="game-log">
        <ol className="grid gap-1 text-sm [&_time]:text-ink-2" reversed>
          {game.log.toReversed().map((line) => (
            <Line key={line.n} line={line} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Line({ line }: { readonly line: GameJson["log"][number] }) {
  const t = useTranslations("game.log");
  const postName = usePostName();
  const { game } = useGame();
  const { at, seat, kind, post, commander, among, reason, fate } = line;
  const player = game.seats[seat]?.player ?? "";
  const values = { player, post: post ? postName(post) : "", commander, among };
  const said = () => {
    if (kind === "drawn" && reason) return t(`drawn.${reason}`, values);
    if (kind === "fell" && fate) return t(`fell.${fate}`, values);
    return t(kind, values);
  };
  return (
    <li>
      <LocalTime instant={at} /> {said()}
    </li>
  );
}

/** The stages, reordered only when a player joins or the game ends, so that none moves during play. */
function Stages() {
  const { game } = useGame();
  const isFull = game.seats.b !== null;
  const isOver = game.endedAt !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: no other change of the game reorders the stages
  const order = useMemo(() => stagesInOrder(game), [isFull, isOver]);
  return order.map(({ stage, isFinished }) => {
    const Stage = STAGES[stage];
    return <Stage key={stage} isFinished={isFinished} />;
  });
}

/** A link to the current stage. */
function NextStage() {
  const t = useTranslations("game");
  const { game } = useGame();
  if (game.endedAt) return null;
  const stage = currentStage(game);
  return (
    <p>
      {t("stages.next")} <a href={`#game-${stage}`}>{t(`${TITLES[stage]}.title`)}</a>
    </p>
  );
}

const TITLES = {
  commanders: "commanders",
  field: "field",
  ambushes: "ambush",
  score: "score",
} as const;

interface StageProps {
  readonly isFinished: boolean;
}

const STAGES: Readonly<Record<GameStage, React.ComponentType<StageProps>>> = {
  commanders: CommandersStage,
  field: FieldStage,
  ambushes: Ambushes,
  score: Score,
};

function CommandersStage({ isFinished }: StageProps) {
  const t = useTranslations("game.commanders");
  return (
    <GamePart stage="commanders" title={t("title")} rule="13.4" isFinished={isFinished}>
      <p className="hint mb-2 mt-1.5">{t("trust")}</p>
      <div className="grid gap-4 tablet:grid-cols-2">
        {SEATS.map((seat) => (
          <Commanders key={seat} seat={seat} />
        ))}
      </div>
    </GamePart>
  );
}

/** If two share a device: the seat it acts for now, and a link to the other. */
function SeatSwitch() {
  const t = useTranslations("game.seat");
  const { game } = useGame();
  const { you, mine, seats, id } = game;
  if (!you || mine.length < 2) return null;
  const other = otherSeat(you);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {t("actFor", { player: seats[you]?.player ?? "" })}{" "}
      <LinkButton href={`/games/${id}?seat=${other}`}>
        {t("switch", { player: seats[other]?.player ?? "" })}
      </LinkButton>
    </p>
  );
}

/** The player of a seat, their army and its roster. */
function SeatCard({ seat }: { readonly seat: Seat }) {
  const t = useTranslations("game.seat");
  const words = useTranslations("bogowieWojny");
  const { game } = useGame();
  const at = game.seats[seat];
  if (!at) {
    return (
      <div className="rounded-md border border-dashed border-rule p-4">
        <p className="text-ink-3">{t("empty")}</p>
      </div>
    );
  }
  return (
    <div className="rounded-md border border-rule bg-sheet p-4">
      <p className="small-caps">
        {game.you === seat && game.mine.length < 2 ? t("you") : at.player}
      </p>
      <h2 className="mb-1">{at.title}</h2>
      <Facts>
        {at.side !== null && at.side !== at.title && <span>{at.side}</span>}
        <span>{words(`nations.${at.nation}`)}</span>
        <span>{words("points", { n: at.value })}</span>
        <span>{words("bases", { n: at.bases })}</span>
      </Facts>
      {game.you && (!at.given || (game.you === seat && game.mine.length === 1)) && (
        <p>
          <Link href={`/games/${game.id}/rosters/${seat}`}>
            {t("roster")} <span className="sr-only">{at.title}</span>
          </Link>
        </p>
      )}
    </div>
  );
}

/** An army's posts and their holders; its own player draws them. */
function Commanders({ seat }: { readonly seat: Seat }) {
  const t = useTranslations("game.commanders");
  const { game } = useGame();
  const at = game.seats[seat];
  if (!at) return null;
  return (
    <div data-army={seat} className="rounded-md border border-rule bg-sheet p-4">
      <h3 className="mb-1">{at.title}</h3>
      <ul className="divide-y divide-rule">
        {at.posts.map((post) => (
          <PostRow key={post.post.id} at={post} isOwn={game.you === seat && !game.endedAt} />
        ))}
      </ul>
      {game.you && (
        <p className="flex flex-wrap items-center gap-2">
          {(!at.given || game.you === seat) && (
            <a className={buttonLook()} href={rosterPdf(game, seat)} target="_blank" rel="noopener">
              <Printer aria-hidden />
              {t("roster")} <span className="sr-only">{at.title}</span>
            </a>
          )}
          {game.you === seat && (
            <a className={buttonLook()} href={packPdf(game, seat)} target="_blank" rel="noopener">
              <Printer aria-hidden />
              {t("pack")} <span className="sr-only">{at.title}</span>
            </a>
          )}
        </p>
      )}
      {at.own && !game.endedAt && (
        <p className="hint mt-1.5">{t("redrawsLeft", { count: at.own.redrawsLeft })}</p>
      )}
    </div>
  );
}

/** The roster of the player's own army in full, of the other player's without its secrets. */
function rosterPdf({ id, you }: GameJson, seat: Seat): string {
  const at = `/api/v1/games/${id}`;
  return you === seat ? `${at}/roster.pdf?seat=${seat}` : `${at}/rosters/${seat}/roster.pdf`;
}

/** Everything a player prints for the table, for their own army only: the opponent's cards would reveal secrets. */
function packPdf(game: GameJson, seat: Seat): string {
  return `${rosterPdf(game, seat)}&parts=${ROSTER_PARTS.join(",")}`;
}

/** A link to the game's battlefield, finished or being set up. */
function FieldStage({ isFinished }: StageProps) {
  const t = useTranslations("game.field");
  const { game } = useGame();
  const isBegun = game.fieldStep > 0;
  if (!isBegun && (!game.you || !game.seats.b || game.endedAt)) return null;
  const isGiven = game.log.some(({ kind }) => kind === "field-given");
  const isQuiet = isFinished || game.endedAt !== null;
  return (
    <GamePart stage="field" title={t("title")} rule="14" isFinished={isFinished}>
      <p className="hint mb-2 mt-1.5">{t(isGiven ? "given" : "text")}</p>
      <LinkButton look={isQuiet ? "plain" : "primary"} href={`/games/${game.id}/field`}>
        {t(game.endedAt ? "lookAt" : isBegun ? "goOn" : "begin")}
      </LinkButton>
    </GamePart>
  );
}
