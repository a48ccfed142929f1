import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import { formatNumber } from "@/lib/i18n/formats";

export interface FigureBoxProps {
  readonly value: number | null;
  readonly unit?: "cm";
}

/** A figure, or an empty box where the book gives none. */
export async function FigureBox({ value, unit }: FigureBoxProps) {
  const t = await getTranslations("armyBook.read");
  const language = (await getLocale()) as Language;
  if (value === null) return <span className="openbox" role="img" aria-label={t("open")} />;
  const text = formatNumber(language, value, Number.isInteger(value) ? 0 : 1);
  return <span className="figure">{unit ? `${text} ${unit}` : text}</span>;
}
