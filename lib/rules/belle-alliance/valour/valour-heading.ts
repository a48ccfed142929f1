import { plainName, withoutBrackets } from "../names/plain-name";
import { headingsOfNation } from "../nation";
import type { Table21Heading } from "../tables/table-21";
import type { ValourDoubt } from "./valour-doubt";
import { type Kind, UNIT_WORDS } from "./valour-lexicon";
import type { ValourSubject } from "./valour-subject";
import { traitsOf, type UnitTraits } from "./valour-traits";

/** Corps that table 21 lists under another heading than the army they served in. */
const HEADING_OF_MARK: readonly (readonly [
  keyof typeof UNIT_WORDS,
  Table21Heading,
  readonly ValourSubject["nation"][],
])[] = [
  ["kgl", "hanover", ["britain", "hanover", "kgl"]],
  ["russo-german", "prussia", ["russia", "prussia", "britain", "russo-german-legion"]],
  ["hanseatic", "hanseatic-cities", ["russia", "prussia", "britain", "sweden"]],
  ["nassau", "nassau", ["netherlands", "france"]],
  ["vistula", "poland", ["france", "poland"]],
  ["joseph-napoleon", "spain", ["france", "spain"]],
  ["illyrian", "illyria", ["france", "illyria"]],
  ["brunswick", "brunswick", ["britain"]],
];

/**
 * Numbers of the Netherlands army of 1815 by the part of the country its men came from. Table 21 lists the two parts
 * separately; the army numbered its units in one series.
 */
const NETHERLANDS_1815: readonly {
  readonly kinds: readonly Kind[];
  readonly dutch: readonly number[];
  readonly belgian: readonly number[];
}[] = [
  {
    kinds: ["line", "jaeger", "light"],
    dutch: [2, 6, 12, 13, 16, 18, 27],
    belgian: [1, 3, 4, 7, 35, 36],
  },
  { kinds: ["carabinier", "cuirassier"], dutch: [1, 3], belgian: [2] },
  { kinds: ["light-dragoon", "chasseur"], dutch: [4], belgian: [5] },
  { kinds: ["hussar"], dutch: [6], belgian: [8] },
];

/** The batteries of the Netherlands army of 1815, named after their captains. */
const NETHERLANDS_BATTERIES_1815 = {
  dutch:
    /\bb[iy]j?leveld|\bpetter|\bge[iy]j?\b|\bgey van pittius|\bdu bois|\briesz|\bw[iy]+j?nands/,
  belgian: /\bstevenart|\bwinssinger|\bkrahmer|\blux\b/,
} as const;

/**
 * Every heading that has rows for a unit: its nation's, and those its name leads to; empty for nations the table
 * leaves out.
 */
export function headingsOpenTo(subject: ValourSubject): readonly Table21Heading[] {
  const own = headingsOfNation(subject.nation);
  return [...own, ...headingsFor(subject, traitsOf(subject)).headings];
}

/** The headings under which a unit is looked up, and any doubt about that choice. */
interface FoundHeadings {
  readonly headings: readonly Table21Heading[];
  readonly doubt: ValourDoubt | null;
}

export function headingsFor(subject: ValourSubject, traits: UnitTraits): FoundHeadings {
  const marked = HEADING_OF_MARK.find(
    ([mark, , nations]) => traits.marks.has(mark) && nations.includes(subject.nation),
  );
  if (marked) return markedHeading(marked[1], subject);
  if (subject.nation === "netherlands") return netherlandsHeading(subject, traits);
  return { headings: headingsOfNation(subject.nation), doubt: null };
}

/** A name in brackets may only say where the men came from, like that of the Brunswickers in British pay. */
function markedHeading(heading: Table21Heading, { name, nation }: ValourSubject): FoundHeadings {
  const plain = plainName(name);
  const own = headingsOfNation(nation);
  const isAside = HEADING_OF_MARK.some(
    ([mark, other]) =>
      other === heading &&
      UNIT_WORDS[mark].test(plain) &&
      !UNIT_WORDS[mark].test(withoutBrackets(plain)),
  );
  return isAside || heading === "brunswick"
    ? { headings: [...new Set([...own, heading])], doubt: null }
    : under(heading);
}

function under(heading: Table21Heading, doubt: ValourDoubt | null = null): FoundHeadings {
  return { headings: [heading], doubt };
}

/** What the unit's own name says takes precedence over the part of the country named in its field. */
function netherlandsHeading(subject: ValourSubject, traits: UnitTraits): FoundHeadings {
  const own = partNamed(plainName(subject.name));
  if (own !== null) return under(own);
  const known = headingFromHistory(subject, traits);
  const told = subject.heading ?? null;
  if (told !== null && known !== null && told !== known) {
    return { headings: [told, known], doubt: null };
  }
  if (told !== null) return under(told);
  if (known !== null) return under(known, "known-from-history");
  const above = subject.context.map(({ name }) => partNamed(plainName(name))).findLast(Boolean);
  return above ? under(above) : { headings: headingsOfNation("netherlands"), doubt: null };
}

/** Whether a name says Dutch or Belgian; null if it says neither or both, as for the army of 1815. */
function partNamed(plain: string): "holland" | "belgium" | null {
  const isDutch = UNIT_WORDS.dutch.test(plain);
  if (isDutch === UNIT_WORDS.belgian.test(plain)) return null;
  return isDutch ? "holland" : "belgium";
}

/**
 * The heading known from history, for 1815 only; null if unknown. The militia of 1815 was raised in the north alone.
 */
function headingFromHistory(subject: ValourSubject, { kinds, ...numbers }: UnitTraits) {
  if (subject.year !== 1815) return null;
  if (subject.arm === "artillery") return headingOfBattery(plainName(subject.name));
  if (kinds.has("militia")) return "holland";
  const unit = numbers.unit ?? numbers.battalions[0] ?? null;
  const series = NETHERLANDS_1815.find((each) => each.kinds.some((kind) => kinds.has(kind)));
  if (unit !== null && series?.dutch.includes(unit)) return "holland";
  return unit !== null && series?.belgian.includes(unit) ? "belgium" : null;
}

function headingOfBattery(plain: string): Table21Heading | null {
  if (NETHERLANDS_BATTERIES_1815.belgian.test(plain)) return "belgium";
  return NETHERLANDS_BATTERIES_1815.dutch.test(plain) ? "holland" : null;
}
