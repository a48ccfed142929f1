import type { Context } from "@/lib/auth/actor";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { summarize } from "@/lib/domain/bogowie-wojny/list/totals";
import type { Language } from "@/lib/domain/document/language";
import type { CatalogueFilter } from "@/lib/domain/kinds/catalogue-query";
import { type LibraryItem, listDocuments, MAX_PAGE } from "@/lib/usecases/document/list-documents";
import { readableDocuments } from "@/lib/usecases/guard";

/** An army list offered for choice, with details that distinguish it from others of the same title. */
export interface OfferedList extends Pick<LibraryItem, "id" | "title" | "mine"> {
  readonly nation: ArmyList["nation"];
  /** The name of its format: "32+8". */
  readonly format: string;
  /** Only for the user's own lists; `null` for others', since the sum would reveal secrets. */
  readonly points: number | null;
  readonly bases: number;
  /** When it was last changed, as a UTC instant in ISO format. */
  readonly updatedAt: string;
}

interface OfferOptions extends Pick<CatalogueFilter, "mine"> {
  /** Words that the lists are searched for; empty for all. */
  readonly q?: string;
  /** The language of the titles, where the authors translated them; undefined: their own. */
  readonly language?: Language;
}

/** The lists that the reader can find, or only the reader's own, most recently changed first; at most `MAX_PAGE`. */
export async function offerLists(
  context: Context,
  { mine, language, q }: OfferOptions,
): Promise<OfferedList[]> {
  const kind = "army-list";
  const { items } = await listDocuments(context, {
    filter: { mine, kind: [kind], ...(q ? { q } : {}) },
    sort: "updated",
    after: null,
    limit: MAX_PAGE,
    language,
  });
  const ids = items.map(({ id }) => id);
  const stored = await readableDocuments(context, { kind, ids });
  const lists = new Map(stored.map(({ id, document }) => [id, document]));
  return items.flatMap((item) => {
    const list = lists.get(item.id);
    return list ? [offered(item, list)] : [];
  });
}

function offered({ id, title, mine, updatedAt }: LibraryItem, list: ArmyList): OfferedList {
  const { points, bases } = summarize(list);
  return {
    id,
    title,
    mine,
    nation: list.nation,
    format: list.format.name,
    points: mine ? points.total : null,
    bases: bases.total,
    updatedAt: updatedAt.toISOString(),
  };
}
