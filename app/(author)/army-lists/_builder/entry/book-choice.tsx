"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Select } from "@/app/_ui/select";
import { setBook } from "@/lib/domain/bogowie-wojny/list/commands/book";
import { useEditor } from "../list-editor";
import { useArmyList } from "../use-army-list";
import { fetchBook } from "../use-book";

interface Offered {
  readonly id: string;
  readonly title: string;
}

const NONE = "-";
const MOST = 50;

/**
 * The choice of the army book that the list is built on, among those its player may read; without one, only kinds of
 * unit are offered [13.2].
 */
export default function BookChoice() {
  const t = useTranslations("armyList.entry");
  const editor = useEditor();
  const { book } = useArmyList();
  const [isAway, setAway] = useState(false);
  const offered = useOfferedBooks();
  const own = book && !offered.some(({ id }) => id === book.id) ? [book] : [];
  const choose = async (id: string) => {
    if (id === NONE) return editor.apply(setBook, { book: null });
    const stored = await fetchBook(id);
    setAway(stored === null);
    if (stored === null) return;
    const { version, document } = stored;
    const { title, edition } = document;
    editor.apply(setBook, { book: { id, version, title, edition } });
  };
  return (
    <Select
      label={t("book")}
      value={book?.id ?? NONE}
      choices={[
        { value: NONE, label: t("noBook") },
        ...[...own, ...offered].map(({ id, title }) => ({ value: id, label: title })),
      ]}
      hint={book ? t("bookVersion", { version: book.version }) : t("bookHint")}
      error={isAway ? t("bookAway") : undefined}
      onChange={(id) => void choose(id)}
    />
  );
}

/** Books this reader may read: their own and those in the library. */
function useOfferedBooks(): readonly Offered[] {
  const [offered, setOffered] = useState<readonly Offered[]>([]);
  useEffect(() => {
    let isStale = false;
    void callApi("GET /army-books", { query: { limit: MOST } }).then((answer) => {
      if (!isStale && answer.ok) setOffered(answer.value.items);
    });
    return () => {
      isStale = true;
    };
  }, []);
  return offered;
}
