"use client";

import { Download, FileInput } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { saveTextFile } from "@/app/_ui/save-file";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { editFormat, takeFormat } from "@/lib/domain/bogowie-wojny/list/commands/details";
import {
  formatFileName,
  listIdIn,
  makeFormatText,
  readFormat,
  readFormatText,
} from "@/lib/domain/bogowie-wojny/list/format-file";
import { type FormatWords, formatSizeText } from "@/lib/domain/bogowie-wojny/list/format-text";
import { FORMATS } from "@/lib/rules/bogowie-wojny/format";
import { EditedFormatProvider } from "../../_format/edited-format";
import { fetchFormat, sourceOfClub, sourceOfPattern } from "../../_format/fetch-format";
import { FormatFields } from "../../_format/format-fields";
import { type Taken, TakenWords } from "../../_format/taken-words";
import { useOfferedFormats } from "../../_format/use-offered-formats";
import { ColumnHead } from "../column-head";
import { useEditor } from "../list-editor";
import { useArmyList } from "../use-army-list";

/**
 * The limits, bans, readings and inferred prices the list is built to; players and tournaments may change each of them
 * [13.2].
 */
export default function FormatEntry() {
  const t = useTranslations("armyList.format");
  const editor = useEditor();
  const { format } = useArmyList();
  return (
    <>
      <ColumnHead look="entry" title={t("title")} chapter="13.2" />
      <p>{t("text")}</p>
      <PatternChoice />
      <EditedFormatProvider format={format} change={(changes) => editor.apply(editFormat, changes)}>
        <FormatFields />
      </EditedFormatProvider>
      <FormatSharing />
    </>
  );
}

/** The formats to start from, and those of the user's clubs; a pattern that was changed is shown as none of them. */
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

/** Sharing a format: saved as a file, or taken from pasted text or from the list at a link, as a club publishes it. */
function FormatSharing() {
  const t = useTranslations("armyList.format");
  const editor = useEditor();
  const { format } = useArmyList();
  const [text, setText] = useState("");
  const [taken, setTaken] = useState<Taken | null>(null);
  const take = async () => {
    const next = await formatIn(text);
    setTaken(next);
    if (!next.ok) return;
    editor.apply(takeFormat, { format: next.format, origin: null });
    setText("");
  };
  return (
    <section className="grid gap-2" aria-label={t("share")}>
      <h3 className="small-caps">{t("share")}</h3>
      <p className="text-ink-3">{t("shareText")}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Download aria-hidden />}
          onPress={() => saveTextFile(formatFileName(format), makeFormatText(format))}
        >
          {t("saveFile")}
        </Button>
      </div>
      <TextField
        label={t("paste")}
        hint={t("pasteHint")}
        rows={3}
        value={text}
        onChange={setText}
      />
      <TakenWords taken={taken} />
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<FileInput aria-hidden />}
          isDisabled={text.trim() === ""}
          onPress={() => void take()}
        >
          {t("takeOver")}
        </Button>
      </div>
    </section>
  );
}

/** The format in a pasted text, or that of the list at a pasted link. */
async function formatIn(text: string): Promise<Taken> {
  const id = listIdIn(text);
  if (id === null) return readFormatText(text);
  const list = await callApi("GET /army-lists/{id}", { id });
  return list.ok ? readFormat(list.value) : { ok: false, reason: "not-found" };
}
