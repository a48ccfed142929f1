"use client";

import { useTranslations } from "next-intl";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { Select } from "@/app/_ui/select";
import { toast } from "@/app/_ui/toasts";
import { editFormat, takeFormat } from "@/lib/domain/army-list/commands/details";
import { type FormatWords, formatSizeText } from "@/lib/domain/army-list/format-text";
import { FORMATS } from "@/lib/rules/bogowie-wojny/format";
import { EditedFormatProvider } from "../../_format/edited-format";
import { fetchFormat, sourceOfClub, sourceOfPattern } from "../../_format/fetch-format";
import { FormatFields } from "../../_format/format-fields";
import { useOfferedFormats } from "../../_format/use-offered-formats";
import { useEditor } from "../list-editor";
import { useArmyList } from "../use-army-list";
import { FormatSharing } from "./format-sharing";

/** The limits, bans, readings and inferred prices the list is built to; players and tournaments may change each [13.2]. */
export default function FormatEntry() {
  const t = useTranslations("armyList.format");
  const editor = useEditor();
  const { format } = useArmyList();
  return (
    <>
      <div className="acolh">
        <h2>{t("title")}</h2>
        <ChapterNo chapter="13.2" />
      </div>
      <p>{t("text")}</p>
      <PatternChoice />
      <EditedFormatProvider format={format} change={(changes) => editor.apply(editFormat, changes)}>
        <FormatFields />
      </EditedFormatProvider>
      <FormatSharing />
    </>
  );
}

/** The formats to begin with, and those of one's clubs; a pattern that was changed is none of them. */
function PatternChoice() {
  const t = useTranslations("armyList.format");
  const words: FormatWords = useTranslations("listFormat");
  const editor = useEditor();
  const { format, formatOrigin } = useArmyList();
  const offered = useOfferedFormats();
  const pattern = FORMATS.findIndex((one) => JSON.stringify(one) === JSON.stringify(format));
  const ofPattern = pattern < 0 ? null : sourceOfPattern(pattern);
  const take = async (source: string) => {
    const taken = await fetchFormat(source);
    if (taken) editor.apply(takeFormat, taken);
    else toast({ text: t("away"), look: "error" });
  };
  return (
    <Select
      label={t("pattern")}
      value={formatOrigin ? sourceOfClub(formatOrigin.id) : ofPattern}
      placeholder={formatOrigin ? format.name : t("own")}
      choices={[
        ...FORMATS.map((one, i) => ({
          value: sourceOfPattern(i),
          label: one.name,
          detail: formatSizeText(one, words),
        })),
        ...offered.map(({ id, club, ...size }) => ({
          value: sourceOfClub(id),
          label: words("ofClub", { name: size.name, club: club.name }),
          detail: formatSizeText(size, words),
        })),
      ]}
      hint={t("patternHint")}
      onChange={(source) => void take(source)}
    />
  );
}
