import { foldText } from "../../../document/fold-text";
import { STEP } from "../tables/table-rows";
import { levelIn } from "../words/levels";
import { hasStrength } from "./line-counts";
import type { PastedLine } from "./pasted-line";
import { isTotal } from "./total-words";

const BULLET = /^[-*•·▪‣◦○●+–—►❖✓➢][\t ]+/;
/** Fewer may be there by chance. */
const LEAST_BULLETS = 3;

/**
 * In a list at one margin whose units all stand behind bullets, and nothing else does, the bullets are what indents: the
 * lines without one are headings, whether they name a level or not. Any other text is returned as it is.
 */
export function withBulletsBelow(lines: readonly PastedLine[]): PastedLine[] {
  const bulleted = new Set(lines.filter(({ text }) => BULLET.test(text)));
  const isOneMargin = lines.every(({ indent, kind }) => indent === 0 && kind === null);
  const isOfUnits =
    bulleted.size >= LEAST_BULLETS &&
    lines.every((line) => (bulleted.has(line) ? isUnit(line) : isNoUnit(line)));
  if (!isOneMargin || !isOfUnits) return [...lines];
  return lines.map((line) => (bulleted.has(line) ? { ...line, indent: STEP } : line));
}

function isUnit({ content }: PastedLine): boolean {
  const level = levelIn(foldText(content));
  return hasStrength(content) && (level === null || level === "regiment");
}

function isNoUnit({ content }: PastedLine): boolean {
  return !hasStrength(content) || isTotal(content);
}
