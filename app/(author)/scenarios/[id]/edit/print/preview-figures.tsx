"use client";

import { useTranslations } from "next-intl";
import type { FiguresNeeded } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Language } from "@/lib/domain/document/language";
import { formatNumber } from "@/lib/i18n/formats";
import { PreviewRow, PreviewTable } from "./preview-table";

interface PreviewFiguresProps {
  readonly figures: readonly FiguresNeeded[];
  readonly language: Language;
}

/** The miniatures the side needs: a row for each nation and type. */
export function PreviewFigures({ figures, language }: PreviewFiguresProps) {
  const t = useTranslations("printPage.preview");
  const words = useTranslations("belleAlliance");
  if (figures.length === 0) return <p className="text-ink-3">{t("noTroops")}</p>;
  return (
    <PreviewTable name={t("columns.unit")} numbers={[t("columns.figures"), t("columns.modelGuns")]}>
      {figures.map(({ nation, arm, type, figures: count, gunners, modelGuns }) => (
        <PreviewRow
          key={`${nation} ${arm} ${type}`}
          name={`${words(`nation.${nation}`)}, ${words(`type.${type ?? "open"}`)}`}
          numbers={[
            formatNumber(language, count + gunners),
            modelGuns > 0 ? formatNumber(language, modelGuns) : "",
          ]}
        />
      ))}
    </PreviewTable>
  );
}
