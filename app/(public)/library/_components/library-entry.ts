import type { Context } from "@/lib/auth/actor";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import type { DocumentKind } from "@/lib/domain/document-kind";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import { viewFor } from "@/lib/domain/scenario/view-for";
import type { LibraryItem } from "@/lib/usecases/documents/list-documents";
import { readDocument } from "@/lib/usecases/documents/read-document";

/** An entry of the library with what its card draws: the public view of a scenario, the list itself. */
export type LibraryEntry =
  | { readonly kind: "scenario"; readonly item: LibraryItem; readonly view: ScenarioView }
  | { readonly kind: "army-list"; readonly item: LibraryItem; readonly list: ArmyList }
  | { readonly kind: "map"; readonly item: LibraryItem; readonly field: Battlefield }
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

/** Fetches what a card draws. `null` where the document went in the meantime. */
export async function openEntry(context: Context, item: LibraryItem): Promise<LibraryEntry | null> {
  try {
    if (item.kind === "scenario") {
      const { document } = await readDocument(context, { kind: "scenario", id: item.id });
      return { kind: "scenario", item, view: viewFor(document, { for: "public" }) };
    }
    if (item.kind === "army-list") {
      const { document } = await readDocument(context, { kind: "army-list", id: item.id });
      return { kind: "army-list", item, list: document };
    }
    if (item.kind === "map") {
      const { document } = await readDocument(context, { kind: "map", id: item.id });
      return { kind: "map", item, field: document };
    }
    const { document } = await readDocument(context, { kind: "army-book", id: item.id });
    return { kind: "army-book", item, book: document };
  } catch {
    return null;
  }
}

/** The entries that can be shown, in the order of the list. */
export async function openEntries(
  context: Context,
  items: readonly LibraryItem[],
): Promise<LibraryEntry[]> {
  const opened = await Promise.all(items.map((item) => openEntry(context, item)));
  return opened.filter((entry) => entry !== null);
}
