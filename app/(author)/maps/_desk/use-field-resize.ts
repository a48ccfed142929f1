"use client";

import { useTranslations } from "next-intl";
import { useTableResize } from "@/app/(author)/_map-desk/use-table-resize";
import { resizeTable } from "@/lib/domain/battlefield/commands/resize-table";
import { cropOf } from "@/lib/domain/battlefield/crop";
import type { FieldEditor } from "./field-editor";
import { thingTitle } from "./thing-words";

/** Resizing a battlefield's table, with a question before anything is cut off. */
export function useFieldResize(editor: FieldEditor) {
  const t = useTranslations("battlefield");
  return useTableResize({
    apply: (resize) => editor.apply(resizeTable, resize),
    lossesOf: (resize) => {
      const field = editor.current();
      const { gone, cut } = cropOf(field, resize);
      const ids = new Set(gone.map(({ thing }) => thing.id));
      const lost = field.objectives.filter(({ pieceId }) => ids.has(pieceId));
      return {
        gone: gone.map((found) => thingTitle(found, t)),
        objectives: lost.map(({ role }) => t(`objectives.${role}`)),
        cut: cut.map((found) => thingTitle(found, t)),
      };
    },
  });
}
