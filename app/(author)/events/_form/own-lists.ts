import type { Context } from "@/lib/auth/actor";
import { listDocuments, MAX_PAGE } from "@/lib/usecases/document/list-documents";

/** The user's army lists to choose from, the latest first. */
export async function ownLists(context: Context): Promise<{ id: string; title: string }[]> {
  const { items } = await listDocuments(context, {
    filter: { mine: "own", kind: ["army-list"] },
    sort: "updated",
    after: null,
    limit: MAX_PAGE,
  });
  return items.map(({ id, title }) => ({ id, title }));
}
