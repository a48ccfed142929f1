import { type List, listIn } from "./battalion-lists";
import type { FormationAbove } from "./formation-numbers";
import { runsIn } from "./name-runs";
import { tokensOf } from "./name-tokens";
import { memoised } from "./plain-name";

/** What a unit's name says about the battalions, or squadrons, of its regiment. */
export interface BattalionsOfName {
  /** The numbers of the battalions it lists; empty if it lists none by number. */
  readonly numbers: readonly number[];
  /**
   * The names of the parts it lists, two or more: `1/28th`, `2/28th`, `F/28th` for `1/,2/,F/28th`, or `24th Line` and
   * `25th Line` for `24th & 25th Line`. Empty if it lists none.
   */
  readonly parts: readonly string[];
  /** Whether it lists battalions of a regiment, be it one, by number or by kind. */
  readonly ofRegiment: boolean;
  /** The name without its battalions, squadrons and companies: `28th`. */
  readonly regiment: string;
}

/** In a longer text no battalions are looked for: it is no name. */
const MOST_LETTERS = 300;

/**
 * Reads the battalions in a name. Here and in `listIn` alone is known how they are written:
 *
 * - before the regiment and a slash: `1/28th`, `1/,2/,F/28th`, `1/2/F/28th`, `I.–III./IR 28`, `1er et 2e/28e`;
 * - each with its regiment: `1/28th & 2/28th`; the regiment first: `IR 28/II`;
 * - with their noun, before or behind the regiment: `1st & 2nd Bns, 28th`, `28. IR, I. und II. Batl.`, `Bns 1-3, 28th`;
 * - alone behind the regiment: `28th (1st, 2nd & F)`, `28th: 1/, 2/, F/`.
 *
 * Counts of battalions, `3 bns`, list none. Companies, `2 coys 1/28th`, are only taken out of the regiment's name.
 */
export const battalionsOf = memoised((name: string): BattalionsOfName => {
  const whole = battalionsIn(name);
  if (whole.regiment === name) return whole;
  const within = battalionsIn(whole.regiment);
  const { numbers } = within.numbers.length > 0 ? within : whole;
  return { ...whole, numbers, regiment: within.regiment };
});

/** The same, with what may be left of `1/2nd Bn, 28th` in the regiment's name. */
function battalionsIn(name: string): BattalionsOfName {
  const tokens = name.length > MOST_LETTERS ? [] : tokensOf(name);
  const found = runsIn(tokens).flatMap((run) => listIn({ name, tokens, run }) ?? []);
  const regiment = without(name, found);
  return {
    numbers: found.flatMap(({ numbers }) => numbers),
    ...partsIn(found, regiment),
    regiment,
  };
}

/**
 * The name of a unit that is only called a battalion, `1st Bn`, `II.`, with the regiment it stands under: `1st Bn/28th
 * Line`. Any other name is returned as it is.
 */
export function withRegiment(name: string, above: readonly FormationAbove[]): string {
  const regiment = above.at(-1);
  const isAlone = tokensOf(name.replace(/\([^)]{0,200}\)/g, "")).every(
    ({ kind }) => kind !== "word",
  );
  if (!regiment || !isAlone || !isRegiment(regiment)) return name;
  return `${name.replace(/(?<![\s/])[\s/]+$/, "")}/${regiment.name}`;
}

function isRegiment({ name, level }: FormationAbove): boolean {
  if (level === "regiment") return true;
  return (
    /\b(?:\w*regim|regt|rgt|ir\b|pulk|pułk)/iu.test(name) && !/brig|div|dywiz|[ck]orp/iu.test(name)
  );
}

function partsIn(found: readonly List[], regiment: string) {
  const named = found.find(({ names, members }) => (names ?? members).length > 1);
  const names = named?.names ?? named?.members.map((each) => `${each}/${regiment}`) ?? [];
  const ofRegiment = found.some((list) => list.cut && (list.names ?? list.members).length > 0);
  return { parts: names.map(tidied), ofRegiment };
}

/** The name without what the lists cut out of it; the name itself if nothing else would be left. */
function without(name: string, found: readonly List[]): string {
  const cuts = found.flatMap(({ cut }) => cut ?? []);
  if (cuts.length === 0) return name;
  const rest = cuts.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    name,
  );
  const regiment = tidied(rest);
  return /[\p{L}\d]/u.test(regiment) ? regiment : name;
}

const CONNECTOR = "(?:of(?: the)?|du|de la|de|des|af|vom|von|z)";

function tidied(name: string): string {
  return name
    .replace(/[([][\s,/]*[)\]]/g, " ")
    .replace(/(?<=[([])[\s,]+/g, "")
    .replace(/\s+/g, " ")
    .replace(/(?<!\s)\s+(?=[,;:)])/g, "")
    .replace(/^[\s,;:/–-]+|[\s,;:/–-]+$/gu, "")
    .replace(new RegExp(String.raw`^${CONNECTOR}\s+`, "iu"), "");
}
