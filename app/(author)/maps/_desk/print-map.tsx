"use client";

import { Printer } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { PrintFields } from "@/app/(public)/_battlefield/print-fields";
import type { Documents } from "@/lib/domain/kinds/document";
import { tableOf } from "@/lib/domain/kinds/map-table";
import { useAnyEditor } from "../../_editor/editor-context";
import { HeadButton } from "../../_editor/head-button";
import { makeFile, saveFile } from "../../_editor/make-file";
import { useUnprintedWords } from "../../_editor/use-unprinted-words";

/** Prints the map with its last edits, on the paper and at the scale chosen in a window. */
export function PrintMap() {
  const t = useTranslations("battlefield.print");
  const locale = useLocale();
  const words = useUnprintedWords();
  const editor = useAnyEditor();
  const formId = useId();
  const [fault, setFault] = useState("");
  const [isPrinting, setPrinting] = useState(false);
  const print = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams({ lang: locale });
    for (const [name, value] of new FormData(event.currentTarget)) query.set(name, String(value));
    setFault("");
    setPrinting(true);
    const made = await makeFile(editor, { file: "battlefield.pdf", query: String(query) });
    setPrinting(false);
    if (made.ok) saveFile(made.value);
    else setFault(words(made.refusal));
  };
  return (
    <Dialog
      trigger={
        <HeadButton look="primary" icon={<Printer aria-hidden />}>
          {t("open")}
        </HeadButton>
      }
      title={t("title")}
      foot={() => (
        <Button look="primary" type="submit" form={formId} isPending={isPrinting}>
          {t("make")}
        </Button>
      )}
    >
      <form id={formId} className="grid gap-3" onSubmit={(event) => void print(event)}>
        <PrintFields table={tableOf(editor.current() as Documents["map"])} />
        <p role="alert" className="text-error text-sm empty:hidden">
          {fault}
        </p>
      </form>
    </Dialog>
  );
}
