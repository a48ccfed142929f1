"use client";

import { useLocale, useTranslations } from "next-intl";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { makeFile, saveFile } from "@/app/(author)/_editor/make-file";
import { useEditor } from "./list-editor";

/**
 * Prints the list including its last edits, or gives its text, which is for the opponent: opened in a new tab, or saved
 * if the list is kept only in this browser.
 */
export function usePrint(): (file: "roster.pdf" | "roster.txt") => void {
  const editor = useEditor();
  const saveHere = useSaveHere();
  const language = useLocale();
  return (file) => {
    const query = `lang=${language}${file === "roster.txt" ? "&for=opponent" : ""}`;
    if (editor.isLocal) return saveHere(file, query);
    const tab = open("", "_blank");
    void editor.flush().then(() => {
      const url = `/api/v1/army-lists/${editor.id}/${file}?${query}`;
      if (tab) tab.location.href = url;
      else location.href = url;
    });
  };
}

/** Has a file made of the list on the screen, and saves it. */
export function useSaveHere(): (file: string, query: string) => void {
  const editor = useEditor();
  const t = useTranslations("armyList.head");
  const words = useRefusalWords();
  const save = async (file: string, query: string) => {
    toast({ text: t("printing") });
    const made = await makeFile(editor, { file, query });
    if (!made.ok) return toast({ text: words(made.refusal), look: "error" });
    saveFile(made.value);
    toast({ text: t("printed", { name: made.value.name }), look: "ok" });
  };
  return (file, query) => void save(file, query);
}
