import type { ArmyBook } from "./army-book/army-book";
import type { ArmyList } from "./army-list/army-list";
import { listForOthers } from "./army-list/list-for-others";
import type { Battlefield } from "./battlefield/battlefield";
import { battlefieldWords } from "./battlefield/words";
import type { AnyDocument } from "./document";
import { foldText } from "./fold-text";
import type { GroundMap } from "./ground-map/ground-map";
import type { Language } from "./language";
import type { Scenario } from "./scenario/scenario";
import { formationsUnder, openFeatures, unitsUnder, withoutHidden } from "./scenario/visible-tree";

/** What lists and searches know of a document; nothing the public view does not show. */
interface CatalogueFacts {
  readonly kind: AnyDocument["kind"];
  readonly system: AnyDocument["system"];
  readonly title: string;
  readonly language: Language;
  readonly year: number | null;
  /** Nation codes in alphabetical order. */
  readonly nations: readonly string[];
  /** Units of a scenario, bases of an army list, pieces or shapes of a map, entries of an army book. */
  readonly size: number;
  readonly tableWidthCm: number | null;
  readonly tableDepthCm: number | null;
  readonly place: string;
  readonly summary: string;
  /** Folded by `foldText`; fold a query before comparing. */
  readonly searchText: string;
}

const SUMMARY_LENGTH = 500;
const SEARCH_TEXT_LENGTH = 60_000;

/** The catalogue's facts about a document. */
export function summarise(document: AnyDocument): CatalogueFacts {
  switch (document.kind) {
    case "scenario":
      return ofScenario(document);
    case "army-list":
      return ofArmyList(document);
    case "map":
      return document.system === "belle-alliance" ? ofGroundMap(document) : ofBattlefield(document);
    case "army-book":
      return ofArmyBook(document);
  }
}

function ofScenario(scenario: Scenario): CatalogueFacts {
  const formations = scenario.sides.flatMap((side) => withoutHidden(side.formations));
  const units = unitsUnder(formations);
  const words = [
    scenario.title,
    scenario.battle,
    scenario.place,
    ...scenario.sides.map((side) => side.name),
    ...formationsUnder(formations).flatMap(({ name, commander }) => [name, commander?.name ?? ""]),
    ...units.map((unit) => unit.name),
    ...openFeatures(scenario).map((feature) => feature.name),
    scenario.summary,
  ];
  return {
    kind: scenario.kind,
    system: scenario.system,
    title: scenario.title,
    language: scenario.language,
    year: scenario.date === null ? null : Number(scenario.date.slice(0, 4)),
    nations: [...new Set(units.map((unit) => unit.nation))].sort(),
    size: units.length,
    tableWidthCm: scenario.map.widthCm,
    tableDepthCm: scenario.map.depthCm,
    place: scenario.place,
    summary: shortened(scenario.summary),
    searchText: searchTextOf(words),
  };
}

function ofArmyList(whole: Extract<AnyDocument, { kind: "army-list" }>): CatalogueFacts {
  const list = listForOthers(whole);
  return {
    kind: list.kind,
    system: list.system,
    title: list.title,
    language: list.language,
    year: list.year,
    nations: [list.nation],
    size: armyListSize(list),
    tableWidthCm: null,
    tableDepthCm: null,
    place: "",
    summary: shortened(list.notes),
    searchText: searchTextOf(armyListWords(list)),
  };
}

function ofBattlefield(field: Battlefield): CatalogueFacts {
  return {
    kind: field.kind,
    system: field.system,
    title: field.title,
    language: field.language,
    year: null,
    nations: [...new Set((field.sides ?? []).flatMap(({ army }) => army?.nation ?? []))].sort(),
    size: field.pieces.length,
    tableWidthCm: field.table.widthCm,
    tableDepthCm: field.table.depthCm,
    place: "",
    summary: shortened(field.notes),
    searchText: searchTextOf(battlefieldWords(field)),
  };
}

function ofGroundMap(ground: GroundMap): CatalogueFacts {
  const { features, widthCm, depthCm } = ground.map;
  const names = features.map(({ name }) => name);
  return {
    kind: ground.kind,
    system: ground.system,
    title: ground.title,
    language: ground.language,
    year: null,
    nations: [],
    size: features.length,
    tableWidthCm: widthCm,
    tableDepthCm: depthCm,
    place: ground.place,
    summary: shortened(ground.notes),
    searchText: searchTextOf([ground.title, ground.place, ...names, ground.notes]),
  };
}

function ofArmyBook(book: Extract<AnyDocument, { kind: "army-book" }>): CatalogueFacts {
  return {
    kind: book.kind,
    system: book.system,
    title: book.title,
    language: book.language,
    year: null,
    nations: book.nation === null ? [] : [book.nation],
    size: book.entries.length,
    tableWidthCm: null,
    tableDepthCm: null,
    place: "",
    summary: shortened(book.notes),
    searchText: searchTextOf(armyBookWords(book)),
  };
}

function searchTextOf(words: readonly string[]): string {
  const folded = words.map(foldText).filter((word) => word !== "");
  return [...new Set(folded)].join("\n").slice(0, SEARCH_TEXT_LENGTH);
}

/** Cut at the end of a word, with an ellipsis. */
function shortened(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  return `${text.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/u, "")}…`;
}

/** The bases of an army list, generals not counted. */
function armyListSize(list: ArmyList): number {
  return list.formations
    .flatMap((formation) => formation.regiments)
    .reduce((sum, regiment) => sum + regiment.bases, 0);
}

/** The words an army list is found by. */
function armyListWords(list: ArmyList): string[] {
  return [
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
  ];
}

/** The words an army book is found by. */
function armyBookWords(book: ArmyBook): string[] {
  return [
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
  ];
}
