"use client";

import { lazyPart } from "@/app/_ui/lazy-part";
import { useArmyList } from "../use-army-list";

const BookCatalogue = lazyPart(async () => (await import("./book-catalogue")).default, {
  place: "within",
});
const BookNews = lazyPart(async () => (await import("./book-news")).default, { place: "within" });

/** The contents of the list's army book, loaded after the page; nothing for a list without a book. */
export function BookGroup({ sought }: { readonly sought: string }) {
  const { book } = useArmyList();
  if (book === null) return null;
  return (
    <>
      <BookNews />
      <BookCatalogue book={book} sought={sought} />
    </>
  );
}
