import type { Point } from "@/lib/terrain/point";
import { ringContains } from "@/lib/terrain/ring";
import { groupBy } from "../../../document/group-by";
import type { Language } from "../../../document/language";
import type { Feature } from "../feature";
import { isFormOf, type Word, wordsOnce } from "../inflected-names";
import { namedBounds } from "../named-bounds";
import { type NamedPlace, placesNamed } from "../named-places";
import type { Scenario } from "../scenario";
import type { Reinforcement } from "../side";
import { ownWords, surname } from "../troop-names";
import { type FormationPlace, walkFormations } from "../walk";

/** What a text says of a reinforcement: that it is at a place of the map in a bound. */
export interface ToldTime {
  readonly path: string;
  readonly reinforcement: Reinforcement;
  readonly place: NamedPlace;
  readonly bound: number;
  /** Whether it speaks of its head or of a part alone. */
  readonly isOfPart: boolean;
}

type Told = Pick<Scenario, "sides" | "map" | "language" | "commonKnowledge" | "umpireNotes">;

/**
 * What the texts of a scenario say of when reinforcements are at places of the map: a sentence that names a bound
 * (`namedBounds`), a place (`placesNamed`) and the troops. Troops are named by their formation's name or commander; in
 * the note of an arrival or of what it brings it is they unless others are named, and within a paragraph those named
 * last. A place belongs to the latest bound named with it between two commas, or to the next one. Where several
 * reinforcements are named, or others beside them, nothing is read, nor of woods, which are reached at their edge and
 * crossed slowly: better to miss one than to doubt what is right.
 */
export function toldTimes(scenario: Told): ToldTime[] {
  const callings = callingsOf(scenario);
  return textsOf(scenario, callings).flatMap((text) => timesIn(text, scenario, callings));
}

/** Troops of a reinforcement, all or a part of it; `none` for those on the table from the start. */
interface Subject {
  readonly reinforcement: Reinforcement | "none";
  readonly isOfPart: boolean;
}

interface Text {
  readonly path: string;
  readonly text: string;
  readonly about: Subject | null;
}

function textsOf(scenario: Told, { subjects }: Callings): Text[] {
  const { sides, commonKnowledge, umpireNotes, language } = scenario;
  const about = (id: string) => subjects.get(id) ?? null;
  const texts: Text[] = [
    { path: "/commonKnowledge", text: commonKnowledge, about: null },
    { path: "/umpireNotes", text: umpireNotes, about: null },
    ...sides.flatMap(({ tasks, brief, reinforcements }, i) => [
      { path: `/sides/${i}/tasks`, text: tasks, about: null },
      { path: `/sides/${i}/brief`, text: brief, about: null },
      ...reinforcements.map((reinforcement, j) => ({
        path: `/sides/${i}/reinforcements/${j}/note`,
        text: reinforcement.note,
        about: { reinforcement, isOfPart: false },
      })),
    ]),
    ...[...walkFormations(scenario)].flatMap(({ path, formation }) => [
      { path: `${path}/note`, text: formation.note, about: about(formation.id) },
      { path: `${path}/umpireNote`, text: formation.umpireNote, about: about(formation.id) },
      ...formation.units.flatMap(({ id, note, umpireNote }, i) => [
        { path: `${path}/units/${i}/note`, text: note, about: about(id) },
        { path: `${path}/units/${i}/umpireNote`, text: umpireNote, about: about(id) },
      ]),
    ]),
  ];
  return texts.filter(({ text }) => namedBounds(text, language).length > 0);
}

interface Callings {
  /** By the ids of formations and units. */
  readonly subjects: ReadonlyMap<string, Subject>;
  /** The words by which texts call formations, by the beginning of the first. */
  readonly byBeginning: ReadonlyMap<string, readonly Calling[]>;
}

interface Calling {
  readonly words: readonly string[];
  readonly subject: Subject;
}

function callingsOf(scenario: Told): Callings {
  const bringing = new Map(
    scenario.sides.flatMap(({ reinforcements }) =>
      reinforcements.flatMap((each) => each.brings.map((id) => [id, each] as const)),
    ),
  );
  const subjects = new Map<string, Subject>();
  const callings: Calling[] = [];
  for (const place of walkFormations(scenario)) {
    const subject = subjectOf(place, bringing);
    subjects.set(place.formation.id, subject);
    for (const { id } of place.formation.units) {
      subjects.set(id, subjectOf({ ...place, own: id }, bringing));
    }
    for (const words of callsOf(place)) callings.push({ words, subject });
  }
  const longestFirst = callings.toSorted((a, b) => b.words.length - a.words.length);
  return {
    subjects,
    byBeginning: groupBy(longestFirst, ({ words: [first = ""] }) => start(first)),
  };
}

/** What brings a formation, or its unit `own`: by itself, under a formation, or the formations above it in parts. */
function subjectOf(
  { formation, parents, own }: FormationPlace & { readonly own?: string },
  bringing: ReadonlyMap<string, Reinforcement>,
): Subject {
  const [id, ...above] = [
    ...(own === undefined ? [] : [own]),
    formation.id,
    ...parents.map((parent) => parent.id).reverse(),
  ];
  const itself = bringing.get(id ?? "");
  if (itself) return { reinforcement: itself, isOfPart: itself.brings.length > 1 };
  const whole = above.map((each) => bringing.get(each)).find((each) => each !== undefined);
  return { reinforcement: whole ?? "none", isOfPart: true };
}

