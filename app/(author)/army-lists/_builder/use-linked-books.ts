"use client";

import { useEffect, useState } from "react";
import { type AnswerAt, callApi } from "@/app/_client/call-api";
import type { BookLink } from "@/lib/domain/bogowie-wojny/book/army-book";
import type { PinnedBook } from "@/lib/domain/bogowie-wojny/list/army-list";
import type { BodyBook } from "@/lib/domain/bogowie-wojny/list/commands/copy-body";

/** A book linked from the list's own, with what the link admits. */
export interface LinkedBook extends BodyBook {
  readonly link: BookLink;
  readonly book: PinnedBook;
}

const NONE: readonly LinkedBook[] = [];
const asked = new Map<string, Promise<readonly LinkedBook[]>>();

/** Cached while the page is open; retried after a failure. */
function fetchLinkedBooks(id: string): Promise<readonly LinkedBook[]> {
  const known = asked.get(id);
  if (known !== undefined) return known;
  const answer = callApi("GET /army-books/{id}/linked-books", { id }).then((told) => {
    if (!told.ok) asked.delete(id);
    return told.ok ? readable(told.value) : NONE;
  });
  asked.set(id, answer);
  return answer;
}

/** The linked books of a book that the reader may open; empty until the response arrives. */
export function useLinkedBooks(id: string): readonly LinkedBook[] {
  const [linked, setLinked] = useState(NONE);
  useEffect(() => {
    let isStale = false;
    void fetchLinkedBooks(id).then((answer) => {
      if (!isStale) setLinked(answer);
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  return linked;
}

function readable({ items }: AnswerAt<"GET /army-books/{id}/linked-books">): LinkedBook[] {
  return items.flatMap(({ book, ...rest }) => (book === null ? [] : [{ ...rest, book }]));
}

/** What a list stores of a linked book. */
export function withoutLanguage({ id, version, title, edition }: PinnedBook): PinnedBook {
  return { id, version, title, edition };
}
