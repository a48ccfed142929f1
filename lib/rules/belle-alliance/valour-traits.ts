import type { Arm } from "./arm";
import { plainName, withoutBrackets } from "./plain-name";
import { numbersOfContext, numbersOfName } from "./unit-numbers";
import type { UnitType } from "./unit-type";
import {
  type ARTILLERY_WORDS,
  type CAVALRY_WORDS,
  CONTEXT_WORDS,
  type INFANTRY_WORDS,
  NO_GUARD,
  UNIT_WORDS,
  WORDS_OF_ARM,
} from "./valour-lexicon";
import type { ValourSubject } from "./valour-subject";

/** What kind of troops a unit is. */
export type Kind =
  | UnitType
  | keyof typeof INFANTRY_WORDS
  | keyof typeof CAVALRY_WORDS
  | keyof typeof ARTILLERY_WORDS;

/** What else sets a unit apart in table 21. */
export type Mark = keyof typeof UNIT_WORDS | keyof typeof CONTEXT_WORDS;

/** All that the rows of table 21 ask of a unit. */
export interface UnitTraits {
  readonly kinds: ReadonlySet<Kind>;
  readonly marks: ReadonlySet<Mark>;
  readonly unit: number | null;
  readonly battalions: readonly number[];
  readonly corps: readonly number[];
  readonly divisions: readonly number[];
  /** The unit counts as guard for no better reason than the formation it stands in. */
  readonly guardByContext: boolean;
}

/** Reads a unit's traits from its name, its fields and the names of the formations above it. */
export function traitsOf(subject: ValourSubject): UnitTraits {
  const plain = plainName(subject.name);
  const marks = marksOf(subject, plain);
  const kinds = kindsOf(subject, plain);
  const { unit, battalions } = numbersOfName(subject.name);
  return {
    kinds,
    marks,
    unit: numberIsProvincial(plain) && !kinds.has("landwehr") ? null : unit,
    battalions,
    ...numbersOfContext(subject.context),
    guardByContext: !isGuardItself(subject, plain) && marks.has("guard"),
  };
}

/** Types that stay true of a unit whatever else its name says. */
const LASTING_TYPES: readonly UnitType[] = [
  "landwehr",
  "militia",
  "highlander",
  "marine",
  "reserve",
  "foot-artillery",
  "horse-artillery",
];

/** The name says better than a type picked from a list; the type stands in where it is silent. */
function kindsOf({ arm, type }: ValourSubject, plain: string): Set<Kind> {
  const named = wordsIn(WORDS_OF_ARM[arm] ?? {}, withoutBrackets(plain)) as Kind[];
  const inBrackets = named.length > 0 ? [] : (wordsIn(WORDS_OF_ARM[arm] ?? {}, plain) as Kind[]);
  const fromName = arm === "artillery" ? named : [...named, ...inBrackets];
  if (type === null) return new Set(fromName);
  if (fromName.length === 0) return new Set([type]);
  return new Set(LASTING_TYPES.includes(type) ? [...fromName, type] : fromName);
}

function marksOf(subject: ValourSubject, plain: string): Set<Mark> {
  const marks = new Set(wordsIn(UNIT_WORDS, plain) as Mark[]);
  for (const above of subject.context) {
    for (const mark of wordsIn(CONTEXT_WORDS, plainName(above))) marks.add(mark as Mark);
  }
  const ofNation = MARK_OF_NATION[subject.nation];
  if (ofNation) marks.add(ofNation);
  const guardInNameOnly = marks.has("national-guard") || marks.has("honour-guard");
  const guard = isGuardItself(subject, plain) || isGuardByContext(subject, marks);
  return guard && !guardInNameOnly ? withGrade(marks.add("guard"), subject) : withoutGuard(marks);
}

/** Nations of the list that table 21 knows as a corps under another heading. */
const MARK_OF_NATION: Readonly<Partial<Record<ValourSubject["nation"], Mark>>> = {
  kgl: "kgl",
  "russo-german-legion": "russo-german",
};

/** Horse grenadiers were guards wherever they were kept. */
const GUARD_TYPES: readonly UnitType[] = ["guard", "horse-grenadier"];

function isGuardItself({ guard, guardGrade, type }: ValourSubject, plain: string): boolean {
  const name = plain.replace(NO_GUARD, " ");
  const isOfGuardType = type !== null && GUARD_TYPES.includes(type);
  return guard || guardGrade !== null || isOfGuardType || UNIT_WORDS.guard.test(name);
}

/** Armies whose guard stood in formations of its own. */
const GUARD_FORMATIONS: readonly ValourSubject["nation"][] = ["france", "russia"];

function isGuardByContext(subject: ValourSubject, marks: ReadonlySet<Mark>): boolean {
  return marks.has("guard-above") && GUARD_FORMATIONS.includes(subject.nation);
}

const GRADES = ["old-guard", "middle-guard", "young-guard"] as const;

function withGrade(marks: Set<Mark>, { guardGrade }: ValourSubject): Set<Mark> {
  if (guardGrade === null) return marks;
  for (const grade of GRADES) marks.delete(grade);
  return marks.add(`${guardGrade}-guard`);
}

function withoutGuard(marks: Set<Mark>): Set<Mark> {
  for (const mark of ["guard", "guard-above", ...GRADES] as const) marks.delete(mark);
  return marks;
}

/** In "3rd Pomeranian Regiment" the number counts within the province, not within the army. */
function numberIsProvincial(plain: string): boolean {
  const name = withoutBrackets(plain);
  return PROVINCES.some((province) => UNIT_WORDS[province].test(name));
}

const PROVINCES = [
  "silesian",
  "pomeranian",
  "kurmark",
  "neumark",
  "westphalian",
  "elbe",
  "east-west-prussian",
] as const;

function wordsIn(words: Readonly<Record<string, RegExp>>, plain: string): string[] {
  return Object.keys(words).filter((word) => words[word]?.test(plain));
}

/** Arms table 21 speaks of. */
export function isInTable21(arm: Arm): arm is "infantry" | "cavalry" | "artillery" {
  return arm === "infantry" || arm === "cavalry" || arm === "artillery";
}