/** Its name, the words of that which are its own, and its commander's surname. */
function callsOf({ formation: { name, commander } }: FormationPlace): string[][] {
  const calls = [name, ...ownWords(name), surname(commander?.name ?? "")];
  const words = calls.map((call) => wordsOnce(call).map(({ plain }) => plain));
  return words.filter(([first]) => first !== undefined);
}

function start(plain: string): string {
  return plain.slice(0, 3);
}

function timesIn({ path, text, about }: Text, scenario: Told, callings: Callings): ToldTime[] {
  const times: ToldTime[] = [];
  for (const paragraph of paragraphsOf(text)) {
    let subject: Subject | "several" | null = about;
    for (const sentence of sentencesOf(paragraph)) {
      subject = subjectIn(sentence, callings) ?? subject;
      if (subject === null || subject === "several" || subject.reinforcement === "none") continue;
      const isOfPart = subject.isOfPart || HEAD[scenario.language].test(sentence);
      const { reinforcement } = subject;
      for (const { place, bound } of meetingsIn(sentence, scenario)) {
        times.push({ path, reinforcement, place, bound, isOfPart });
      }
    }
  }
  return times;
}

/** A heading in bold begins another as well. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n+|(?=\*\*\p{Lu}[^*]*[.:]\*\*)/u).map((each) => each.replace(/[*_]/gu, ""));
}

/** Not parted after the full stop of an ordinal or of an abbreviation before a small letter. */
function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?]["”»)]?)\s+(?=\p{Lu})|(?<=;)\s+/u);
}

/** Words that tell of the first of a column. */
const HEAD: Readonly<Record<Language, RegExp>> = {
  en: /\b(head|leading|first|vanguard|van)\b/iu,
  da: /(^|[^\p{L}])(spids|forrest|første|fortrop|hoved(et)?(?!\p{L})|teten)/iu,
  pl: /(^|[^\p{L}])(czoł|pierwsz|awangard|przedni)/iu,
};

/** Whom a sentence names; null for nobody. */
function subjectIn(sentence: string, { byBeginning }: Callings): Subject | "several" | null {
  const words = wordsOnce(sentence);
  const found: Subject[] = [];
  for (let i = 0; i < words.length; i++) {
    const candidates = byBeginning.get(start(words[i]?.plain ?? "")) ?? [];
    const called = candidates.filter((each) => isCalledAt(i, words, each));
    const longest = called.filter((each) => each.words.length === called[0]?.words.length);
    found.push(...longest.map(({ subject }) => subject));
    i += Math.max(0, (called[0]?.words.length ?? 1) - 1);
  }
  const [first, ...others] = found;
  if (!first) return null;
  if (others.some((each) => each.reinforcement !== first.reinforcement)) return "several";
  return { ...first, isOfPart: found.every(({ isOfPart }) => isOfPart) };
}

function isCalledAt(index: number, text: readonly Word[], { words }: Calling): boolean {
  return words.every((name, i) => {
    const word = text[index + i];
    if (!word) return false;
    return isFormOf(name, word) || (i > 0 && word.plain.startsWith(name.slice(0, 5)));
  });
}

interface Meeting {
  readonly place: NamedPlace;
  readonly bound: number;
}

function meetingsIn(sentence: string, { map: { features }, language }: Told): Meeting[] {
  const meetings: Meeting[] = [];
  let waiting: readonly NamedPlace[] = [];
  for (const part of sentence.split(/[,:]\s+|\s[–—]\s/u)) {
    const bounds = namedBounds(part, language);
    const places = placesNamed(part.replace(FROM[language], " "), { features, language }).filter(
      ({ at }) => !isInWood(at, features),
    );
    const here = places.length > 0 ? places : waiting;
    if (bounds.length === 0) {
      waiting = here;
      continue;
    }
    const bound = Math.max(...bounds);
    meetings.push(...here.map((place) => ({ place, bound })));
    waiting = [];
  }
  return meetings;
}

function isInWood(at: Point, features: readonly Feature[]): boolean {
  return features.some((feature) => feature.kind === "wood" && ringContains(feature.points, at));
}

/** A place that a way only comes from or points to. */
const FROM: Readonly<Record<Language, RegExp>> = {
  en: /\b([Ff]rom|[Tt]owards?|[Bb]ehind)\s+(the\s+)?\p{Lu}[\p{L}’-]*(\s+\p{Lu}[\p{L}’-]*)*/gu,
  da: /(?<!\p{L})([Ff]ra|[Mm]od|[Bb]ag)\s+\p{Lu}[\p{L}’-]*(\s+\p{Lu}[\p{L}’-]*)*/gu,
  pl: /(?<!\p{L})([Zz]e?|[Oo]d|[Kk]u|[Zz]a|[Ss]pod)\s+\p{Lu}[\p{L}’-]*(\s+\p{Lu}[\p{L}’-]*)*/gu,
};
