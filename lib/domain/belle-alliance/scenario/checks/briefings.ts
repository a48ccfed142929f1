import { groupBy } from "../../../document/group-by";
import { faultsAbout } from "../fault";
import { isGenericName } from "../generic-name";
import { isFormOf, isSameName, plainWord, type Word, wordsOnce } from "../inflected-names";
import { NO_PLACE, PLACE_WORDS } from "../place-words";
import type { Scenario } from "../scenario";
import type { Side } from "../side";
import { ownWords, surname } from "../troop-names";
import type { FormationPlace } from "../walk";
import type { CheckContext, ScenarioCheck } from "./check-context";

/**
 * Checks the texts for players: that they name no hidden troops of another side, and no place to hold or take that the
 * map does not have [1.1.9]. Names are compared by their beginnings, because Danish and Polish inflect them; a doubtful
 * one counts as known. What a side believes of the enemy may name anything.
 */
export const checkBriefings: ScenarioCheck = (context) => {
  const texts = textsOf(context);
  return [...hiddenTroops(texts, context), ...unknownPlaces(texts, context)];
};

interface Briefing {
  readonly path: string;
  readonly words: readonly Word[];
  /** Null for what all sides know. */
  readonly side: Side | null;
  /** Orders and tasks say where to be; a brief tells stories as well. */
  readonly isOrder: boolean;
}

function textsOf({ scenario, formations }: CheckContext): Briefing[] {
  const briefing = (path: string, text: string, side: Side | null, isOrder: boolean): Briefing[] =>
    text.trim() === "" ? [] : [{ path, words: wordsOnce(text), side, isOrder }];
  return [
    ...briefing("/commonKnowledge", scenario.commonKnowledge, null, false),
    ...scenario.sides.flatMap((side, i) => [
      ...briefing(`/sides/${i}/tasks`, side.tasks, side, true),
      ...briefing(`/sides/${i}/brief`, side.brief, side, false),
    ]),
    ...formations.flatMap(({ formation: { player }, path, side }) =>
      player
        ? [
            ...briefing(`${path}/player/orders`, player.orders, side, true),
            ...briefing(`${path}/player/brief`, player.brief, side, false),
          ]
        : [],
    ),
  ];
}

const PLAIN = new WeakMap<readonly Word[], readonly string[]>();

function plainOnce(text: string): readonly string[] {
  const words = wordsOnce(text);
  const plain = PLAIN.get(words) ?? words.map((word) => word.plain);
  PLAIN.set(words, plain);
  return plain;
}

/** The beginnings of the words of a text: forms of one name share theirs. */
const BEGINNINGS = new WeakMap<readonly Word[], ReadonlySet<string>>();

function beginningsOf(words: readonly Word[]): ReadonlySet<string> {
  const known = BEGINNINGS.get(words) ?? new Set(words.map(({ plain }) => beginningOf(plain)));
  BEGINNINGS.set(words, known);
  return known;
}

function beginningOf(plain: string): string {
  return plain.slice(0, 3);
}

function hiddenTroops(texts: readonly Briefing[], { scenario, formations }: CheckContext) {
  if (!formations.some(({ formation }) => formation.hidden || formation.units.some(isHidden)))
    return [];
  const { hidden, open } = namesOfTroops(formations);
  const known = new Set([
    ...open.flatMap(({ words }) => words),
    ...scenario.map.features.flatMap(({ name }) => plainOnce(name)),
  ]);
  const subjects = texts.flatMap(({ path, words, side }) =>
    hidden
      .filter((each) => each.side !== side && betrays(words, each, known))
      .map(({ name }) => ({ path, name })),
  );
  return faultsAbout("hidden-troops-told", byText(subjects), "/sides");
}

function isHidden({ hidden }: { readonly hidden: boolean }): boolean {
  return hidden;
}

interface NameOfTroops {
  readonly side: Side;
  readonly name: string;
  readonly words: readonly string[];
}

