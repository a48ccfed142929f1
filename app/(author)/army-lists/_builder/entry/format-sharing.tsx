"use client";

import { Download, FileInput } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { askApi } from "@/app/_ui/ask-api";
import { Button } from "@/app/_ui/button";
import { saveJsonFile } from "@/app/_ui/save-json-file";
import { TextField } from "@/app/_ui/text-field";
import { takeFormat } from "@/lib/domain/army-list/commands/details";
import {
  formatFileName,
  listIdIn,
  makeFormatText,
  readFormat,
  readFormatText,
} from "@/lib/domain/army-list/format-file";
import { type Taken, TakenWords } from "../../_format/taken-words";
import { useEditor } from "../list-editor";
import { useArmyList } from "../use-army-list";

/** A format handed on: saved as a file, or taken over from a pasted one or from the list at a link, as a club publishes it. */
export function FormatSharing() {
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
      <h3 className="caps">{t("share")}</h3>
      <p className="quiet">{t("shareText")}</p>
      <div className="entacts">
        <Button
          icon={<Download className="ic" aria-hidden />}
          onPress={() => saveJsonFile(formatFileName(format), makeFormatText(format))}
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
      <div className="entacts">
        <Button
          icon={<FileInput className="ic" aria-hidden />}
          isDisabled={text.trim() === ""}
          onPress={() => void take()}
        >
          {t("takeOver")}
        </Button>
      </div>
    </section>
  );
}

/** The format in a pasted text, or of the list that a pasted link leads to. */
async function formatIn(text: string): Promise<Taken> {
  const id = listIdIn(text);
  if (id === null) return readFormatText(text);
  const list = await askApi<unknown>(`/army-lists/${id}`);
  return list.ok ? readFormat(list.value) : { ok: false, reason: "not-found" };
}
