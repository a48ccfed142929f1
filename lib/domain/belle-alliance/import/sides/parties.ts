import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../../document/fold-text";
import { countsTroops } from "../lines/inline-units";
import { isTitle, isTitleOfYear } from "../lines/not-troops";
import type { PastedLine } from "../lines/pasted-line";
import { readStrength } from "../units/strength";
import { namesTroopKind } from "../units/troops";
import { LEAST_OF_DIVISION, levelIn } from "../words/levels";
import { type Party, partyIn, partyName, UNDER } from "../words/party-words";
import { isPower, isServantOf } from "../words/powers";
import { partHeading } from "./commanders";

interface Parted {
  readonly lines: readonly PastedLine[];
  /** The headings that were read as parts of the army above them, although they may be its enemies. */
  readonly unclear: readonly { readonly line: PastedLine; readonly words: string }[];
}

interface Found extends Party {
  readonly line: PastedLine;
  readonly at: number;
  readonly indent: number;
  readonly isUpper: boolean;
}

/** Where a heading of an army stands among the others. */
interface Placed {
  readonly found: Found;
  readonly as: "side" | "contingent" | "either";
  /** The army it is part of; itself for a side. */
  readonly top: Found;
}

/**
 * Marks the lines that only headings such as `FRENCH` and `ALLIES` tell to be the armies of two sides, and those of
 * their contingents. A single army needs no marks.
 */
export function withParties(lines: readonly PastedLine[]): Parted {
  const hasTroops = troopsIn(lines);
  const placed = placesOf(
    lines.flatMap((line, at) => partyAt(lines, at, line) ?? []),
    hasTroops,
  );
  const sides = placed.filter(
    ({ as, found }) => as === "side" && isFilled(found, placed, hasTroops),
  );
  if (new Set(sides.map(({ found }) => found.key)).size < 2) return { lines, unclear: [] };
  const tops = new Set(sides.map(({ found }) => found));
  const corps = new Set(
    lines.flatMap(({ content }, at) => (levelIn(foldText(content)) === "corps" ? [at] : [])),
  );
  const marked = new Map<number, PastedLine>();
  const before = lines.slice(0, sides[0]?.found.at);
  if (!hasTroops(0, before.length))
    for (const [at, line] of before.entries()) marked.set(at, { ...line, kind: ASIDE });
  for (const { found, as, top } of placed) {
    const { line, at, indent } = found;
    if (tops.has(found)) marked.set(at, { ...line, ...asSide(found), indent });
    else if (as !== "side" && tops.has(top))
      marked.set(at, { ...line, party: isAmongCorps(at, top, corps) ? "corps" : "contingent" });
  }
  return {
    lines: lines.map((line, at) => marked.get(at) ?? line),
    unclear: placed
      .filter(({ as }) => as === "either")
      .map(({ found: { line }, top }) => ({
        line,
        words: `${top.line.content} · ${line.content}`,
      })),
  };
}

/** Whether corps of the same army stand before a contingent, and none right below it. */
function isAmongCorps(at: number, top: Found, corps: ReadonlySet<number>): boolean {
  return !corps.has(at + 1) && [...corps].some((each) => each > top.at && each < at);
}

/** What stands before the first army and is not about troops: the title of the list. */
const ASIDE = { is: "aside" } as const;

/** Its own words tell an army's level; any other name is marked. */
function asSide({ line, isArmy }: Found): Pick<PastedLine, "content" | "party"> {
  return { content: partyName(line.content), party: isArmy ? null : "side" };
}

function partyAt(lines: readonly PastedLine[], at: number, line: PastedLine): Found | null {
  const next = lines[at + 1];
  if (!next || line.kind !== null || line.strength !== null) return null;
  const { men } = readStrength(line.content);
  const party = men === null || men >= LEAST_OF_DIVISION ? partyIn(line.content) : null;
  if (!party) return null;
  // A heading in the middle of a page stands above lines further to the left.
  const indent = Math.min(line.indent, next.indent);
  return { ...party, line, at, indent, isUpper: isUpper(line.content) };
}

/** Whether the name of an army is in capitals, however its commander is written. */
function isUpper(content: string): boolean {
  const { name } = partHeading(content);
  return !/\p{Ll}/u.test(name.replace(/\(.*/, "").replace(UNDER, ""));
}

function placesOf(all: readonly Found[], hasTroops: TroopsBetween): Placed[] {
  const placed: Placed[] = [];
  let style: string | null = null;
  for (const found of all) {
    const top = placed.at(-1)?.top ?? null;
    const isFirst = top !== null && !hasTroops(top.at + 1, found.at);
    const as = placeUnder(found, top, { style, isFirst });
    if (as === "side") style = null;
    else if (isFirst) style = styleOf(found);
    placed.push({ found, as, top: as === "side" || top === null ? found : top });
  }
  return placed;
}

const CONTINGENT = /contingent|kont[iy]ngent/i;

interface Around {
  /** How the contingents right below the army's heading are written; null if there are none. */
  readonly style: string | null;
  /** Whether no troops stand between the two headings. */
  readonly isFirst: boolean;
}

/**
 * A heading on the same indent as that of the army above is another side's, unless the text shows otherwise: it stands
 * right below that army's, is written like others that do, or is less prominent.
 */
function placeUnder(found: Found, top: Found | null, { style, isFirst }: Around): Placed["as"] {
  if (top === null || found.indent < top.indent) return "side";
  if (found.indent > top.indent || CONTINGENT.test(found.line.content)) return "contingent";
  if (isFirst) return found.isArmy ? "side" : "contingent";
  if (style === styleOf(found) && style !== styleOf(top)) return "contingent";
  if (found.isArmy || found.key === top.key) return "side";
  const isLess = top.isUpper && !found.isUpper;
  const isOneOfAllies = style !== null && top.isOfAllies && !found.nations.includes("france");
  return isLess || isOneOfAllies || servedWith(found, top) ? "either" : "side";
}

function styleOf({ isUpper, isArmy, line }: Found): string {
  return [isUpper, isArmy, line.content.endsWith(":")].join();
}

function servedWith({ nations }: Found, { isOfAllies, nations: above }: Found): boolean {
  const isWith = (nation: Nation) =>
    isOfAllies ? !isPower(nation) : above.some((one) => isServantOf(nation, one));
  return nations.length > 0 && nations.every(isWith);
}

/** Whether any troops follow before the next side's heading. */
function isFilled({ at }: Found, placed: readonly Placed[], hasTroops: TroopsBetween): boolean {
  const next = placed.find(({ as, found }) => as === "side" && found.at > at);
  return hasTroops(at + 1, next?.found.at);
}

/** Whether any line is about troops from one place up to, but not including, another, or else up to the end. */
type TroopsBetween = (from: number, to?: number) => boolean;

/** Judges each line once, however many headings ask about it. */
function troopsIn(lines: readonly PastedLine[]): TroopsBetween {
  const known = new Map<PastedLine, boolean>();
  const isKnown = (line: PastedLine) => {
    const is = known.get(line) ?? isAboutTroops(line);
    known.set(line, is);
    return is;
  };
  return (from, to) => lines.slice(from, to).some(isKnown);
}

function isAboutTroops({ content, kind }: PastedLine): boolean {
  const folded = foldText(content);
  const isNamed = kind !== null || levelIn(folded) !== null || namesTroopKind(folded);
  return isNamed || (countsTroops(content) && !isTitleOfYear(content) && !isTitle(content));
}
