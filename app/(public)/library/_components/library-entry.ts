import type { Context } from "@/lib/auth/actor";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import {
  type BattleScenarioView,
  viewBattleScenario,
} from "@/lib/domain/bogowie-wojny/scenario/view-for";
import {
  COLLECTION_OF,
  DOCUMENT_KINDS,
  type DocumentKind,
} from "@/lib/domain/document/document-kind";
import type { Language } from "@/lib/domain/document/language";
import type { Documents } from "@/lib/domain/kinds/document";
import { localise } from "@/lib/domain/kinds/localise";
import { viewOf } from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import type { LibraryItem } from "@/lib/usecases/document/list-documents";
import { type ReadDocument, readDocuments } from "@/lib/usecases/document/read-document";

/** A library entry with the data its card shows: the public view of a scenario, or the list itself. */
export type LibraryEntry =
  | { readonly kind: "scenario"; readonly item: LibraryItem; readonly view: ScenarioView }
  | {
      readonly kind: "battle-scenario";
      readonly item: LibraryItem;
      readonly view: BattleScenarioView;
    }
  | { readonly kind: "army-list"; readonly item: LibraryItem; readonly list: ArmyList }
  | { readonly kind: "map"; readonly item: LibraryItem; readonly map: Documents["map"] }
  | { readonly kind: "army-book"; readonly item: LibraryItem; readonly book: ArmyBook };

/** The address of an entry. */
export function hrefOf({ kind, id }: Pick<LibraryItem, "kind" | "id">): string {
  return `/${COLLECTION_OF[kind]}/${id}`;
}

/** Loads the data for the cards, in the given order, without documents deleted in the meantime. */
export async function openEntries(
  context: Context,
  items: readonly LibraryItem[],
  language: Language,
): Promise<LibraryEntry[]> {
  const opened = await Promise.all(
    DOCUMENT_KINDS.map((kind) => openOf(context, { kind, items, language })),
  );
  const entries = new Map(opened.flat().map((entry) => [entry.item.id, entry]));
  return items.flatMap(({ id }) => entries.get(id) ?? []);
}

interface Opening {
  readonly kind: DocumentKind;
  readonly items: readonly LibraryItem[];
  readonly language: Language;
}

async function openOf(
  context: Context,
  { kind, items, language }: Opening,
): Promise<LibraryEntry[]> {
  const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
  const stored: ReadDocument[] = await readDocuments(context, { kind, ids });
  return stored.flatMap((each) => {
    const item = items.find(({ id }) => id === each.id);
    return item ? [entryOf(item, each, language)] : [];
  });
}

function entryOf(item: LibraryItem, stored: ReadDocument, language: Language): LibraryEntry {
  const document = stored.document;
  switch (document.kind) {
    case "scenario": {
      if (document.system === "bogowie-wojny") {
        const view = viewBattleScenario(localise(document, language), { for: "public" });
        return { kind: "battle-scenario", item, view };
      }
      const { view } = viewOf({ ...stored, document }, { for: "public" }, language);
      return { kind: "scenario", item, view };
    }
    case "army-list":
      return { kind: "army-list", item, list: localise(document, language) };
    case "map":
      return { kind: "map", item, map: localise(document, language) };
    case "army-book":
      return { kind: "army-book", item, book: document };
  }
}
