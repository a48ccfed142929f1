"use client";

import { useTranslations } from "next-intl";
import type { BookEntry } from "@/lib/domain/bogowie-wojny/book/book-entry";
import type { PinnedBook, PinnedLink } from "@/lib/domain/bogowie-wojny/list/army-list";
import { pinnedLinkOf, regimentsByLink } from "@/lib/domain/bogowie-wojny/list/pin";
import { foldText } from "@/lib/domain/document/fold-text";
import { useArmyList } from "../use-army-list";
import { type StoredBook, useBook } from "../use-book";
import { type LinkedBook, useLinkedBooks, withoutLanguage } from "../use-linked-books";
import { BookEntryRow } from "./book-entry-row";
import { CatalogueGroup } from "./catalogue-group";
import { HistoryBodies } from "./history-bodies";

interface Props {
  readonly book: PinnedBook;
  readonly sought: string;
}

/** The entries of the list's army book and of linked books, and its historical corps and divisions [13.2]. */
export default function BookCatalogue({ book, sought }: Props) {
  const t = useTranslations("armyList.catalogue");
  const stored = useBook(book.id);
  return (
    <>
      <CatalogueGroup title={t("book", { title: book.title })}>
        {stored === null && <p className="text-ink-3 text-sm">{t("bookAway")}</p>}
        {stored === "coming" && <p className="text-ink-3 text-sm">{t("bookComing")}</p>}
        {isHere(stored) && (
          <>
            <Entries entries={stored.document.entries} link={null} sought={sought} />
            <HistoryBodies book={stored.document} link={null} sought={sought} />
          </>
        )}
      </CatalogueGroup>
      {isHere(stored) && stored.document.links.length > 0 && (
        <LinkedGroups id={book.id} sought={sought} />
      )}
    </>
  );
}

function isHere(stored: StoredBook | null | "coming"): stored is StoredBook {
  return stored !== null && stored !== "coming";
}

/** A group for each readable book whose units the list's own book admits. */
function LinkedGroups({ id, sought }: { readonly id: string; readonly sought: string }) {
  const linked = useLinkedBooks(id);
  return linked.map((each) => (
    <LinkedGroup
      key={each.link.id}
      linked={each}
      link={pinnedLinkOf(each.link, withoutLanguage(each.book))}
      sought={sought}
    />
  ));
}

interface GroupProps {
  readonly linked: LinkedBook;
  readonly link: PinnedLink;
  readonly sought: string;
}

function LinkedGroup({ linked, link, sought }: GroupProps) {
  const t = useTranslations("armyList.catalogue");
  const list = useArmyList();
  const taken = regimentsByLink(list, link.id);
  const bases = taken.reduce((sum, regiment) => sum + regiment.bases, 0);
  const { maxRegiments, maxBases, book } = link;
  return (
    <CatalogueGroup title={t("admits", { title: book.title })}>
      {(maxRegiments !== null || maxBases !== null) && (
        <p className="text-ink-3 text-sm">
          {maxRegiments !== null && t("linkRegiments", { taken: taken.length, most: maxRegiments })}{" "}
          {maxBases !== null && t("linkBases", { taken: bases, most: maxBases })}
        </p>
      )}
      <Entries entries={linked.entries} link={link} sought={sought} />
      <HistoryBodies book={linked} link={link} sought={sought} />
    </CatalogueGroup>
  );
}

interface EntriesProps {
  readonly entries: readonly BookEntry[];
  readonly link: PinnedLink | null;
  readonly sought: string;
}

function Entries({ entries, link, sought }: EntriesProps) {
  const folded = foldText(sought);
  const found = entries.filter(({ names }) =>
    Object.values(names).some((name) => foldText(name).includes(folded)),
  );
  return (
    <ul>
      {found.map((entry) => (
        <BookEntryRow key={entry.id} entry={entry} link={link} />
      ))}
    </ul>
  );
}
