import type { KindOfDocument } from "../document/kind-of-document";
import { type ArmyBook, armyBookSchema } from "./book/army-book";
import { armyBookFacts } from "./book/catalogue-facts";
import { checkArmyBook } from "./book/check";
import { linksOfBook } from "./book/linked";
import { issuesOfArmyBook } from "./book/well-formed";
import { type Battlefield, battlefieldSchema } from "./field/battlefield";
import { battlefieldFacts } from "./field/catalogue-facts";
import { checkBattlefield } from "./field/check";
import { newBattlefield } from "./field/new-battlefield";
import { issuesOfBattlefield } from "./field/well-formed";
import { type ArmyList, armyListSchema } from "./list/army-list";
import { armyListFacts } from "./list/catalogue-facts";
import { checkArmyList } from "./list/check";
import { listForOthers, withMarksOf } from "./list/list-for-others";
import { checkStatedPoints, takeStatedPoints } from "./list/stated-points";
import { armyBookParts, armyListParts, battlefieldParts } from "./parts";

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
    ": whether its rows are those of the army book it names is told by its altered-rows once it is stored",
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
