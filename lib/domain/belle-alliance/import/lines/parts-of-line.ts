import { foldText } from "../../../document/fold-text";
import { STEP } from "../tables/table-rows";
import { readStrength } from "../units/strength";
import { levelIn } from "../words/levels";
import { inlineUnits } from "./inline-units";
import type { PastedLine } from "./pasted-line";
import { unitAndTotal, withoutTotalBehind } from "./total-words";
import { unitsNamed } from "./units-named";

/** Between a heading and the list of its units. */
const SIGN = /\s?:\s|\s[–—-]\s|—/gu;

/** Splits a line that names several units, or a unit and the total of its group, into a line for each. */
export function partsOfLine(line: PastedLine): PastedLine[] {
  if (line.kind !== null && line.kind.is !== "unit") return [line];
  const found = line.strength === null ? unitAndTotal(line.content) : null;
  if (!found || readStrength(found.unit).men === null) return namedIn(line);
  return [...namedIn({ ...line, content: found.unit }), { ...line, content: found.total }];
}

function namedIn(line: PastedLine): PastedLine[] {
  const plain = { ...line, content: withoutTotalBehind(line.content) };
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
