import type { Context } from "@/lib/auth/actor";
import { type LibraryItem, listDocuments } from "@/lib/usecases/documents/list-documents";

/** More than are shipped of both kinds. */
const LOOKED_THROUGH = 100;

/** The shipped works of which the front page shows some, the last changed first. */
export async function shownOnFront(context: Context): Promise<LibraryItem[]> {
  const { items } = await listDocuments(context, {
    filter: { shipped: true, kind: ["scenario", "army-list"] },
    sort: "updated",
    after: null,
    limit: LOOKED_THROUGH,
  });
  return items;
}
