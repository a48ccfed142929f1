"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/app/_ui/toasts";
import { type FormatWords, formatSizeText } from "@/lib/domain/army-list/format-text";
import { FORMATS } from "@/lib/rules/bogowie-wojny/format";
import { fetchFormat, sourceOfPattern } from "../../army-lists/_format/fetch-format";
import {
  type ChosenFormat,
  FormatSourceSelect,
  type FormatSources,
  PRESENT,
} from "../../army-lists/_format/format-source-select";
import type { Draft } from "./use-event-form";

export interface FormatFieldProps extends FormatSources {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly isClosed: boolean;
}

/** The format by which lists are judged: a pattern, one of a club, or the one a list of one's own carries. */
export function FormatField({ draft, change, isClosed, offered, lists }: FormatFieldProps) {
  const t = useTranslations("event.form");
  const words: FormatWords = useTranslations("listFormat");
  const pattern = FORMATS.findIndex((one) => JSON.stringify(one) === JSON.stringify(draft.format));
  const [chosen, setChosen] = useState<ChosenFormat>(
    pattern < 0 ? PRESENT : sourceOfPattern(pattern),
  );
  const choose = async (source: ChosenFormat) => {
    const taken = await fetchFormat(source);
    if (taken === null) return toast({ text: t("formatFailed"), look: "error" });
    setChosen(source);
    change({ format: taken.format });
  };
  return (
    <FormatSourceSelect
      label={t("format")}
      hint={t("formatHint", {
        name: draft.format.name,
        size: formatSizeText(draft.format, words),
      })}
      value={chosen}
      present={draft.format.name}
      isDisabled={isClosed}
      offered={offered}
      lists={lists}
      onChange={(source) => void choose(source)}
    />
  );
}
