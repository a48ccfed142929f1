"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Activity, useCallback, useMemo } from "react";
import { Button } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import { addFormation, moveFormation } from "@/lib/domain/army-book/commands/formations";
import { useBook, useEditor } from "./book-editor";
import { focusNewRow } from "./focus-new-row";
import { FormationFields } from "./formation-fields";
import { RowOrderProvider } from "./row-order";

/** The historical formations, each with its place, general and regiments. */
export function FormationsPart() {
  const t = useTranslations("armyBookDesk.formations");
  const words = useTranslations("armyBook.read");
  const editor = useEditor();
  const { formations, language } = useBook();
  const ids = useMemo(() => formations.map(({ id }) => id), [formations]);
  const move = useCallback(
    (id: string, to: number) => editor.apply(moveFormation, { id, to }),
    [editor],
  );
  const add = () => {
    const names = { en: "", da: "", pl: "", [language]: t("new") };
    const id = newId();
    editor.apply(addFormation, { id, names });
    focusNewRow(id);
  };
  return (
    <section aria-labelledby="bookformations">
      <h2 id="bookformations">
        {words("formations")} <span className="rule-no">13.2</span>
      </h2>
      <RowOrderProvider ids={ids} move={move}>
        {formations.map((formation) => (
          <Activity key={formation.id}>
            <FormationFields formation={formation} />
          </Activity>
        ))}
      </RowOrderProvider>
      <Button icon={<Plus className="ic" aria-hidden />} onPress={add}>
        {t("add")}
      </Button>
    </section>
  );
}
