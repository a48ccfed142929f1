"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { shippedBookId } from "@/lib/domain/bogowie-wojny/book/book-words";
import type { LinkAim } from "@/lib/domain/bogowie-wojny/book/commands/links";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { useBook, useEditor } from "./book-editor";

/** A book that a link may refer to. */
export interface LinkableBook {
  readonly aim: LinkAim;
  readonly title: string;
}

interface Offered {
  readonly id: string;
  readonly title: string;
}

const MOST = 100;

/** The generic books of other nations and the stored books that the author may read, except this one. */
export function useLinkableBooks(): readonly LinkableBook[] {
  const words = useTranslations("bogowieWojny.nations");
  const t = useTranslations("armyBookDesk.links");
  const { id, canEdit } = useEditor();
  const { nation: own } = useBook();
  const [offered, setOffered] = useState<readonly Offered[]>([]);
  useEffect(() => {
    let isStale = false;
    if (!canEdit) return;
    void callApi("GET /army-books", { query: { limit: MOST } }).then((answer) => {
      if (!isStale && answer.ok) setOffered(answer.value.items);
    });
    return () => {
      isStale = true;
    };
  }, [canEdit]);
  return useMemo(() => {
    const shipped = new Set(ARMY_NATIONS.map(shippedBookId));
    return [
      ...ARMY_NATIONS.filter((nation) => nation !== own).map((nation) => ({
        aim: { nation, bookId: null },
        title: t("generic", { nation: words(nation) }),
      })),
      ...offered
        .filter((book) => book.id !== id && !shipped.has(book.id))
        .map((book) => ({ aim: { nation: null, bookId: book.id }, title: book.title })),
    ];
  }, [offered, own, id, words, t]);
}
