"use client";

import { useTranslations } from "next-intl";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { objectiveValues, victoryValues } from "@/lib/domain/bogowie-wojny/list/victory-values";
import { VICTORY_BANDS } from "@/lib/rules/bogowie-wojny/tables/victory";
import { ReadingNotes } from "../findings/reading-notes";
import { READINGS_OF_ARMY } from "../findings/readings-of";
import { useArmyList, useReport } from "../use-army-list";

const CELL = "border-rule border-b py-1 pe-2 font-normal";
const HEAD = "border-rule border-b py-1 pe-2 font-normal text-ink-3 text-xs";

/** Victory points for each part of the army and for the objectives, and the bands of outcomes [12.2]. */
export default function VictoryTable() {
  const t = useTranslations("armyList.victory");
  const list = useArmyList();
  const { summary } = useReport();
  return (
    <div className="grid gap-3 p-3">
      <table className="w-full text-sm tabular-nums">
        <caption className="small-caps text-start">{t("toOpponent")}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {t("part")}
            </th>
            <th scope="col" className={HEAD}>
              {t("count")}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t("each")}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t("points")}
            </th>
          </tr>
        </thead>
        <tbody>
          {victoryValues(list, summary).map(({ part, count, each, points }) => (
            <tr key={part}>
              <th scope="row" className={CELL}>
                {t(`parts.${part}`, { half: summary.losses.halfBases })}
              </th>
              <td className={CELL}>{t("number", { n: count })}</td>
              <td className={`${CELL} text-end`}>{t("number", { n: each })}</td>
              <td className={`${CELL} text-end`}>
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

/** The difference of points at which each band begins. */
function Bands() {
  const t = useTranslations("armyList.victory");
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="small-caps text-start">{t("bandsTitle")}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {t("difference")}
          </th>
          <th scope="col" className={HEAD}>
            {t("outcome")}
          </th>
        </tr>
      </thead>
      <tbody>
        {VICTORY_BANDS.map(({ id, from }, i) => (
          <tr key={id}>
            <th scope="row" className={CELL}>
              {rangeFrom(from, VICTORY_BANDS[i + 1]?.from)}
            </th>
            <td className={CELL}>{t(`bands.${id}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeFrom(from: number, next: number | undefined): string {
  return next === undefined ? `${from}+` : `${from}–${next - 1}`;
}
