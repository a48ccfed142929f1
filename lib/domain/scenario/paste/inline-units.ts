import { foldText } from "../../fold-text";
import { levelIn } from "./levels";
import { readStrength } from "./strength";

/** A heading or unit that shares one line with others. */
interface InlineLine {
  /** How deep it is below the line, from 0. */
  readonly depth: number;
  readonly content: string;
}

const LIST = /^(?<heading>[^:]*\p{L}[^:]*?)\s*:\s*(?<list>.+)$/u;
/** Separates units: a semicolon, or a comma or full stop after a bracket. */
const BETWEEN = /\s*;\s*|(?<=[)\]])\s*[,.]\s*/u;

/**
 * Splits `8th Brigade (Kempt): 28th (557), 32nd (662)` and any headings inside it; null unless the heading names a
 * level and there are at least two units, each with men or guns.
 */
export function inlineUnits(content: string): InlineLine[] | null {
  const { heading, list } = headingAndList(content) ?? {};
  const items = list?.split(BETWEEN).filter((item) => item !== "") ?? [];
  if (heading === undefined || items.length < 2 || !items.every(isUnit)) return null;
  const lines: InlineLine[] = [{ depth: 0, content: heading }];
  let depth = 1;
  for (const item of items) {
    const inner = headingAndList(item);
    if (inner) {
      lines.push({ depth: 1, content: inner.heading });
      depth = 2;
    }
    lines.push({ depth, content: inner?.list ?? item });
  }
  return lines;
}

function headingAndList(content: string): { heading: string; list: string } | null {
  const { heading, list } = LIST.exec(content)?.groups ?? {};
  if (heading === undefined || list === undefined || levelIn(foldText(heading)) === null)
    return null;
  return { heading, list };
}

/** Excludes totals, which have numbers but no name: `19,939 men; 46 guns`. */
function isUnit(item: string): boolean {
  return hasStrength(item) && readStrength(item).name !== "";
}

/** Whether a text gives men or guns. */
export function hasStrength(unit: string): boolean {
  const { men, guns } = readStrength(unit);
  return men !== null || guns !== null;
}
