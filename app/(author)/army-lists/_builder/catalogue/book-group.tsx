"use client";

import { lazy, Suspense } from "react";
import { useArmyList } from "../use-army-list";

const BookCatalogue = lazy(() => import("./book-catalogue"));
const BookNews = lazy(() => import("./book-news"));

/** What the list's army book offers, fetched once the page stands; nothing for a list without a book. */
export function BookGroup({ sought }: { readonly sought: string }) {
  const { book } = useArmyList();
  if (book === null) return null;
  return (
    <Suspense>
      <BookNews />
      <BookCatalogue book={book} sought={sought} />
    </Suspense>
  );
}
