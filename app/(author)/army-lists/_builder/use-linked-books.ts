"use client";

import { useEffect, useState } from "react";
import { askApi } from "@/app/_ui/ask-api";
import type { BookLink } from "@/lib/domain/army-book/army-book";
import type { BookEntry } from "@/lib/domain/army-book/book-entry";
import type { PinnedBook } from "@/lib/domain/army-list/army-list";

/** A book that the list's own admits entries of, with those entries. */
export interface LinkedBook {
  readonly link: BookLink;
  readonly book: PinnedBook;
  readonly entries: readonly BookEntry[];
}

type Answer = {
  readonly items: readonly (Omit<LinkedBook, "book"> & { book: PinnedBook | null })[];
};

const NONE: readonly LinkedBook[] = [];

/** The books whose entries a book admits and the reader may open; empty until the answer is there. */
export function useLinkedBooks(id: string): readonly LinkedBook[] {
  const [linked, setLinked] = useState(NONE);
  useEffect(() => {
    let isStale = false;
    void askApi<Answer>(`/army-books/${id}/linked-books`).then((answer) => {
      if (!isStale && answer.ok) setLinked(readable(answer.value));
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  return linked;
}

function readable({ items }: Answer): LinkedBook[] {
  return items.flatMap(({ book, ...rest }) => (book === null ? [] : [{ ...rest, book }]));
}
