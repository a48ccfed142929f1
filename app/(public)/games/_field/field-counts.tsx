"use client";

import { useTranslations } from "next-intl";
import { Disclosure } from "@/app/_ui/disclosure";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { boundsOf, countedPieces } from "@/lib/domain/battlefield/checks/counts";
import { useField } from "./use-field";

/** How many of each sort lie there, beside what the table of areas asks and allows [14.3]. */
export function FieldCounts() {
  const t = useTranslations("battlefield");
  const own = useTranslations("fieldSetUp.counts");
  const { view } = useField();
  const field = view.field as Battlefield | null;
  if (!field || !view.pieces) return null;
  const counts = countedPieces(field);
  return (
    <Disclosure title={own("title", { area: t(`areas.${field.area}`), ...view.pieces })}>
      <table className="data">
        <thead>
          <tr>
            <th scope="col">{t("counts.sort")}</th>
            <th scope="col" className="num">
              {t("counts.count")}
            </th>
            <th scope="col" className="num">
              {t("counts.least")}
            </th>
            <th scope="col" className="num">
              {t("counts.most")}
            </th>
          </tr>
        </thead>
        <tbody>
          {boundsOf(field.area).map(({ column, least, most }) => (
            <tr key={column}>
              <th scope="row">{t(`columns.${column}`)}</th>
              <td className="num">
                <b>{counts[column]}</b>
              </td>
              <td className="num">{least}</td>
              <td className="num">{most}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
