import type { Context } from "@/lib/auth/actor";
import type { Language } from "@/lib/domain/document/language";
import { type LibraryItem, listDocuments } from "@/lib/usecases/document/list-documents";

/** More than are shipped of these kinds. */
const LOOKED_THROUGH = 100;

/** The shipped works the front page chooses from, most recently changed first. */
export async function shownOnFront(context: Context, language?: Language): Promise<LibraryItem[]> {
  const { items } = await listDocuments(context, {
    filter: { shipped: true, kind: ["scenario", "army-list", "map"] },
    sort: "updated",
    after: null,
    limit: LOOKED_THROUGH,
    language,
  });
  return items;
}
