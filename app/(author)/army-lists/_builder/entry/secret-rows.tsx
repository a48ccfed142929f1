"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/checkbox";
import type { Regiment } from "@/lib/domain/army-list/army-list";
import { editRegiment } from "@/lib/domain/army-list/commands/regiments";
import { useEditor } from "../list-editor";

/** What of a regiment is kept from others: the statuses bought for it, and its note. Offered where there is something to keep. */
export function SecretRows({ regiment }: { readonly regiment: Regiment }) {
  const t = useTranslations("armyList.secret");
  const editor = useEditor();
  const { id, veteran, elite, notes, secretStatus, secretNotes } = regiment;
  const hasStatus = veteran === "bought" || elite;
  return (
    <>
      {(hasStatus || secretStatus) && (
        <Checkbox
          isSelected={secretStatus}
          onChange={(on) => editor.apply(editRegiment, { id, changes: { secretStatus: on } })}
        >
          {t("status")}
        </Checkbox>
      )}
      {(notes !== "" || secretNotes) && (
        <Checkbox
          isSelected={secretNotes}
          onChange={(on) => editor.apply(editRegiment, { id, changes: { secretNotes: on } })}
        >
          {t("note")}
        </Checkbox>
      )}
    </>
  );
}
