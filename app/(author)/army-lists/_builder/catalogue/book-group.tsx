"use client";

import { fetched } from "@/app/_ui/fetched";
import { useArmyList } from "../use-army-list";

const BookCatalogue = fetched(async () => (await import("./book-catalogue")).default, {
  place: "within",
});
const BookNews = fetched(async () => (await import("./book-news")).default, { place: "within" });

/** What the list's army book offers, fetched once the page stands; nothing for a list without a book. */
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
