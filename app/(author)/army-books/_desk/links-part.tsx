"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";
import { Button } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import { addLink, moveLink } from "@/lib/domain/army-book/commands/links";
import { aimOf } from "@/lib/domain/army-book/linked";
import { useBook, useEditor } from "./book-editor";
import { LinkFields } from "./link-fields";
import { RowOrderProvider } from "./row-order";
import { useLinkableBooks } from "./use-linkable-books";

/** The books whose units the army admits, which of them and how many [13.2]. */
export function LinksPart() {
  const t = useTranslations("armyBookDesk.links");
  const words = useTranslations("armyBook.read");
  const editor = useEditor();
  const { links } = useBook();
  const linkable = useLinkableBooks();
  const ids = useMemo(() => links.map(({ id }) => id), [links]);
  const move = useCallback(
    (id: string, to: number) => editor.apply(moveLink, { id, to }),
    [editor],
  );
  const used = new Set(links.map(aimOf));
  const next = linkable.find(({ aim }) => !used.has(aimOf(aim)));
  return (
    <section aria-labelledby="booklinks">
      <h2 id="booklinks">
        {words("links")} <span className="rule-no">13.2</span>
      </h2>
      <p className="quiet">{t("text")}</p>
      <RowOrderProvider ids={ids} move={move}>
        {links.map((link) => (
          <LinkFields key={link.id} link={link} linkable={linkable} />
        ))}
      </RowOrderProvider>
      <Button
        icon={<Plus className="ic" aria-hidden />}
        isDisabled={next === undefined}
        onPress={() => next && editor.apply(addLink, { id: newId(), aim: next.aim })}
      >
        {t("add")}
      </Button>
    </section>
  );
}
