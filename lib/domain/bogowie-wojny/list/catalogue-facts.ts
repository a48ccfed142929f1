import type { CatalogueFacts } from "../../document/catalogue-facts";
import type { ArmyList } from "./army-list";
import { listForOthers } from "./list-for-others";
import { regimentsOf } from "./totals";

/** An army list in lists and searches: what others may see of it. Its size is its bases, without generals. */
export function armyListFacts(whole: ArmyList): CatalogueFacts {
  const list = listForOthers(whole);
  return {
    year: list.year,
    nations: [list.nation],
    size: regimentsOf(list).reduce((sum, regiment) => sum + regiment.bases, 0),
    place: "",
    summary: list.notes,
    words: [
      list.title,
      list.format.name,
      list.commander.name,
      ...list.corps.flatMap((corps) => [corps.name, corps.commander.name]),
      ...list.formations.flatMap((formation) => [
        formation.name,
        formation.general?.name ?? "",
        ...formation.regiments.map((regiment) => regiment.name),
      ]),
      list.notes,
    ],
  };
}
