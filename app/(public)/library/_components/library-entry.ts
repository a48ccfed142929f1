import type { Context } from "@/lib/auth/actor";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import type { Documents } from "@/lib/domain/document";
import { DOCUMENT_KINDS, type DocumentKind } from "@/lib/domain/document-kind";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import type { LibraryItem } from "@/lib/usecases/documents/list-documents";
import { type ReadDocument, readDocuments } from "@/lib/usecases/documents/read-document";
import { viewOf } from "@/lib/usecases/scenarios/view-scenario";

/** An entry of the library with what its card draws: the public view of a scenario, the list itself. */
export type LibraryEntry =
  | { readonly kind: "scenario"; readonly item: LibraryItem; readonly view: ScenarioView }
  | { readonly kind: "army-list"; readonly item: LibraryItem; readonly list: ArmyList }
  | { readonly kind: "map"; readonly item: LibraryItem; readonly map: Documents["map"] }
  | { readonly kind: "army-book"; readonly item: LibraryItem; readonly book: ArmyBook };

const PATHS: Readonly<Record<DocumentKind, string>> = {
  scenario: "/scenarios",
  "army-list": "/army-lists",
  map: "/maps",
  "army-book": "/army-books",
};

/** Where an entry opens. */
export function hrefOf({ kind, id }: Pick<LibraryItem, "kind" | "id">): string {
  return `${PATHS[kind]}/${id}`;
}

/** What the cards of entries draw, in the order of the list; without those that went in the meantime. */
export async function openEntries(
  context: Context,
  items: readonly LibraryItem[],
): Promise<LibraryEntry[]> {
  const opened = await Promise.all(DOCUMENT_KINDS.map((kind) => openOf(context, kind, items)));
  const entries = new Map(opened.flat().map((entry) => [entry.item.id, entry]));
  return items.flatMap(({ id }) => entries.get(id) ?? []);
}

async function openOf<Kind extends DocumentKind>(
  context: Context,
  kind: Kind,
  items: readonly LibraryItem[],
): Promise<LibraryEntry[]> {
  const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
  const stored: ReadDocument[] = await readDocuments(context, { kind, ids });
  return stored.flatMap((each) => {
    const item = items.find(({ id }) => id === each.id);
    return item ? [entryOf(item, each)] : [];
  });
}

function entryOf(item: LibraryItem, stored: ReadDocument): LibraryEntry {
  const { document } = stored;
  switch (document.kind) {
    case "scenario": {
      const { view } = viewOf({ ...stored, document }, { for: "public" });
      return { kind: "scenario", item, view };
    }
    case "army-list":
      return { kind: "army-list", item, list: document };
    case "map":
      return { kind: "map", item, map: document };
    case "army-book":
      return { kind: "army-book", item, book: document };
  }
}
