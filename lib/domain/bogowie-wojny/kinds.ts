import type { CatalogueFacts } from "../document/catalogue-facts";
import type { KindOfDocument } from "../document/kind-of-document";
import { type ArmyBook, armyBookSchema } from "./book/army-book";
import { checkArmyBook } from "./book/check";
import { linksOfBook } from "./book/linked";
import { issuesOfArmyBook } from "./book/well-formed";
import { type Battlefield, battlefieldSchema, FIELD_PLAYERS } from "./field/battlefield";
import { checkBattlefield } from "./field/check";
import { newBattlefield } from "./field/new-battlefield";
import { issuesOfBattlefield } from "./field/well-formed";
import { type ArmyList, armyListSchema } from "./list/army-list";
import { checkArmyList } from "./list/check";
import { listForOthers, withMarksOf } from "./list/list-for-others";
import { checkStatedPoints, takeStatedPoints } from "./list/stated-points";
import { regimentsOf } from "./list/totals";
import { armyBookParts, armyListParts, battlefieldParts, battleScenarioParts } from "./parts";
import { type BattleScenario, battleScenarioSchema } from "./scenario/battle-scenario";
import { battleScenarioFacts } from "./scenario/catalogue-facts";
import { checkBattleScenario } from "./scenario/check";
import { issuesOfBattleScenario } from "./scenario/well-formed";

const DUCHY = {
  schemaVersion: 1,
  language: "en",
  title: "Duchy of Warsaw",
  nation: "duchy-of-warsaw",
};

/** An army list: formations and upgrades bought for points, some of them in secret. */
export const armyListKind: KindOfDocument<ArmyList> = {
  ...armyListParts,
  schema: armyListSchema,
  upgrades: [],
  takeSentFigures: (sent) => {
    const { json, stated } = takeStatedPoints(sent);
    return { json, recalculated: (list) => checkStatedPoints(list, stated) };
  },
  check: checkArmyList,
  checkedElsewhere:
    "; once it is stored, altered-rows compares its rows with those of the army book it names",
  catalogueFacts: armyListFacts,
  forOthers: listForOthers,
  withMarksOf,
  isShareable: true,
  example: { kind: "army-list", ...DUCHY },
};

/** A map: a table of terrain pieces, bases and objectives, and the sides that are to meet on it. */
export const battlefieldKind: KindOfDocument<Battlefield> = {
  ...battlefieldParts,
  schema: battlefieldSchema,
  issues: issuesOfBattlefield,
  upgrades: [],
  check: checkBattlefield,
  catalogueFacts: battlefieldFacts,
  shelfPlace: () => "2",
  isShareable: true,
  example: newBattlefield({
    title: "Plains",
    language: "en",
    table: { widthCm: 120, depthCm: 180 },
    area: "plains",
  }),
};

/** A scenario: a battlefield, the forces that meet on it, and a brief for each. */
export const battleScenarioKind: KindOfDocument<BattleScenario> = {
  ...battleScenarioParts,
  schema: battleScenarioSchema,
  issues: issuesOfBattleScenario,
  upgrades: [],
  check: checkBattleScenario,
  catalogueFacts: battleScenarioFacts,
  shelfPlace: ({ date }) => `1 ${date}`,
  isShareable: false,
  example: {
    kind: "scenario",
    schemaVersion: 1,
    system: "bogowie-wojny",
    language: "en",
    title: "Raszyn",
  },
};

/** An army book: what a nation may buy, with its formations, commanders and special rules. */
export const armyBookKind: KindOfDocument<ArmyBook> = {
  ...armyBookParts,
  schema: armyBookSchema,
  issues: issuesOfArmyBook,
  upgrades: [],
  check: checkArmyBook,
  catalogueFacts: armyBookFacts,
  links: linksOfBook,
  isShareable: true,
  example: { kind: "army-book", ...DUCHY },
};

/** An army list in lists and searches: what others may see of it. Its size is its bases, without generals. */
function armyListFacts(whole: ArmyList): CatalogueFacts {
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

/** A battlefield in lists and searches. Its size is its pieces. */
function battlefieldFacts(field: Battlefield): CatalogueFacts {
  const { title, seed, pieces, roads, fieldWorks, notes } = field;
  const sides = field.sides ?? [];
  const named = [...pieces, ...roads, ...fieldWorks].map(({ name }) => name);
  const armies = sides.flatMap(({ name, army }) => [name, army?.title ?? ""]);
  return {
    players: field.sides ? FIELD_PLAYERS : null,
    year: null,
    nations: [...new Set(sides.flatMap(({ army }) => army?.nation ?? []))].sort(),
    size: pieces.length,
    table: field.table,
    place: "",
    summary: notes,
    words: [title, seed ?? "", ...named, ...armies, notes],
  };
}

/** An army book in lists and searches. Its size is its entries. */
function armyBookFacts(book: ArmyBook): CatalogueFacts {
  return {
    year: null,
    nations: book.nation === null ? [] : [book.nation],
    size: book.entries.length,
    place: "",
    summary: book.notes,
    words: [
      book.title,
      book.nationName,
      book.edition,
      ...book.entries.flatMap(({ names }) => Object.values(names)),
      ...book.formations.flatMap(({ names, regiments }) => [
        ...Object.values(names),
        ...regiments.map(({ name }) => name),
      ]),
      ...book.commanders.map(({ name }) => name),
      ...book.specialRules.flatMap(({ names }) => Object.values(names)),
      book.notes,
    ],
  };
}
