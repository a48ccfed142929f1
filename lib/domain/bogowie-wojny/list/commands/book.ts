import type { Draft } from "immer";
import { hasTrait } from "@/lib/rules/bogowie-wojny/limits";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { Command } from "../../../document/command";
import type { ArmyBook } from "../../book/army-book";
import type { BookEntry } from "../../book/book-entry";
import type { ArmyList, PinnedBook, PinnedCommander, PinnedEntry, PinnedLink } from "../army-list";
import {
  entryByLink,
  pinEntry,
  pinnedFormationOf,
  pinnedLinkOf,
  unusedEntries,
  unusedLinks,
} from "../pin";
import type { PinnedFormation } from "../pinned-formation";
import { nameByEntry } from "../regiment-traits";
import { type BodyBook, copyLink } from "./copy-body";
import { pinnedCommanderOf } from "./leaders";
import { regimentPlace } from "./places";
import { addRegiment } from "./regiments";

/** Bases the list on a book, or on none; regiments keep what they have from the previous book. */
export const setBook: Command<ArmyList, { book: PinnedBook | null }> = {
  name: "setBook",
  run: (draft, { book }) => {
    draft.book = book;
    const unused = new Set(unusedEntries(draft).map(({ id }) => id));
    draft.bookEntries = draft.bookEntries.filter(({ id }) => !unused.has(id));
    const idle = new Set(unusedLinks(draft).map(({ id }) => id));
    draft.bookLinks = draft.bookLinks.filter(({ id }) => !idle.has(id));
  },
};

/**
 * Adds a regiment of a book's entry at the end of a formation, with the entry's kind (or the one its player chose if
 * the book leaves it open), its smallest size and its name, and as a veteran if the statistics say so. Throws
 * RangeError if no kind is given.
 */
export const addFromBook: Command<
  ArmyList,
  { id: string; formationId: string; entry: PinnedEntry; unitKind?: UnitKind; bases?: number }
> = {
  name: "addFromBook",
  run: (draft, { id, formationId, entry, unitKind, bases }) => {
    const kind = entry.unitKind ?? unitKind;
    if (kind === undefined) {
      throw new RangeError(`The entry "${entry.id}" leaves its row open; name a kind of unit.`);
    }
    const size = bases ?? entry.regimentBases?.least;
    addRegiment.run(draft, {
      id,
      formationId,
      unitKind: kind,
      ...(size === undefined ? {} : { bases: size }),
    });
    const { regiment } = regimentPlace(draft, id);
    regiment.name = nameByEntry(entry, draft.language);
    regiment.entryId = entry.id;
    regiment.mayBecomeElite = entry.traits.includes("may-become-elite");
    if (entry.traits.includes("veteran") || hasTrait(kind, "veteran")) regiment.veteran = "own";
    draft.bookEntries = [...pinEntry(draft.bookEntries, entry)];
  },
};

/**
 * Adds a regiment of an entry that the list's book admits from another [13.2]; `pinnedId` becomes the entry's id in the
 * list, unless the list already has a copy.
 */
export const addFromLink: Command<
  ArmyList,
  {
    id: string;
    formationId: string;
    link: PinnedLink;
    entry: BookEntry;
    pinnedId: string;
    unitKind?: UnitKind;
    bases?: number;
  }
> = {
  name: "addFromLink",
  run: (draft, { link, entry, pinnedId, ...rest }) => {
    const from = { linkId: link.id, entryId: entry.id };
    const pinned = entryByLink(draft, from) ?? { ...entry, id: pinnedId, from };
    addFromBook.run(draft, { ...rest, entry: pinned });
    copyLink(draft, link);
  },
};

/** Updates the list's copies to a newer version of its book; copies of anything the book no longer has are kept. */
export const takeNewerBook: Command<ArmyList, { pinned: PinnedBook; book: ArmyBook }> = {
  name: "takeNewerBook",
  run: (draft, { pinned, book }) => {
    draft.book = pinned;
    takeOver(draft, book, undefined);
    draft.bookLinks = draft.bookLinks.map((old) => {
      const now = book.links.find(({ id }) => id === old.id);
      return now ? pinnedLinkOf(now, old.book) : old;
    });
  },
};

/** The same for a book linked from the list's own. */
export const takeNewerLinkedBook: Command<
  ArmyList,
  { linkId: string; pinned: PinnedBook; book: BodyBook }
> = {
  name: "takeNewerLinkedBook",
  run: (draft, { linkId, pinned, book }) => {
    for (const link of draft.bookLinks) if (link.id === linkId) link.book = pinned;
    takeOver(draft, book, linkId);
  },
};

/** Updates the copies made through a link, or those of the list's own book if `linkId` is undefined. */
function takeOver(draft: Draft<ArmyList>, book: BodyBook, linkId: string | undefined): void {
  const cameBy = ({ from }: { from?: { linkId: string } | undefined }) => from?.linkId === linkId;
  draft.bookEntries = draft.bookEntries.map((old): PinnedEntry => {
    const now = cameBy(old) && book.entries.find(({ id }) => id === (old.from?.entryId ?? old.id));
    return now ? { ...structuredClone(now), ...placeOf(old) } : old;
  });
  draft.bookCommanders = draft.bookCommanders.map((old): PinnedCommander => {
    const now =
      cameBy(old) && book.commanders.find(({ id }) => id === (old.from?.commanderId ?? old.id));
    return now ? { ...pinnedCommanderOf(now), ...placeOf(old) } : old;
  });
  draft.bookFormations = draft.bookFormations.map((old): PinnedFormation => {
    const now =
      cameBy(old) && book.formations.find(({ id }) => id === (old.from?.formationId ?? old.id));
    return now ? { ...pinnedFormationOf(book, now), ...placeOf(old) } : old;
  });
}

/** The id of a copy in the list, and its origin. */
function placeOf<Place extends { id: string; from?: unknown }>({ id, from }: Place) {
  return (from === undefined ? { id } : { id, from }) as Pick<Place, "id" | "from">;
}
