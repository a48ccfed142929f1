"use client";

import { useTranslations } from "next-intl";
import type { Language } from "@/lib/domain/language";
import type { FiguresNeeded } from "@/lib/domain/scenario/scenario-view";
import { formatNumber } from "@/lib/i18n/formats";

export interface PreviewFiguresProps {
  readonly figures: readonly FiguresNeeded[];
  readonly language: Language;
}

/** The figures the side has to bring: a row for each nation and type. */
export function PreviewFigures({ figures, language }: PreviewFiguresProps) {
  const t = useTranslations("printPage.preview");
  const words = useTranslations("belleAlliance");
  if (figures.length === 0) return <p className="quiet">{t("noTroops")}</p>;
  return (
    <table className="previewtroops">
      <thead>
        <tr>
          <th scope="col">{t("columns.unit")}</th>
          <th scope="col" className="num">
            {t("columns.figures")}
          </th>
          <th scope="col" className="num">
            {t("columns.modelGuns")}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ nation, arm, type, figures: count, gunners, modelGuns }) => (
          <tr key={`${nation} ${arm} ${type}`}>
            <th scope="row">
              {words(`nation.${nation}`)}, {words(`type.${type}`)}
            </th>
            <td className="num">{formatNumber(language, count + gunners)}</td>
            <td className="num">{modelGuns > 0 ? formatNumber(language, modelGuns) : ""}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