/** The names by which hidden and open troops are known: units, formations and the surnames of their commanders. */
function namesOfTroops(formations: readonly FormationPlace[]) {
  const hidden: NameOfTroops[] = [];
  const open: NameOfTroops[] = [];
  for (const { formation, parents, side } of formations) {
    const isUnseen = [...parents, formation].some(isHidden);
    const add = (name: string, text: string, to: NameOfTroops[]) =>
      to.push({ side, name, words: plainOnce(text) });
    const { commander, name, units } = formation;
    add(name, name, isUnseen ? hidden : open);
    if (isUnseen) for (const word of ownWords(name)) add(name, word, hidden);
    if (commander)
      add(
        commander.name,
        isUnseen ? surname(commander.name) : commander.name,
        isUnseen ? hidden : open,
      );
    for (const unit of units) add(unit.name, unit.name, isUnseen || unit.hidden ? hidden : open);
  }
  return { hidden, open };
}

/** Whether words tell of hidden troops by a name that no open troops share. */
function betrays(
  words: readonly Word[],
  { words: called }: NameOfTroops,
  known: ReadonlySet<string>,
): boolean {
  const begun = beginningsOf(words);
  if (called.length === 0 || !called.every((word) => begun.has(beginningOf(word)))) return false;
  if (isGenericName(called.join(" "))) return false;
  if (called.every((word) => known.has(word))) return false;
  return words.some((_, i) =>
    called.every((part, j) => {
      const word = words[i + j];
      return word !== undefined && (j === 0 || word.goesOn) && isFormOf(part, word);
    }),
  );
}

function unknownPlaces(texts: readonly Briefing[], { scenario, formations }: CheckContext) {
  if (scenario.map.features.length === 0) return [];
  const named = texts
    .filter(({ side }) => side !== null)
    .flatMap((briefing) =>
      placesIn(briefing, scenario).map((name) => ({ path: briefing.path, name })),
    );
  if (named.length === 0) return [];
  const known = knownWords(scenario, formations);
  const isKnown = (word: string) => known.some((each) => isSameName(each, word));
  const unknown = named.filter(
    ({ name }) =>
      !name
        .split(/[\s-]+/u)
        .map(plainWord)
        .some(isKnown),
  );
  return faultsAbout("place-not-on-map", byText(unknown), "/sides");
}

/** Mir, and no pronoun. */
const SHORTEST_NAME = 3;

/** The places a text says to hold or take, and those an order says to be in. */
function placesIn({ words, isOrder }: Briefing, { language }: Scenario): readonly string[] {
  const known = PLACES.get(words) ?? new Map<string, readonly string[]>();
  PLACES.set(words, known);
  const key = `${language} ${isOrder}`;
  const places = known.get(key) ?? findPlaces(words, isOrder, language);
  known.set(key, places);
  return places;
}

/** The places found in each text, by language and whether it is an order. */
const PLACES = new WeakMap<readonly Word[], Map<string, readonly string[]>>();

function findPlaces(
  words: readonly Word[],
  isOrder: Briefing["isOrder"],
  language: Scenario["language"],
): string[] {
  const { verbs, within, before, and } = PLACE_WORDS[language];
  const places: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const small = words[i]?.text.toLocaleLowerCase("en") ?? "";
    if (!verbs.test(small) && !(isOrder && within.test(small))) continue;
    for (let j = i + 1; words[j]?.goesOn; j++) {
      const word = words[j];
      if (!word) break;
      if (!word.isName) {
        if (before.test(word.text) || and.test(word.text)) continue;
        break;
      }
      let name = word.text;
      while (words[j + 1]?.isName && words[j + 1]?.goesOn) name += ` ${words[++j]?.text}`;
      if (name.length >= SHORTEST_NAME && !NO_PLACE.test(plainWord(name))) places.push(name);
    }
  }
  return places;
}

/** The words of every name in the scenario, on the map and off it. */
function knownWords(scenario: Scenario, formations: readonly FormationPlace[]): string[] {
  const names = [
    scenario.title,
    ...scenario.sides.map(({ name }) => name),
    ...scenario.map.features.map(({ name }) => name),
    ...formations.flatMap(({ formation: { name, commander, units } }) => [
      name,
      commander?.name ?? "",
      ...units.map((unit) => unit.name),
    ]),
  ];
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{M}\d’']+/u)).map(plainWord);
  return [...new Set(words.filter((word) => word.length > 2))];
}

/** One subject for each text, with all the names in it. */
function byText(named: readonly { readonly path: string; readonly name: string }[]) {
  return [...groupBy(named, ({ path }) => path)].map(([path, group]) => ({
    path,
    name: [...new Set(group.map(({ name }) => name))].join(", "),
  }));
}
