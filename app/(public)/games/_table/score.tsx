"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import { SEATS } from "@/lib/domain/bogowie-wojny/game/seat";
import { VICTORY_ITEMS, type VictoryItem } from "@/lib/rules/bogowie-wojny/tables/victory";
import type { Ground } from "@/lib/rules/bogowie-wojny/victory";
import { GamePart } from "./game-part";
import {
  HalfLostLeftOut,
  ScoreForm,
  type Sheets,
  sheetsToBeginWith,
  useGroundName,
} from "./score-form";
import { type GameJson, useGame } from "./use-game";

/** An unfinished score, whether being edited or put aside. */
interface KeptScore {
  readonly isInHand: boolean;
  readonly sheets: Sheets;
}

/**
 * The score sheet of 12.2: one player writes it, and it is final once the other agrees. An unfinished one stays in the
 * browser.
 */
export function Score({ isFinished }: { readonly isFinished: boolean }) {
  const t = useTranslations("game.score");
  const { game, move, isMoving } = useGame();
  const { score, you } = game;
  const [kept, keep] = useStoredDraft<KeptScore>(`grundlag.game-score.${game.id}.${you}`);
  const mayWrite = you !== null && game.endedAt === null;
  const mayAgree = mayWrite && score !== null && score.by !== you;
  const isWriting = mayWrite && kept?.isInHand === true;
  const write = () => keep({ isInHand: true, sheets: kept?.sheets ?? sheetsToBeginWith(score) });
  if (!game.seats.b) return null;
  return (
    <GamePart stage="score" title={t("title")} rule="12.2" isFinished={isFinished}>
      {score ? <ScoreTable score={score} /> : <p className="text-ink-3">{t("none")}</p>}
      {score && <Standing />}
      <div className="flex flex-wrap items-center gap-2">
        {mayAgree && (
          <Button
            look="primary"
            isPending={isMoving}
            onPress={() => void move({ move: "agree-to-score", proposal: score.proposal })}
          >
            {t("agree")}
          </Button>
        )}
        {mayWrite && !isWriting && (
          <Button onPress={write}>{t(kept ? "goOn" : score ? "rewrite" : "write")}</Button>
        )}
      </div>
      {isWriting && (
        <ScoreForm
          sheets={kept.sheets}
          onChange={(sheets) => keep({ isInHand: true, sheets })}
          onPutAside={() => keep({ ...kept, isInHand: false })}
          onDone={() => keep(null)}
        />
      )}
    </GamePart>
  );
}

function Standing() {
  const t = useTranslations("game.score");
  const { game } = useGame();
  const { score } = game;
  if (!score) return null;
  const writer = game.seats[score.by]?.player ?? "";
  if (score.agreedAt) return <p>{t("agreed")}</p>;
  return <p>{score.by === game.you ? t("waiting") : t("writtenBy", { player: writer })}</p>;
}

interface ScoreTableProps {
  readonly score: NonNullable<GameJson["score"]>;
}

/** The ground that an item of the score is for. */
const GROUND_OF: Readonly<Partial<Record<VictoryItem, Ground>>> = {
  "main-objective": "mainObjective",
  "first-secondary-objective": "firstSecondary",
  "second-secondary-objective": "secondSecondary",
};

/** Both players' points, item by item, and the outcome. */
function ScoreTable({ score: { sheets, lines, totals, outcome, worth } }: ScoreTableProps) {
  const t = useTranslations("game.score");
  const format = useFormatter();
  const nameOf = useGroundName();
  const { game } = useGame();
  const winner = outcome.winner ? (game.seats[outcome.winner]?.player ?? "") : "";
  return (
    <>
      <table className="max-w-176 [&_:is(th,td)]:py-1.25 [&_:is(th,td)]:align-baseline [&_.num]:w-1/4 [&_.num]:ps-3 [&_.num]:wrap-anywhere [&_:is(thead,tbody)_:is(th,td)]:border-b [&_tbody_:is(th,td)]:border-rule [&_tbody_th]:font-normal [&_tfoot_:is(th,td)]:font-semibold [&_thead_th]:border-ink-3 [&_thead_th]:align-bottom [&_thead_th]:text-sm">
        <caption className="sr-only">{t("title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("for")}</th>
            {SEATS.map((seat) => (
              <th key={seat} scope="col" className="num">
                {game.seats[seat]?.player}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {VICTORY_ITEMS.map((item, i) => {
            const name = nameOf(GROUND_OF[item]);
            return name === null ? null : (
              <tr key={item}>
                <th scope="row">
                  {t(`item.${item}`)}
                  {name && `: ${name}`}
                </th>
                {SEATS.map((seat) => (
                  <td key={seat} className="num">
                    {format.number(lines[seat][i]?.points ?? 0)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            {SEATS.map((seat) => (
              <td key={seat} className="num">
                <b>{format.number(totals[seat])}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {SEATS.map((seat) => (
        <HalfLostLeftOut key={seat} seat={seat} sheet={sheets[seat]} />
      ))}
      <p className="text-lg">
        <b>{t(`band.${outcome.band}`)}</b>
        {winner && ` · ${t("winner", { player: winner, points: outcome.difference })}`}
      </p>
      <p className="hint mb-2 mt-1.5">
        {t(`worth.${worth.by}`, {
          main: worth.main,
          secondary: worth.secondary,
          second: worth.secondSecondary ?? worth.secondary,
        })}
      </p>
    </>
  );
}
