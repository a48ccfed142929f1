import type { CatalogueFacts, SizeClass } from "../document/catalogue-facts";
import { foldText } from "../document/fold-text";
import { LANGUAGES, type Language } from "../document/language";
import type { AnyDocument } from "./document";
import { kindOfDocument } from "./kinds";
import { carriesTranslations, localise } from "./localise";

/** The data about a document that lists and searches use; never more than its public view shows. */
export interface CatalogueEntry {
  readonly kind: AnyDocument["kind"];
  readonly system: AnyDocument["system"];
  readonly title: string;
  readonly language: Language;
  readonly year: number | null;
  /** Nation codes in alphabetical order. */
  readonly nations: readonly string[];
  /** How much is in it, in what its kind counts; null if any of that is sealed. */
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
export function summarise(document: AnyDocument): CatalogueEntry {
  const { kind, system, title, language } = document;
  const facts = factsOf(document);
  const others = translationsOf(document).map((each) => ({
    title: each.title,
    language: each.language,
    facts: factsOf(each),
  }));
  const { table, players } = facts;
  return {
    kind,
    system,
    title,
    language,
    year: facts.year,
    nations: facts.nations,
    size: facts.size,
    length: facts.length ?? null,
    tableWidthCm: table?.widthCm ?? null,
    tableDepthCm: table?.depthCm ?? null,
    playersFrom: players?.from ?? null,
    playersTo: players?.to ?? null,
    campaign: facts.campaign ?? null,
    place: facts.place,
    summary: shortened(facts.summary),
    translated: Object.fromEntries(others.map((each) => [each.language, shownWordsOf(each)])),
    searchText: searchTextOf([facts, ...others.map((each) => each.facts)].flatMap(wordsOf)),
  };
}

function factsOf(document: AnyDocument): CatalogueFacts {
  return kindOfDocument(document).catalogueFacts(document);
}

/** The document in each language its author has translated it into. */
function translationsOf(document: AnyDocument): AnyDocument[] {
  if (!carriesTranslations(document)) return [];
  const { translations = {}, language } = document;
  return LANGUAGES.filter((each) => each !== language && translations[each]).map((each) =>
    localise(document, each),
  );
}

function shownWordsOf({ title, facts }: { title: string; facts: CatalogueFacts }): ShownWords {
  return { title, place: facts.place, summary: shortened(facts.summary) };
}

function wordsOf({ words }: CatalogueFacts): readonly string[] {
  return words;
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
