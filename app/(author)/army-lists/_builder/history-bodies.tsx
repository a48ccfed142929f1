"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { askApi } from "@/app/_ui/ask-api";
import { IconButton } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyBook, BookFormation } from "@/lib/domain/army-book/army-book";
import { fieldBody, idsOfBody } from "@/lib/domain/army-list/commands/history";
import { useEditor } from "./list-editor";
import { useArmyList, useRuleWords } from "./use-army-list";

/** Each corps and division of the book, to be fielded whole with one press. */
export default function HistoryBodies({ bookId }: { readonly bookId: string }) {
  const t = useTranslations("armyList.catalogue");
  const book = useBook(bookId);
  if (book === "away") return <p className="quiet">{t("bookAway")}</p>;
  if (book === null) return <p className="quiet">{t("bookComing")}</p>;
  const bodies = book.formations.filter((body) => isFieldedAlone(book, body));
  if (bodies.length === 0) return <p className="quiet">{t("noHistory")}</p>;
  return (
    <ul className="cat">
      {bodies.map((body) => (
        <BodyRow key={body.id} book={book} body={body} />
      ))}
    </ul>
  );
}

interface BodyRowProps {
  readonly book: ArmyBook;
  readonly body: BookFormation;
}

function BodyRow({ book, body }: BodyRowProps) {
  const t = useTranslations("armyList.catalogue");
  const words = useRuleWords();
  const editor = useEditor();
  const { language } = useArmyList();
  const { names } = body;
  const name = names[language] || names.pl || names.en || names.da;
  const commander = book.commanders.find(({ id }) => id === body.commanderId);
  const field = () => {
    const newIds = Array.from({ length: idsOfBody(book, body.id) }, newId);
    editor.apply(fieldBody, { book, bodyId: body.id, newIds });
  };
  return (
    <li className="body">
      <span className="cn">
        {name}{" "}
        <small className="quiet">{commander?.name ?? words("commanders.source.drawn")}</small>
      </span>
      <IconButton label={t("fieldBody", { name })} onPress={field}>
        <Plus className="ic" aria-hidden />
      </IconButton>
    </li>
  );
}

/** Corps and divisions, and brigades that stand in no division. */
function isFieldedAlone(book: ArmyBook, { level, parentId }: BookFormation): boolean {
  const parent = book.formations.find(({ id }) => id === parentId);
  return level !== "brigade" || parent?.level !== "division";
}

/** The book as it is now; `null` while it is on its way. */
function useBook(id: string): ArmyBook | "away" | null {
  const [book, setBook] = useState<ArmyBook | "away" | null>(null);
  useEffect(() => {
    let isStale = false;
    void askApi<ArmyBook>(`/army-books/${id}`).then((answer) => {
      if (!isStale) setBook(answer.ok ? answer.value : "away");
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  return book;
}
