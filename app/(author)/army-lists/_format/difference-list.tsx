"use client";

import { useTranslations } from "next-intl";
import type { BogowieWojnyWords } from "@/lib/domain/bogowie-wojny/list/finding";
import type { FormatDifference } from "@/lib/domain/bogowie-wojny/list/format-differences";
import {
  type FormatWords,
  formatDifferenceText,
} from "@/lib/domain/bogowie-wojny/list/format-text";

/** The differences between two formats, one for each line. */
export function DifferenceList({
  differences,
}: {
  readonly differences: readonly FormatDifference[];
}) {
  const t: FormatWords = useTranslations("armyList.format");
  const rules: BogowieWojnyWords = useTranslations("bogowieWojny");
  const texts = differences.map((difference) => formatDifferenceText(difference, { t, rules }));
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
