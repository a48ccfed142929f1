"use client";

import { useEffect, useState } from "react";
import { request } from "@/app/_ui/request-json";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";

export interface StoredBook {
  readonly version: number;
  readonly document: ArmyBook;
}

const asked = new Map<string, Promise<StoredBook | null>>();

/** A book as currently stored; `null` if it cannot be read. Cached while the page is open; retried after a failure. */
export function fetchBook(id: string): Promise<StoredBook | null> {
  const known = asked.get(id);
  if (known !== undefined) return known;
  const answer = readBook(id);
  asked.set(id, answer);
  void answer.then((book) => book ?? asked.delete(id));
  return answer;
}

async function readBook(id: string): Promise<StoredBook | null> {
  const response = await request(`/army-books/${id}`);
  if (!response?.ok) return null;
  const version = Number(/\d+/.exec(response.headers.get("etag") ?? "")?.[0] ?? 1);
  const document: unknown = await response.json().catch(() => null);
  return document === null ? null : { version, document: document as ArmyBook };
}

/** The same as a hook: `"coming"` until the response arrives. */
export function useBook(id: string): StoredBook | null | "coming" {
  const [book, setBook] = useState<StoredBook | null | "coming">("coming");
  useEffect(() => {
    let isStale = false;
    void fetchBook(id).then((answer) => {
      if (!isStale) setBook(answer);
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  return book;
}
