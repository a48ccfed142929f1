import { foldText } from "../../../document/fold-text";
import { STEP } from "../tables/table-rows";
import { readStrength } from "../units/strength";
import { levelIn } from "../words/levels";
import { batteriesNamed } from "./batteries-named";
import { countsTroops, inlineUnits } from "./inline-units";
import { kindsListed, mayListKinds } from "./kinds-listed";
import { hasStrength } from "./line-counts";
import type { PastedLine } from "./pasted-line";
import { unitAndTotal, withoutTotalBehind } from "./total-words";
import { unitsNamed } from "./units-named";

/** Between a heading and the list of its units. */
const SIGN = /\s?:\s|\s[–—-]\s|—/gu;

/**
 * Splits a line that names several units, or a unit and the total of its group, into a line for each; `next` is the line
 * below.
 */
export function partsOfLine(line: PastedLine, next: PastedLine | null): PastedLine[] {
  if ((line.kind !== null && line.kind.is !== "unit") || isAboveUnits(line, next)) return [line];
  const kinds = kindsIn(line);
  if (kinds && !mayBeOfBelow(line, next)) return kinds;
  const found = line.strength === null ? unitAndTotal(line.content) : null;
  if (!found) return namedIn(line);
  const isOfOne = readStrength(found.unit).men !== null;
  const units = isOfOne || !/=/.test(line.content) ? namedIn({ ...line, content: found.unit }) : [];
  const last = units.at(-1);
  return last && (isOfOne || units.length > 1)
    ? [...units, { ...line, content: found.total, indent: last.indent }]
    : namedIn(line);
}

/** Whether a line is the heading of deeper units, whatever it names: `Horse Artillery with the cavalry and in reserve`. */
function isAboveUnits({ indent, content }: PastedLine, next: PastedLine | null): boolean {
  const isAbove = next !== null && next.indent > indent && hasStrength(next.content);
  return isAbove && !hasStrength(content);
}

/** Whether a line may say of how many troops the lines below are, and not name units itself. */
function mayBeOfBelow({ indent }: PastedLine, next: PastedLine | null): boolean {
  return next !== null && (next.indent > indent || countsTroops(next.content));
}

/** The kinds of troops that a line counts, with the heading in front of them if it has one. */
function kindsIn(line: PastedLine): PastedLine[] | null {
  if (line.strength !== null || !mayListKinds(line.content)) return null;
  const [sign] = line.content.matchAll(SIGN);
  const heading = line.content.slice(0, sign?.index ?? 0);
  if (!sign || levelIn(foldText(heading)) === null) return kindsListed(line);
  const content = line.content.slice(heading.length + sign[0].length);
  const kinds = kindsListed({ ...line, content, indent: line.indent + STEP });
  return kinds && [{ ...line, content: heading }, ...kinds];
}

function namedIn(line: PastedLine): PastedLine[] {
  const plain = { ...line, content: withoutTotalBehind(line.content) };
  const batteries = line.strength ? null : batteriesNamed(plain.content);
  if (batteries) return batteries.map((content) => ({ ...plain, content }));
  const units = unitsNamed(plain);
  if (units.length > 1) return units;
  const counted = line.strength ? [] : (inlineUnits(plain.content) ?? []);
  if (counted.length > 1 && counted.every(({ depth }) => depth === 0))
    return counted.map(({ content }) => ({ ...plain, content }));
  for (const sign of [...plain.content.matchAll(SIGN)].slice(0, MOST_SIGNS).toReversed()) {
    const heading = plain.content.slice(0, sign.index);
    if (levelIn(foldText(heading)) === null || readStrength(heading).men !== null) continue;
    const list = plain.content.slice(sign.index + sign[0].length);
    const listed = unitsNamed({ ...plain, content: list, indent: line.indent + STEP });
    if (listed.length > 1) return [{ ...line, content: heading }, ...listed];
  }
  return [line];
}

const MOST_SIGNS = 4;
