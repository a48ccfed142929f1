import { getTranslations } from "next-intl/server";
import type { OfferedList } from "@/lib/usecases/bogowie-wojny/list/offer-lists";

/** A list to choose from, as sent to the browser. */
export interface ChoosableList
  extends Pick<OfferedList, "id" | "title" | "mine" | "updatedAt" | "nation"> {
  /** Its nation, format, points and bases, in words. */
  readonly about: string;
}

/** Adds to each list a description in the reader's language that distinguishes lists of the same title. */
export async function aboutLists(lists: readonly OfferedList[]): Promise<ChoosableList[]> {
  const t = await getTranslations("listChoice");
  const words = await getTranslations("bogowieWojny");
  return lists.map(({ nation, format, points, bases, ...list }) => ({
    ...list,
    nation,
    about: t(points === null ? "aboutOthers" : "about", {
      nation: words(`nations.${nation}`),
      format,
      points: points === null ? "" : words("points", { n: points }),
      bases: words("bases", { n: bases }),
    }),
  }));
}
