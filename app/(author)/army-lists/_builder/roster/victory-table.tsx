"use client";

import { useTranslations } from "next-intl";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { objectiveValues, victoryValues } from "@/lib/domain/army-list/victory-values";
import { VICTORY_BANDS } from "@/lib/rules/bogowie-wojny/tables/victory";
import { ReadingNotes } from "../findings/reading-notes";
import { READINGS_OF_ARMY } from "../findings/readings-of";
import { useArmyList, useReport } from "../use-army-list";

/** Victory points for each part of the army, for the objectives, and the bands a battle ends in [12.2]. */
export default function VictoryTable() {
  const t = useTranslations("armyList.victory");
  const list = useArmyList();
  const { summary } = useReport();
  return (
    <div className="grid gap-3 p-3">
      <table className="vp">
        <caption className="small-caps">{t("toOpponent")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("part")}</th>
            <th scope="col">{t("count")}</th>
            <th scope="col">{t("each")}</th>
            <th scope="col">{t("points")}</th>
          </tr>
        </thead>
        <tbody>
          {victoryValues(list, summary).map(({ part, count, each, points }) => (
            <tr key={part}>
              <th scope="row">{t(`parts.${part}`, { half: summary.losses.halfBases })}</th>
              <td>{t("number", { n: count })}</td>
              <td>{t("number", { n: each })}</td>
              <td>
                <b>{t("number", { n: points })}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Objectives />
      <Bands />
      <ReadingNotes of={READINGS_OF_ARMY} />
    </div>
  );
}

function Objectives() {
  const t = useTranslations("armyList.victory");
  const { format } = useArmyList();
  const { summary } = useReport();
  const { main, secondary, isShare } = objectiveValues(format, summary);
  return (
    <p>
      {t(isShare ? "objectivesShare" : "objectives", { main, secondary })}{" "}
      <ChapterNo chapter="14.6" />
    </p>
  );
}

/** From what difference of points each band begins. */
function Bands() {
  const t = useTranslations("armyList.victory");
  return (
    <table className="vp">
      <caption className="small-caps">{t("bandsTitle")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("difference")}</th>
          <th scope="col">{t("outcome")}</th>
        </tr>
      </thead>
      <tbody>
        {VICTORY_BANDS.map(({ id, from }, i) => (
          <tr key={id}>
            <th scope="row">{rangeFrom(from, VICTORY_BANDS[i + 1]?.from)}</th>
            <td>{t(`bands.${id}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeFrom(from: number, next: number | undefined): string {
  return next === undefined ? `${from}+` : `${from}–${next - 1}`;
}
