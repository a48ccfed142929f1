"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo, useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { TextField } from "@/app/_ui/text-field";
import { newId } from "@/app/(author)/_editor/new-id";
import { takeTables } from "@/lib/domain/bogowie-wojny/book/commands/book";
import { matchTables } from "@/lib/domain/bogowie-wojny/book/paste/match-tables";
import { parseTables } from "@/lib/domain/bogowie-wojny/book/paste/parse-tables";
import { useBook, useEditor } from "./book-editor";
import { PastePreview } from "./paste-preview";

const LONGEST = 200_000;

/**
 * Takes tables of statistics from the clipboard or a CSV file; anything doubtful is listed before they are inserted.
 */
export default function PasteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("armyBookDesk.paste");
  const book = useBook();
  const { language } = book;
  const editor = useEditor();
  const [text, setText] = useState("");
  const settled = useDeferredValue(text);
  const read = useMemo(() => parseTables(settled, { language, newId }), [settled, language]);
  const matched = useMemo(() => matchTables(book, read), [book, read]);
  const found = read.entries.length + read.commanders.length;
  const take = () => {
    editor.apply(takeTables, {
      entries: matched.entries.map(({ thing }) => thing),
      commanders: matched.commanders.map(({ thing }) => thing),
    });
    onClose();
  };
  return (
    <Dialog
      title={t("title")}
      wide
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      foot={() => (
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button look="primary" isDisabled={found === 0} onPress={take}>
            {t("take", { count: found })}
          </Button>
        </>
      )}
    >
      <p className="text-ink-3">{t("hint")}</p>
      <TextField
        label={t("text")}
        rows={8}
        value={text}
        maxLength={LONGEST}
        onChange={setText}
        autoFocus
      />
      <FileTrigger
        acceptedFileTypes={[".csv", ".tsv", ".txt", "text/csv", "text/plain"]}
        onSelect={(files) => void files?.[0]?.text().then((all) => setText(all.slice(0, LONGEST)))}
      >
        <Button icon={<FileUp aria-hidden />}>{t("file")}</Button>
      </FileTrigger>
      {settled.trim() !== "" && <PastePreview read={matched} />}
    </Dialog>
  );
}
