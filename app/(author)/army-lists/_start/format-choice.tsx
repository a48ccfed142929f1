"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/app/_ui/select";
import { type FormatWords, formatSizeText } from "@/lib/domain/army-list/format-text";
import type { OfferedFormat } from "@/lib/domain/club/club-format";
import { type Size, SizeChoice } from "./size-choice";

const NONE = "-";

interface FormatChoiceProps {
  readonly size: Size;
  /** The club's format that is chosen instead of a size. */
  readonly ofClub: OfferedFormat | null;
  readonly offered: readonly OfferedFormat[];
  /** A size is chosen, and so no club's format. */
  readonly onSize: (size: Size) => void;
  readonly onClub: (format: OfferedFormat | null) => void;
}

/** One of the formats to begin with, the players' own numbers, or the format of a club [13.2]. */
export function FormatChoice({ size, ofClub, offered, onSize, onClub }: FormatChoiceProps) {
  const t = useTranslations("armyList.start");
  const words: FormatWords = useTranslations("listFormat");
  return (
    <>
      <SizeChoice value={ofClub ? null : size} onChange={onSize} />
      {offered.length > 0 && (
        <Select
          label={t("clubFormat")}
          value={ofClub?.id ?? NONE}
          hint={ofClub ? formatSizeText(ofClub, words) : t("clubFormatHint")}
          choices={[
            { value: NONE, label: t("clubFormatNone") },
            ...offered.map(({ id, club, ...one }) => ({
              value: id,
              label: words("ofClub", { name: one.name, club: club.name }),
              detail: formatSizeText(one, words),
            })),
          ]}
          onChange={(id) => onClub(offered.find((one) => one.id === id) ?? null)}
        />
      )}
    </>
  );
}
