"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { newId } from "@/app/(author)/_editor/new-id";
import { shippedBookId } from "@/lib/domain/bogowie-wojny/book/book-words";
import type { OfferedFormat } from "@/lib/domain/bogowie-wojny/event/club-format";
import type { PinnedBook } from "@/lib/domain/bogowie-wojny/list/army-list";
import { newArmyList } from "@/lib/domain/bogowie-wojny/list/new-army-list";
import type { Language } from "@/lib/domain/document/language";
import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import type { Home } from "../../_local/start-document";
import { fetchBook } from "../_builder/use-book";
import { fetchFormat, sourceOfClub, type TakenFormat } from "../_format/fetch-format";
import { NO_BOOK, type OfferedBook } from "./book-field";
import { formatName, formatOf, type Size, USUAL } from "./size-choice";
import { failed, type Outcome, storeList } from "./store-list";

/** The fields of the form for a new list. */
interface Draft {
  readonly nation: ArmyNation;
  readonly bookId: string;
  readonly year: number | null;
  readonly size: Size;
  /** The club's format that is selected instead of a size. */
  readonly ofClub: OfferedFormat | null;
  /** If empty, the list has the proposed title. */
  readonly title: string;
}

export interface NewListStart {
  readonly language: Language;
  /** The book that the user came from, with its nation if it is one of the six. */
  readonly cameFrom: (OfferedBook & { readonly nation: ArmyNation | null }) | null;
  /** The club's format that the user came from. */
  readonly clubFormat: OfferedFormat | null;
  readonly home: Home;
}

/** The state of the form for a new list, the proposed title, and the function that stores it. */
export function useNewList({ language, cameFrom, clubFormat, home }: NewListStart) {
  const words = useTranslations("bogowieWojny.nations");
  const [draft, setDraft] = useState(() => draftFrom({ cameFrom, clubFormat }));
  const [outcome, setOutcome] = useState<Outcome>({ is: "ready" });
  const { nation, bookId, year, size, ofClub, title } = draft;
  const proposed = `${words(nation)}, ${ofClub?.name ?? formatName(size)}`;
  const start = async () => {
    setOutcome({ is: "sending" });
    const book = await pinnedNow(bookId);
    if (book === undefined) return setOutcome(failed("book-away"));
    const taken = await takenNow(draft);
    if (taken === null) return setOutcome(failed("format-away"));
    const { format, origin: formatOrigin } = taken;
    const named = { title: title.trim() || proposed, language, nation, year };
    const list = newArmyList({ ...named, book, divisionId: newId(), format, formatOrigin });
    setOutcome(await storeList(list, home));
  };
  return {
    ...{ draft, proposed, outcome, start },
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
  };
}

function draftFrom({ cameFrom, clubFormat }: Pick<NewListStart, "cameFrom" | "clubFormat">): Draft {
  const nation = cameFrom?.nation ?? "duchy-of-warsaw";
  const bookId = cameFrom?.id ?? shippedBookId(nation);
  return { nation, bookId, year: null, size: USUAL, ofClub: clubFormat, title: "" };
}

/** The current version of a book, to build the list on; `null` for no book, `undefined` if it cannot be read. */
async function pinnedNow(id: string): Promise<PinnedBook | null | undefined> {
  if (id === NO_BOOK) return null;
  const stored = await fetchBook(id);
  if (stored === null) return undefined;
  const { title, edition } = stored.document;
  return { id, version: stored.version, title, edition };
}

/** The current version of the club's format, or a format of the selected size; `null` if the club's cannot be read. */
async function takenNow({ ofClub, size }: Draft): Promise<TakenFormat | null> {
  return ofClub ? fetchFormat(sourceOfClub(ofClub.id)) : { format: formatOf(size), origin: null };
}
