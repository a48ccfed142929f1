import { LIMITS } from "../../limits";

/** A battalion of a regiment as its line tells of it. */
export interface BattalionRead {
  readonly name: string;
  /** Null where the line states no strength of its own. */
  readonly men: number | null;
}

interface Regiment {
  readonly name: string;
  readonly men: number | null;
  /** How many battalions. */
  readonly count: number;
}

const SLASHED = /^(?<list>(?:\d{1,2}\/,?\s*){2,})(?<rest>.+)$/u;
const ORDINAL = String.raw`\d{1,2}(?:st|nd|rd|th|er|e|\.)`;
const ORDINALS = new RegExp(
  String.raw`^(?<list>(?:${ORDINAL}\s*(?:,|&|\+|and|og|und|et|i)\s*)+${ORDINAL})\s(?<rest>.+)$`,
  "iu",
);

/**
 * The battalions of a regiment, named and counted as its line does it: `1/,3/15th Line` are 1/15th and 3/15th Line, and
 * `(580, 560)` behind two battalions are theirs where they add up to its men. What the line leaves open is numbered.
 */
export function battalionsRead(text: string, { name, men, count }: Regiment): BattalionRead[] {
  const names = namesIn(name, count);
  const strengths = strengthsIn(text, { men, count });
  return Array.from({ length: count }, (_, i) => ({
    name: (names?.[i] ?? `${i + 1}/${name}`).slice(0, LIMITS.nameLength),
    men: strengths?.[i] ?? null,
  }));
}

function namesIn(name: string, count: number): string[] | null {
  const slashed = SLASHED.exec(name)?.groups;
  const ordinals = ORDINALS.exec(name)?.groups;
  const rest = (slashed ?? ordinals)?.rest ?? "";
  const numbers = slashed
    ? (slashed.list?.match(/\d{1,2}\//g) ?? []).map((number) => `${number}${rest}`)
    : (ordinals?.list?.match(new RegExp(ORDINAL, "giu")) ?? []).map((each) => `${each} ${rest}`);
  return numbers.length === count ? numbers : null;
}

function strengthsIn(text: string, { men, count }: Omit<Regiment, "name">): number[] | null {
  const list = new RegExp(
    String.raw`(?<![\d.,/])\d{2,4}(?:\s*(?:[,;+&/]|and|og|und|et|i)\s*\d{2,4}){${count - 1}}(?![\d.,/]*\d)`,
    "u",
  ).exec(text)?.[0];
  const numbers = list?.match(/\d+/g)?.map(Number) ?? [];
  const sum = numbers.reduce((total, each) => total + each, 0);
  const isWhole = numbers.length === count && (men === null || men === sum);
  return isWhole ? numbers : null;
}
