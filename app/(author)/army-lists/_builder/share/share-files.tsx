"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { RosterFiles } from "@/app/(public)/army-lists/_files/roster-files";
import { useEditor } from "../list-editor";
import { useSaveHere } from "../use-print";

/** The list's prints and files, offered once the last edits are stored, so that all of them are included. */
export function ShareFiles() {
  const t = useTranslations("rosterFiles");
  const { id, isLocal, flush } = useEditor();
  const saveHere = useSaveHere();
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    void flush().then(() => setStored(true));
  }, [flush]);
  return (
    <section aria-label={t("title")} aria-busy={!isStored}>
      <h3>{t("title")}</h3>
      {isStored && (
        <RosterFiles at={`/army-lists/${id}`} isOwn {...(isLocal ? { onTake: saveHere } : {})} />
      )}
    </section>
  );
}
