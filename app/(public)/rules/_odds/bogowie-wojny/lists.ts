import { getLocale } from "next-intl/server";
import { currentContext } from "@/lib/auth/session-gate";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import { regimentInOdds } from "@/lib/domain/bogowie-wojny/odds/regiment-in-odds";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { viewRoster } from "@/lib/usecases/bogowie-wojny/list/view-roster";
import { listDocuments, MAX_PAGE } from "@/lib/usecases/document/list-documents";
import type { SearchParams } from "../../_tables/search-params";
import type { BwPartyKey, BwPartyShape } from "./pages";
import { bwNameOf, type RegimentFinder } from "./read-params";

/** A list from which regiments may be picked. */
export interface OfferedList {
  readonly id: string;
  readonly title: string;
}

export interface ChosenList extends OfferedList {
  /** The list as its reader may see it, without secrets kept from them. */
  readonly list: ArmyList;
}

/** The list from which each party of a form picks regiments. */
export type ChosenLists = Partial<Record<BwPartyKey, ChosenList | null>>;

/** Loads the lists named in the address for the parties shown, if the reader may read them. */
export async function chosenLists(
  params: SearchParams,
  shapes: readonly BwPartyShape[],
): Promise<ChosenLists> {
  const chosen = shapes.map(
    async ({ key }) => [key, await chosenList(params[bwNameOf(key, "list")])] as const,
  );
  return Object.fromEntries(await Promise.all(chosen));
}

/** Loads the list named in the address; null if there is none or the reader may not read it. */
async function chosenList(id: SearchParams[string]): Promise<ChosenList | null> {
  if (typeof id !== "string" || id === "") return null;
  try {
    const texts = (await getLocale()) as Language;
    const { list } = await viewRoster(await currentContext(), { id, audience: null, texts });
    return { id, title: list.title, list };
  } catch (error) {
    if (error instanceof GrundlagError) return null;
    throw error;
  }
}

/** The reader's own lists, then those shipped with the service, and the chosen ones. */
export async function offeredLists(chosen: readonly (ChosenList | null)[]): Promise<OfferedList[]> {
  const context = await currentContext();
  const language = (await getLocale()) as Language;
  const whose = [...(context.actor ? [{ mine: true }] : []), { shipped: true }];
  const pages = await Promise.all(
    whose.map((filter) =>
      listDocuments(context, {
        filter: { ...filter, kind: ["army-list"], system: ["bogowie-wojny"] },
        sort: "updated",
        after: null,
        limit: MAX_PAGE,
        language,
      }),
    ),
  );
  const all = [...chosen.flatMap((each) => each ?? []), ...pages.flatMap(({ items }) => items)];
  return all
    .filter(({ id }, i) => all.findIndex((each) => each.id === id) === i)
    .map(({ id, title }) => ({ id, title }));
}

/** Finders of regiments in each party's list. */
export function regimentFinders(chosen: ChosenLists): Partial<Record<BwPartyKey, RegimentFinder>> {
  const finders = Object.entries(chosen).map(([key, list]) => [key, regimentFinder(list)] as const);
  return Object.fromEntries(finders);
}

/** A finder of regiments in a list; it finds none if there is no list. */
function regimentFinder(chosen: ChosenList | null): RegimentFinder {
  if (!chosen) return () => null;
  const { list } = chosen;
  return (id) => {
    const regiment = regimentsOf(list).find((each) => each.id === id);
    return regiment ? regimentInOdds(regiment, list) : null;
  };
}
