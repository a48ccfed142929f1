import type { Level } from "@/lib/rules/belle-alliance/level";

/** Words of folded headings for levels of formation in English, Danish, Polish, French and German. */
const LEVEL_WORDS: readonly (readonly [RegExp, Level])[] = [
  [/\b(corps|korps|korpset|korpus|korpusu)\b|[a-z]korps\b/, "corps"],
  [/\b(army|armee|armia|armii|haer|haeren)\b|[a-z](armee|haeren)\b/, "army"],
  [/\b(wing|floj|flojen|skrzydlo|aile|flugel)\b/, "wing"],
  [/^\d{1,2}(e|re|er|eme|de|\.)? ?d\.? ?[ic]\b/, "division"],
  [/\b(division|divisionen|dywizja|dywizji|dyw|div)\b|[a-z]division(en)?\b/, "division"],
  [/\b(brigade|brigaden|brygada|brygady|bryg|bde|brig)\b|[a-z]brigade(n)?\b/, "brigade"],
  [/\b(regiment|regimentet|pulk|regt|rgt)\b/, "regiment"],
  [
    /\b(detachment|detachement|oddzial|abteilung|column|colonne|kolonne|kolumna|advance guard|advanced guard|avantgarden?|avant-garde|vorhut|fortrop|fortroppen|awangarda|rear ?guard|reserve|reserven|rezerwa|odwod|straz)\b/,
    "detachment",
  ],
];

/** The level a folded heading names, or null. */
export function levelIn(folded: string): Level | null {
  return LEVEL_WORDS.find(([words]) => words.test(folded))?.[1] ?? null;
}

/** How high a level stands; 0 is the highest. */
export const RANK: Readonly<Record<Level, number>> = {
  army: 0,
  wing: 1,
  corps: 2,
  division: 3,
  brigade: 4,
  regiment: 5,
  detachment: 4,
};

/** The level of a formation that names none, by what stands under it. */
export function levelAbove(below: readonly Level[]): Level {
  const highest = Math.min(...below.map((level) => RANK[level]), RANK.regiment);
  if (highest <= RANK.corps) return "army";
  if (highest === RANK.division) return "corps";
  return highest === RANK.brigade ? "division" : "brigade";
}
