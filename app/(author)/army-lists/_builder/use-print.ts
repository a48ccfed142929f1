"use client";

import { useLocale } from "next-intl";
import { useEditor } from "./list-editor";

/** Opens a print of the list in a new tab once the last edits are stored, so that none is missing from it. */
export function usePrint(): (file: "roster.pdf" | "roster.txt") => void {
  const editor = useEditor();
  const language = useLocale();
  return (file) => {
    const tab = open("", "_blank");
    void editor.flush().then(() => {
      const url = `/api/v1/army-lists/${editor.id}/${file}?lang=${language}`;
      if (tab) tab.location.href = url;
      else location.href = url;
    });
  };
}
