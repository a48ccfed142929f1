import type { GroundMap } from "../belle-alliance/ground-map/ground-map";
import type { Scenario } from "../belle-alliance/scenario/scenario";
import { namesKnown, namesUnder } from "../belle-alliance/scenario/view/names-view";
import { meetsSeal, readerOf, sidesKnown } from "../belle-alliance/scenario/view/reader";
import { visibleFormations } from "../belle-alliance/scenario/view/side-view";
import { formationsUnder, openFeatures, unitsUnder } from "../belle-alliance/scenario/visible-tree";
import type { ArmyBook } from "../bogowie-wojny/book/army-book";
import { type Battlefield, FIELD_PLAYERS } from "../bogowie-wojny/field/battlefield";
import { battlefieldWords } from "../bogowie-wojny/field/words";
import type { ArmyList } from "../bogowie-wojny/list/army-list";
import { listForOthers } from "../bogowie-wojny/list/list-for-others";
import { foldText } from "../document/fold-text";
import { LANGUAGES, type Language } from "../document/language";
import { CLASS_OF_LENGTH, type SizeClass } from "./catalogue-query";
import type { AnyDocument } from "./document";
import { carriesTranslations, localise } from "./localise";

/** The data about a document that lists and searches use; never more than its public view shows. */
interface CatalogueFacts {
  readonly kind: AnyDocument["kind"];
  readonly system: AnyDocument["system"];
  readonly title: string;
  readonly language: Language;
  readonly year: number | null;
  /** Nation codes in alphabetical order. */
  readonly nations: readonly string[];
  /**
   * Units of a scenario, null if any are sealed; bases of an army list, pieces or shapes of a map, entries of an army
   * book.
   */
  readonly size: number | null;
  /** How long a scenario takes to play; null for other documents, and if only sealed units would tell. */
  readonly length: SizeClass | null;
  readonly tableWidthCm: number | null;
  readonly tableDepthCm: number | null;
  readonly playersFrom: number | null;
  readonly playersTo: number | null;
  readonly campaign: string | null;
  readonly place: string;
  readonly summary: string;
  /** The texts shown in lists, in the other languages the author has translated them into. */
  readonly translated: Readonly<Partial<Record<Language, ShownWords>>>;
  /** Search text folded by `foldText`; fold a query before comparing. */
  readonly searchText: string;
}

type ShownWords = Readonly<Record<"title" | "place" | "summary", string>>;

const SUMMARY_LENGTH = 500;
const SEARCH_TEXT_LENGTH = 60_000;

/** The library's summary of a document. */
export function summarise(document: AnyDocument): CatalogueFacts {
  const { words, ...facts } = factsIn(document);
  const others = LANGUAGES.flatMap((language) =>
    isTranslated(document, language)
      ? [{ language, facts: factsIn(localise(document, language)) }]
      : [],
  );
  const translated = others.map(({ language, facts: { title, place, summary } }) => [
    language,
    { title, place, summary },
  ]);
  const searchText = searchTextOf([words, ...others.map((each) => each.facts.words)].flat());
  return { ...NOT_PLAYED, ...facts, translated: Object.fromEntries(translated), searchText };
}

const NOT_PLAYED = { playersFrom: null, playersTo: null, campaign: null, length: null };

type Facts = Omit<CatalogueFacts, "translated" | "searchText" | keyof typeof NOT_PLAYED> &
  Partial<Pick<CatalogueFacts, keyof typeof NOT_PLAYED>> & {
    /** Words it can be found by. */
    readonly words: readonly string[];
  };

function isTranslated(document: AnyDocument, language: Language): boolean {
  return (
    carriesTranslations(document) &&
    language !== document.language &&
    document.translations?.[language] !== undefined
  );
}

function factsIn(document: AnyDocument): Facts {
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

function ofScenario(scenario: Scenario): Facts {
  const reader = readerOf(scenario, { for: "public" });
  const sides = sidesKnown(scenario, reader);
  const formations = sides.flatMap((side) => visibleFormations(side, reader) ?? []);
  const units = unitsUnder(formations);
  const words = [
    scenario.title,
    scenario.battle,
    scenario.place,
    ...sides.map((side) => side.name),
    ...formationsUnder(formations).flatMap(({ name, commander }) => [name, commander?.name ?? ""]),
    ...units.map((unit) => unit.name),
    ...sides.flatMap((side) => namesUnder(namesKnown(side, reader) ?? [])),
    ...openFeatures(scenario).map((feature) => feature.name),
    scenario.summary,
  ];
  const size = meetsSeal(reader) ? null : units.length;
  return {
    kind: scenario.kind,
    system: scenario.system,
    title: scenario.title,
    language: scenario.language,
    playersFrom: scenario.players?.from ?? null,
    playersTo: scenario.players?.to ?? null,
    campaign: scenario.campaign ?? null,
    length: scenario.length ? CLASS_OF_LENGTH[scenario.length] : lengthBySize(size),
    year: scenario.date === null ? null : Number(scenario.date.slice(0, 4)),
    nations: [...new Set(units.map((unit) => unit.nation))].sort(),
    size,
    tableWidthCm: scenario.map.widthCm,
    tableDepthCm: scenario.map.depthCm,
    place: scenario.place,
    summary: shortened(scenario.summary),
    words,
  };
}

/**
 * Estimated playing time if the author states none, by the number of units that are not secret. The number of bounds
 * says how long the battle was, not the game: a bound with many units takes many times as long as one with few.
 */
function lengthBySize(units: number | null): SizeClass | null {
  if (units === null) return null;
  if (units < 30) return "small";
  return units <= 80 ? "medium" : "large";
}

function ofArmyList(whole: Extract<AnyDocument, { kind: "army-list" }>): Facts {
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
    words: armyListWords(list),
  };
}

function ofBattlefield(field: Battlefield): Facts {
  return {
    kind: field.kind,
    system: field.system,
    title: field.title,
    language: field.language,
    playersFrom: field.sides ? FIELD_PLAYERS.from : null,
    playersTo: field.sides ? FIELD_PLAYERS.to : null,
    year: null,
    nations: [...new Set((field.sides ?? []).flatMap(({ army }) => army?.nation ?? []))].sort(),
    size: field.pieces.length,
    tableWidthCm: field.table.widthCm,
    tableDepthCm: field.table.depthCm,
    place: "",
    summary: shortened(field.notes),
    words: battlefieldWords(field),
  };
}

function ofGroundMap(ground: GroundMap): Facts {
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
    words: [ground.title, ground.place, ...names, ground.notes],
  };
}

function ofArmyBook(book: Extract<AnyDocument, { kind: "army-book" }>): Facts {
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
    words: armyBookWords(book),
  };
}

function searchTextOf(words: readonly string[]): string {
  const folded = words.map(foldText).filter((word) => word !== "");
  return [...new Set(folded)].join("\n").slice(0, SEARCH_TEXT_LENGTH);
}

/** Truncates after a whole word, with an ellipsis. */
function shortened(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  return `${text.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/u, "")}…`;
}

/** Number of bases in an army list, without generals. */
function armyListSize(list: ArmyList): number {
  return list.formations
    .flatMap((formation) => formation.regiments)
    .reduce((sum, regiment) => sum + regiment.bases, 0);
}

/** The search text of an army list. */
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

/** The search text of an army book. */
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
