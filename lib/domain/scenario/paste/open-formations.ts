import type { Level } from "@/lib/rules/belle-alliance/level";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../fold-text";
import { LIMITS } from "../../limits";
import type { PointCm } from "../../primitives";
import type { FormationNode } from "../formation";
import type { Unit } from "../unit";
import type { ArrivalRead } from "./arrival-words";
import type { PasteDoubt, PasteDoubtCode } from "./doubt";
import { levelIn, RANK } from "./levels";
import type { OfficersChoice } from "./officers";
import type { PastedLine } from "./pasted-line";
import type { StatedSum, StatedTotal } from "./sums";

/** What the top formation of a tree and all under it have in common. */
export interface Body {
  readonly head: FormationNode;
  readonly line: PastedLine;
  /** Contents of the lines whose headings do not say the nation. */
  readonly lines: string[];
  /** Units whose nation neither name nor heading says. */
  readonly untold: { readonly unit: Unit; readonly line: PastedLine }[];
}

/** A formation that further lines may stand under. */
export interface Open {
  readonly node: FormationNode;
  readonly line: PastedLine;
  readonly nation: Nation | null;
  readonly named: Level | null;
  /** Its units follow on lines no deeper than its own. */
  readonly flat: boolean;
  /** No word says that it is a formation, only its place. */
  readonly byPlace: boolean;
  readonly body: Body;
  /** The sum its heading gives. */
  readonly stated: StatedSum | null;
  /** Units right under it count as guard for no other reason than its name or those above. */
  guardByHeading: boolean;
}

/** A unit or a formation that comes later. */
export interface TroopsArrival extends Omit<ArrivalRead, "several"> {
  readonly id: string;
  /** As a file of our own has it; null where the source has no coordinates. */
  readonly entry: PointCm | null;
}

/** What is known in the midst of a text. */
export interface Reading {
  readonly roots: FormationNode[];
  readonly bodies: Body[];
  /** The formations the next line may stand under, the topmost first. */
  readonly stack: Open[];
  readonly all: Open[];
  /** The sums that the text states. */
  readonly stated: StatedTotal[];
  readonly arrivals: TroopsArrival[];
  readonly officers: OfficersChoice;
  /** Notes a doubt about a line, and about the unit or formation it became. */
  readonly doubt: (
    line: PastedLine,
    code: PasteDoubtCode,
    params?: PasteDoubt["params"],
    about?: string,
  ) => void;
}

interface Opening {
  readonly node: FormationNode;
  readonly line: PastedLine;
  readonly level: Level | null;
  readonly flat: boolean;
  readonly byPlace: boolean;
  readonly stated: StatedSum | null;
}

/** Puts a formation under what is open, and leaves it open for what follows. */
export function openUnder(
  reading: Reading,
  { node, line, level, flat, byPlace, stated }: Opening,
): Open {
  while (reading.stack.length >= LIMITS.treeDepth) {
    reading.stack.pop();
    reading.doubt(line, "too-deep", { name: line.content }, node.id);
  }
  const parent = reading.stack.at(-1);
  (parent?.node.formations ?? reading.roots).push(node);
  const named = level ?? levelIn(foldText(node.name));
  const nation = node.nation ?? parent?.nation ?? null;
  const body = parent?.body ?? newBody(reading, node, line);
  const open = { node, line, named, flat, byPlace, stated, nation, body, guardByHeading: false };
  node.level = named ?? node.level;
  reading.stack.push(open);
  reading.all.push(open);
  return open;
}

function newBody({ bodies }: Reading, head: FormationNode, line: PastedLine): Body {
  const body: Body = { head, line, lines: [], untold: [] };
  bodies.push(body);
  return body;
}

/**
 * Closes what a line does not stand under; on one indent only headings without lines below keep what
 * follows. `level` is the line's own where it is a heading that names one.
 */
export function closeDownTo(line: PastedLine, level: Level | null, { stack }: Reading): void {
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const keeps =
      top.line.indent < line.indent ||
      (top.line.indent === line.indent && top.flat && isBelow(level, top.node.level));
    if (keeps) return;
    stack.pop();
  }
}

function isBelow(level: Level | null, above: Level): boolean {
  return level === null || RANK[level] > RANK[above];
}
