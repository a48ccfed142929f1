import type { Context } from "@/lib/auth/actor";
import { creditedAuthor } from "@/lib/domain/belle-alliance/scenario/credited-author";
import { listDocuments, MAX_PAGE } from "@/lib/usecases/document/list-documents";
import { readDocument } from "@/lib/usecases/document/read-document";

/** A map that a scenario can start from. */
export interface OfferedGround {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly version: number;
  readonly widthCm: number;
  readonly depthCm: number;
}

/**
 * The maps of Belle Alliance that this reader can find, most recently changed first, preceded by the wanted one,
 * which the reader may know only by its address. Maps of the other game are left out.
 */
export async function offerGround(
  context: Context,
  wantedId: string | null,
): Promise<OfferedGround[]> {
  const wanted = wantedId === null ? null : await groundWanted(context, wantedId);
  const { items } = await listDocuments(context, {
    filter: { kind: ["map"], system: ["belle-alliance"] },
    sort: "updated",
    after: null,
    limit: MAX_PAGE,
  });
  const found = items.map(({ id, title, owner, version, tableWidthCm, tableDepthCm }) => ({
    ...{ id, title, author: creditedAuthor(owner), version },
    widthCm: tableWidthCm ?? 0,
    depthCm: tableDepthCm ?? 0,
  }));
  return wanted ? [wanted, ...found.filter(({ id }) => id !== wanted.id)] : found;
}

async function groundWanted(context: Context, id: string): Promise<OfferedGround | null> {
  const stored = await readDocument(context, { kind: "map", id }).catch(() => null);
  if (stored?.document.system !== "belle-alliance") return null;
  const { title, owner, version, document } = stored;
  const { widthCm, depthCm } = document.map;
  return { id, title, author: creditedAuthor(owner), version, widthCm, depthCm };
}
