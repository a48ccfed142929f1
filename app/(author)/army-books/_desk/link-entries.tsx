"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { askApi } from "@/app/_ui/ask-api";
import type { ArmyBook, BookLink } from "@/lib/domain/army-book/army-book";
import { editLink } from "@/lib/domain/army-book/commands/links";
import { aimOf } from "@/lib/domain/army-book/linked";
import { nameIn } from "@/lib/domain/army-book/names";
import { useBook, useEditor } from "./book-editor";
import { TickList } from "./tick-list";

interface Props {
  readonly link: BookLink;
  /** Ids of the entries it admits. */
  readonly chosen: readonly string[];
  readonly name: string;
}

/** Which units of a linked book are admitted, ticked; what is ticked and gone from there stays until it is unticked. */
export function LinkEntries({ link, chosen, name }: Props) {
  const t = useTranslations("armyBookDesk.links");
  const editor = useEditor();
  const { language } = useBook();
  const book = useLinkedBook(aimOf(link));
  if (book === "coming") return <p className="quiet">{t("coming")}</p>;
  const entries = book?.entries ?? [];
  const gone = chosen.filter((id) => !entries.some((entry) => entry.id === id));
  return (
    <>
      {book === null && <p className="quiet">{t("unread")}</p>}
      <TickList
        label={`${t("units")}: ${name}`}
        ticked={chosen}
        choices={[
          ...entries.map(({ id, names }) => ({ value: id, label: nameIn(names, language, "pl") })),
          ...gone.map((value) => ({ value, label: t("gone", { id: value }) })),
        ]}
        onChange={(ids) => editor.apply(editLink, { id: link.id, changes: { entries: ids } })}
      />
    </>
  );
}

/** A book to choose units of; `null` where it cannot be read. */
function useLinkedBook(id: string): ArmyBook | null | "coming" {
  const [book, setBook] = useState<ArmyBook | null | "coming">("coming");
  useEffect(() => {
    let isStale = false;
    setBook("coming");
    void askApi<ArmyBook>(`/army-books/${id}`).then((answer) => {
      if (!isStale) setBook(answer.ok ? answer.value : null);
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  return book;
}
