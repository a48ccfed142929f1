import { getLocale, getTranslations } from "next-intl/server";
import { currentContext } from "@/lib/auth/session-gate";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { formationTitle, regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { formationNumber } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import type { RegimentFinder } from "@/lib/domain/bogowie-wojny/odds/form";
import { regimentInOdds } from "@/lib/domain/bogowie-wojny/odds/regiment-in-odds";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { nameOf, type OddsParty, type PartyShape } from "@/lib/domain/odds-answer/form";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { viewRoster } from "@/lib/usecases/bogowie-wojny/list/view-roster";
import type { SearchParams } from "../../_tables/search-params";
import { type Offered, Options, offeredDocuments, PickSelect, UnitPick } from "../pick-select";

interface ChosenList extends Offered {
  /** The list as its reader may see it, without secrets kept from them. */
  readonly list: ArmyList;
}

/** The list from which each party of a form picks regiments, by the party's key. */
type ChosenLists = ReadonlyMap<string, ChosenList | null>;

/** Loads the lists named in the address for the parties shown, if the reader may read them. */
export async function chosenLists(
  params: SearchParams,
  shapes: readonly PartyShape[],
): Promise<ChosenLists> {
  const chosen = shapes.map(
    async (shape) => [shape.key, await chosenList(params[nameOf(shape, "list")])] as const,
  );
  return new Map(await Promise.all(chosen));
}

/** The chosen lists, then the reader's own and those shipped with the service. */
export async function offeredLists(chosen: ChosenLists): Promise<Offered[]> {
  const first = [...chosen.values()].flatMap((each) => each ?? []);
  const all: Offered[] = [...first, ...(await offeredDocuments("army-list"))];
  return all.filter(({ id }, i) => all.findIndex((each) => each.id === id) === i);
}

/** A finder of regiments in each party's list. */
export function regimentFinder(chosen: ChosenLists): RegimentFinder {
  return (party, id) => {
    const list = chosen.get(party)?.list;
    const regiment = list && regimentsOf(list).find((each) => each.id === id);
    return regiment ? regimentInOdds(regiment, list) : null;
  };
}

interface RegimentPickProps {
  readonly party: OddsParty;
  readonly chosen: ChosenList | null;
  readonly lists: readonly Offered[];
}

/** Picks a party's regiment from an army list. */
export async function RegimentPick({ party, chosen, lists }: RegimentPickProps) {
  const t = await getTranslations("bwOdds.pick");
  const { shape } = party;
  return (
    <div className="mb-3">
      <PickSelect
        name={nameOf(shape, "list")}
        label={t("list")}
        none={t("none")}
        picked={chosen?.id ?? null}
      >
        <Options of={lists} />
      </PickSelect>
      {chosen && (
        <UnitPick
          party={party}
          groups={await regimentsByFormation(chosen.list, shape)}
          label={t("regiment")}
          none={t("none")}
          filled={t("filled")}
        />
      )}
    </div>
  );
}

async function regimentsByFormation(list: ArmyList, { arms }: PartyShape) {
  const words = await getTranslations("bogowieWojny");
  return list.formations.map((formation) => ({
    id: formation.id,
    title: formationTitle({ ...formation, number: formationNumber(list, formation) }, words),
    units: formation.regiments
      .filter(({ unitKind }) => arms.includes(WAGOMIAR[unitKind].arm))
      .map((regiment) => ({ id: regiment.id, title: regimentTitle(regiment, words) })),
  }));
}

/** Loads the list named in the address; null if there is none or the reader may not read it. */
async function chosenList(id: SearchParams[string]): Promise<ChosenList | null> {
  if (typeof id !== "string" || id === "") return null;
  try {
    const texts = await getLocale();
    const { list } = await viewRoster(await currentContext(), { id, audience: null, texts });
    return { id, title: list.title, list };
  } catch (error) {
    if (error instanceof GrundlagError) return null;
    throw error;
  }
}
