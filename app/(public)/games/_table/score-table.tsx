"use client";

import { useFormatter, useTranslations } from "next-intl";
import { SEATS } from "@/lib/domain/game/seat";
import { VICTORY_ITEMS } from "@/lib/rules/bogowie-wojny/tables/victory";
import { type GameOnWire, useGame } from "./use-game";

interface ScoreTableProps {
  readonly score: NonNullable<GameOnWire["score"]>;
}

/** Both players' points, item by item, and how the battle ended. */
export function ScoreTable({ score: { lines, totals, outcome, worth } }: ScoreTableProps) {
  const t = useTranslations("game.score");
  const format = useFormatter();
  const { game } = useGame();
  const winner = outcome.winner ? (game.seats[outcome.winner]?.player ?? "") : "";
  return (
    <>
      <table className="data scoretable">
        <caption className="sr">{t("title")}</caption>
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
          {VICTORY_ITEMS.map((item, i) => (
            <tr key={item}>
              <th scope="row">{t(`item.${item}`)}</th>
              {SEATS.map((seat) => (
                <td key={seat} className="num">
                  {format.number(lines[seat][i]?.points ?? 0)}
                </td>
              ))}
            </tr>
          ))}
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
      <p className="outcome">
        <b>{t(`band.${outcome.band}`)}</b>
        {winner && ` · ${t("winner", { player: winner, points: outcome.difference })}`}
      </p>
      <p className="hint">
        {t(`worth.${worth.by}`, { main: worth.main, secondary: worth.secondary })}
      </p>
    </>
  );
}
