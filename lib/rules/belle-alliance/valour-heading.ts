import { headingsOfNation } from "./nation";
import { NETHERLANDS_1815 } from "./netherlands-1815";
import type { Table21Heading } from "./tables/table-21";
import type { ValourConfidence } from "./valour-match";
import type { ValourSubject } from "./valour-subject";
import type { Mark, UnitTraits } from "./valour-traits";

/** Corps that table 21 values under another heading than that of the army they served in. */
const HEADING_OF_MARK: readonly (readonly [
  Mark,
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
];

/** The headings a unit is looked up under, and how far that choice may be trusted. */
export function headingsFor(
  subject: ValourSubject,
  traits: UnitTraits,
): { readonly headings: readonly Table21Heading[]; readonly confidence: ValourConfidence } {
  const marked = HEADING_OF_MARK.find(
    ([mark, , nations]) => traits.marks.has(mark) && nations.includes(subject.nation),
  );
  if (marked) return { headings: [marked[1]], confidence: "sure" };
  if (subject.nation === "netherlands") return netherlandsHeading(subject, traits);
  return { headings: headingsOfNation(subject.nation), confidence: "sure" };
}

function netherlandsHeading(subject: ValourSubject, traits: UnitTraits) {
  if (traits.marks.has("dutch")) return { headings: ["holland"], confidence: "sure" } as const;
  if (traits.marks.has("belgian")) return { headings: ["belgium"], confidence: "sure" } as const;
  const heading = headingByNumber(subject, traits);
  return heading
    ? ({ headings: [heading], confidence: "likely" } as const)
    : ({ headings: headingsOfNation("netherlands"), confidence: "sure" } as const);
}

function headingByNumber({ year }: ValourSubject, { kinds, unit }: UnitTraits) {
  if (year !== 1815 || unit === null || kinds.has("militia")) return null;
  const series = NETHERLANDS_1815.find((each) => each.kinds.some((kind) => kinds.has(kind)));
  if (series?.dutch.includes(unit)) return "holland";
  return series?.belgian.includes(unit) ? "belgium" : null;
}
