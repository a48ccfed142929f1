import type { Draft } from "immer";
import { hasTrait } from "@/lib/rules/bogowie-wojny/limits";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { ArmyBook } from "../../army-book/army-book";
import type { BookEntry } from "../../army-book/book-entry";
import type { Command } from "../../command";
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
import { type BodyBook, keepLink } from "./keep-body";
import { pinnedCommanderOf } from "./leaders";
import { regimentPlace } from "./places";
import { addRegiment } from "./regiments";

/** Builds the list on a book from now on, or on none; what regiments have of the earlier one stays with them. */
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
 * A regiment of a book's entry at the end of a formation: of the entry's kind, or of the one its player chose where
 * the book leaves it open; of its least size; called as the entry is; veteran where its statistics say so. Throws RangeError where no kind is given.
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

/** A regiment of an entry that the list's book admits from another [13.2]; `pinnedId` is the entry's id in the list, unless it has one. */
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
    keepLink(draft, link);
  },
};

/** Takes a newer version of the book over: what the list has of it becomes as it is there; what is gone from it stays. */
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

/** The same for a book that the list's own links to. */
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

/** What the list has by a link, or of its own book where `linkId` is undefined, as it is there now. */
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

/** Under which id a list keeps a thing, and where it came from. */
function placeOf<Place extends { id: string; from?: unknown }>({ id, from }: Place) {
  return (from === undefined ? { id } : { id, from }) as Pick<Place, "id" | "from">;
}
