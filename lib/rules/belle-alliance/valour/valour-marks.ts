import type { FormationAbove } from "../names/formation-numbers";
import { memoised, plainName, wordsIn } from "../names/plain-name";
import type { UnitType } from "../unit-type";
import type { ValourDoubt } from "./valour-doubt";
import type { Mark } from "./valour-lexicon";
import { CONTEXT_WORDS, GUARDS_BY_NAME, NO_GUARD, PARTS, UNIT_WORDS } from "./valour-lexicon";
import type { ValourSubject } from "./valour-subject";

/** The marks that distinguish a unit, and any doubt about them. */
interface ReadMarks {
  readonly marks: ReadonlySet<Mark>;
  readonly doubt: ValourDoubt | null;
}

/** Reads a unit's marks from its name, its fields and the formations above it. */
export function readMarks(subject: ValourSubject, plain: string): ReadMarks {
  const marks = new Set(wordsIn(UNIT_WORDS, plain) as Mark[]);
  const graded = GRADES.some((grade) => marks.has(grade));
  for (const above of subject.context) addMarksFrom(above, marks);
  for (const part of partsOf(subject, marks)) marks.add(part);
  if (graded) keepOwnGrade(marks, plain);
  const legion = addLegion(subject, marks);
  const amongGuards = isAmongRussianGuards(subject, marks) ? "guard-open" : null;
  const guard = guardOf(subject, { plain, marks });
  if (guard !== null || !isContingent(subject, marks)) marks.delete("other-nation");
  if (guard === null) return { marks: withoutGuard(marks), doubt: legion ?? amongGuards };
  return { marks: withGrade(marks.add("guard"), subject), doubt: guard.doubt ?? legion };
}

function addMarksFrom({ name }: FormationAbove, marks: Set<Mark>): void {
  for (const mark of marksOfFormation(name)) marks.add(mark);
}

const marksOfFormation = memoised(
  (name: string) => wordsIn(CONTEXT_WORDS, plainName(name).replace(NO_GUARD, " ")) as Mark[],
);

/**
 * Levels whose names may tell the origin of their units; an army, a wing or a corps is named after where it fought:
 * `Army of Silesia`.
 */
const LEVELS_OF_PARTS: ReadonlySet<FormationAbove["level"]> = new Set([
  "division",
  "brigade",
  "regiment",
  "detachment",
  null,
]);

/** The origin given by the nearest formation that names one; empty if the unit's own name names one. */
function partsOf({ nation, context }: ValourSubject, own: ReadonlySet<Mark>): readonly Mark[] {
  const parts = PARTS.filter((part) => part !== "foreign" || nation === "france");
  if (parts.some((part) => own.has(part))) return [];
  const named = context
    .filter(({ level }) => LEVELS_OF_PARTS.has(level))
    .map(({ name }) => partsOfFormation(name).filter((part) => parts.includes(part)));
  return named.findLast((found) => found.length > 0) ?? [];
}

const partsOfFormation = memoised((name: string) => {
  const plain = plainName(name);
  return PARTS.filter((part) => UNIT_WORDS[part].test(plain));
});

const GRADES = ["old-guard", "middle-guard", "young-guard"] as const;

/** A grade in the unit's own name takes precedence over that of the formations above. */
function keepOwnGrade(marks: Set<Mark>, plain: string): void {
  for (const grade of GRADES) if (!UNIT_WORDS[grade].test(plain)) marks.delete(grade);
}

/** Nations of our list that table 21 treats as a corps under another heading. */
const MARK_OF_NATION: Readonly<Partial<Record<ValourSubject["nation"], Mark>>> = {
  kgl: "kgl",
  "russo-german-legion": "russo-german",
};

/**
 * Adds the mark of the King's German Legion, whose battalions stood in brigades of their own in the British service.
 */
function addLegion({ nation, context }: ValourSubject, marks: Set<Mark>): ValourDoubt | null {
  const ofNation = MARK_OF_NATION[nation];
  if (ofNation) marks.add(ofNation);
  if (marks.has("kgl") || nation !== "britain") return null;
  const brigade = context.findLast(({ level }) => level === "brigade" || level === null);
  if (!brigade || !CONTEXT_WORDS["kgl-above"].test(plainName(brigade.name))) return null;
  marks.add("kgl");
  return "known-from-history";
}

/** Marks of corps whose names contain a country's name but for which table 21 has rows all the same. */
const KNOWN_BY_OTHER_MARKS: readonly Mark[] = [
  "foreign",
  "vistula",
  "joseph-napoleon",
  "illyrian",
  "nassau",
];

/** French line regiments had numbers: another nation's name means its contingent, which served in the same corps. */
function isContingent({ nation }: ValourSubject, marks: ReadonlySet<Mark>): boolean {
  return nation === "france" && !KNOWN_BY_OTHER_MARKS.some((mark) => marks.has(mark));
}

interface NamedMarks {
  readonly plain: string;
  readonly marks: ReadonlySet<Mark>;
}

/** Whether a unit counts as guard, and with what doubt; null if it does not. */
function guardOf(
  subject: ValourSubject,
  { plain, marks }: NamedMarks,
): { readonly doubt: ValourDoubt | null } | null {
  if (marks.has("national-guard") || marks.has("honour-guard")) return null;
  if (isCalledGuard(subject, plain)) return { doubt: null };
  if (isGuardByItsName(subject, plain)) return { doubt: "known-from-history" };
  return isGuardByFormation(subject, marks) ? { doubt: "guard-by-formation" } : null;
}

/** Types that are always guards: horse grenadiers were guards in every army that had them. */
const GUARD_TYPES: readonly UnitType[] = ["guard", "horse-grenadier"];

function isCalledGuard({ guard, guardGrade, type }: ValourSubject, plain: string): boolean {
  const isOfGuardType = type !== null && GUARD_TYPES.includes(type);
  const name = plain.replace(NO_GUARD, " ");
  return guard || guardGrade !== null || isOfGuardType || UNIT_WORDS.guard.test(name);
}

function isGuardByItsName({ nation, arm }: ValourSubject, plain: string): boolean {
  return GUARDS_BY_NAME[nation]?.[arm]?.test(plain) ?? false;
}

/** The Russian guard shared its corps with other troops, above all the grenadiers. */
function isAmongRussianGuards({ nation, arm }: ValourSubject, marks: ReadonlySet<Mark>): boolean {
  return nation === "russia" && arm !== "artillery" && marks.has("guard-above");
}

/** The French guard had formations of its own. */
function isGuardByFormation({ nation }: ValourSubject, marks: ReadonlySet<Mark>): boolean {
  return nation === "france" && marks.has("guard-above");
}

function withGrade(marks: Set<Mark>, { guardGrade }: ValourSubject): Set<Mark> {
  if (guardGrade === null) return marks;
  for (const grade of GRADES) marks.delete(grade);
  return marks.add(`${guardGrade}-guard`);
}

function withoutGuard(marks: Set<Mark>): Set<Mark> {
  for (const mark of ["guard", "guard-above", ...GRADES] as const) marks.delete(mark);
  return marks;
}
