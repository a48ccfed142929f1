import type { PartsOfDocument } from "../document/kind-of-document";
import type { ArmyBook } from "./book/army-book";
import { armyBookThings } from "./book/army-book-things";
import type { Battlefield } from "./field/battlefield";
import { battlefieldThings } from "./field/battlefield-things";
import { withFieldTexts } from "./field/field-texts";
import type { ArmyList } from "./list/army-list";
import { armyListThings } from "./list/army-list-things";
import { withListTexts } from "./list/list-texts";

export const armyListParts: PartsOfDocument<ArmyList> = {
  kind: "army-list",
  system: "bogowie-wojny",
  things: armyListThings,
  withTexts: withListTexts,
};

export const battlefieldParts: PartsOfDocument<Battlefield> = {
  kind: "map",
  system: "bogowie-wojny",
  things: battlefieldThings,
  withTexts: withFieldTexts,
};

/** Books have names in several languages of their own instead of translations. */
export const armyBookParts: PartsOfDocument<ArmyBook> = {
  kind: "army-book",
  system: "bogowie-wojny",
  things: armyBookThings,
};
