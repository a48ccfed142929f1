import type { Level } from "@/lib/rules/belle-alliance/level";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import type { PointCm } from "../../../document/primitives";
import type { FormationNode } from "../../scenario/formation";
import type { Unit } from "../../scenario/unit";
import type { PasteDoubt, PasteDoubtCode } from "../decisions/doubt";
import type { PastedLine } from "../lines/pasted-line";
import type { OpenTotal, StatedSum, StatedTotal } from "../units/sums";
import type { ArrivalRead } from "../words/arrival-words";
import { isPooled, levelIn, RANK } from "../words/levels";
import type { OfficersChoice } from "../words/officers";
import { partyIn } from "../words/party-words";
import { campOf, isPower } from "../words/powers";

/** A top formation, with what is shared by everything under it. */
export interface TopFormation {
  readonly head: FormationNode;
  readonly line: PastedLine;
  /** The units, and the headings and commanders below, whose nation no heading gives, as written. */
  readonly words: { readonly units: string[]; readonly below: string[] };
  /** Units whose nation is given neither by name nor by heading. */
  readonly withoutNation: { readonly unit: Unit; readonly line: PastedLine }[];
}

/** A formation that further lines may be put under. */
export interface Open {
  readonly node: FormationNode;
  readonly line: PastedLine;
  readonly nation: Nation | null;
  readonly named: Level | null;
  /** Whether its units follow on lines indented no deeper than its own. */
  readonly flat: boolean;
  /** Whether its units stand on its own line, so that only lower formations follow on lines of its indent. */
  readonly runIn: boolean;
  /** Whether only its position shows that it is a formation, not its words. */
  readonly byPlace: boolean;
  readonly body: TopFormation;
  /** The sum given in its heading. */
  readonly stated: StatedSum | null;
  /** Whether units directly under it count as guard only because of its name or those above. */
  guardByHeading: boolean;
}

/** A unit or formation that arrives later. */
export interface TroopsArrival extends Omit<ArrivalRead, "second"> {
  readonly id: string;
  /** The entry point from one of our own files; null if the source has no coordinates. */
  readonly entry: PointCm | null;
}

/** The state while a text is being read. */
export interface Reading {
  readonly roots: FormationNode[];
  readonly bodies: TopFormation[];
  /** The formations the next line may be put under, the topmost first. */
  readonly stack: Open[];
  readonly all: Open[];
  /** The nation that the title of the list gives; null if it gives none or several. */
  nationOfTitle: Nation | null;
  /** The sums stated in the text. */
  readonly stated: StatedTotal[];
  /** Lines of totals that match nothing read before them. */
  readonly openTotals: OpenTotal[];
  /** Ids of units without men among which a stated sum can be shared. */
  readonly shared: Set<string>;
  /** The officers of units who are not counted among their men, by the unit's id. */
  readonly officersOf: Map<string, number>;
  readonly arrivals: TroopsArrival[];
  /** Formations of a power, each under an army whose nation only its words will tell. */
  readonly foreign: {
    readonly node: FormationNode;
    readonly line: PastedLine;
    readonly above: Open;
  }[];
  readonly officers: OfficersChoice;
  /** Records a doubt about a line, and about the unit or formation it became. */
  readonly doubt: (
    line: PastedLine,
    code: PasteDoubtCode,
    params?: PasteDoubt["params"],
    about?: string,
  ) => void;
}

/** Records when troops arrive. */
export function noteArrival(
  id: string,
  { second: _, ...arrival }: ArrivalRead,
  { arrivals }: Reading,
): void {
  arrivals.push({ id, ...arrival, entry: null });
}

interface Opening {
  readonly node: FormationNode;
  readonly line: PastedLine;
  readonly level: Level | null;
  readonly flat: boolean;
  readonly runIn: boolean;
  readonly byPlace: boolean;
  readonly stated: StatedSum | null;
}

/** Adds a formation under the innermost open one, and opens it for what follows. */
export function openUnder(reading: Reading, opening: Opening): Open {
  const { node, line, level } = opening;
  while (reading.stack.length >= LIMITS.treeDepth) {
    reading.stack.pop();
    reading.doubt(line, "too-deep", { name: line.content }, node.id);
  }
  const parent = reading.stack.at(-1);
  (parent?.node.formations ?? reading.roots).push(node);
  const named = level ?? levelIn(foldText(node.name));
  const nation = node.nation ?? parent?.nation ?? (parent ? null : reading.nationOfTitle);
  const body = parent?.body ?? newBody(reading, node, line);
  const open = { ...opening, named, nation, body, guardByHeading: false };
  node.level = named ?? node.level;
  reading.stack.push(open);
  reading.all.push(open);
  return open;
}

function newBody({ bodies }: Reading, head: FormationNode, line: PastedLine): TopFormation {
  const body: TopFormation = { head, line, words: { units: [], below: [] }, withoutNation: [] };
  bodies.push(body);
  return body;
}

/**
 * Closes the formations a line does not belong to; at the same indent, only headings without indented lines below them
 * stay open. `level` is the line's own if it is a heading that names one.
 */
export function closeDownTo(line: PastedLine, level: Level | null, { stack }: Reading): void {
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const above = placeOfParty(top.line) ?? placeOfPooled(top) ?? top.node.level;
    const mayHold = top.flat || (top.runIn && level !== null && level !== "detachment");
    const holds = (mayHold && isBelow(level, above)) || (top.flat && isArmOfBody(line, top));
    if (top.line.indent < line.indent || (top.line.indent === line.indent && holds)) return;
    stack.pop();
  }
}

const ARM_AT_MOST =
  /^(?:infantry|cavalry|artillery|engineers|infanteri|kavaleri|artilleri|infanterie|kavallerie|cavalerie|artillerie|piechota|kawaleria|jazda|artyleria):?$/;

/** `Infantry` and `Cavalry` below `Advance Guard`, as long as no units stand right below that. */
function isArmOfBody({ content }: PastedLine, { node, named }: Open): boolean {
  if (named !== "detachment" || node.units.length > 0) return false;
  return !ARM_AT_MOST.test(foldText(node.name)) && ARM_AT_MOST.test(foldText(content));
}

/** `Reserve Cavalry` counts as a division to its brigades, as long as no units stand right below it. */
function placeOfPooled({ node, line }: Open): Level | null {
  if (node.level !== "detachment" || node.units.length > 0) return null;
  return isPooled(foldText(line.content)) ? "division" : null;
}

/** The level that the army of a side, or a contingent, counts as, whatever it is called; null for other lines. */
export function placeOfParty({ party }: PastedLine): Level | null {
  if (party === null) return null;
  return ({ side: "army", contingent: "wing", corps: "corps" } as const)[party];
}

/**
 * The name of the formation that a heading of another power is under, if only its words and not its indent show that; null
 * otherwise.
 */
export function possibleEnemy(
  { nation }: FormationNode,
  { party, indent }: PastedLine,
  { stack }: Reading,
): string | null {
  const above = stack.at(-1);
  if (!above || party !== null || above.line.indent !== indent || nation === null) return null;
  const isForeign = above.nation !== null && above.nation !== nation && isPower(nation);
  const isAgainstAllies = nation === "france" && partyIn(above.node.name)?.isOfAllies;
  return isForeign || isAgainstAllies ? above.node.name : null;
}

/** Keeps a formation of a power under an army of unknown nation, to compare them once that is guessed. */
export function noteForeign(
  node: FormationNode,
  line: PastedLine,
  { stack, foreign }: Reading,
): void {
  const above = stack.at(-1);
  const isFlat = above?.nation === null && line.party === null && above.line.indent === line.indent;
  if (isFlat && node.nation !== null && isPower(node.nation)) foreign.push({ node, line, above });
}

/** Doubts the formations that fought against what their army was guessed to be. */
export function doubtForeign({ foreign, doubt }: Reading): void {
  for (const { node, line, above } of foreign) {
    const around = above.body.withoutNation[0]?.unit.nation ?? null;
    const camps = [around, node.nation].map((nation) => nation && campOf(nation));
    if (camps.every((camp) => camp) && camps[0] !== camps[1])
      doubt(line, "sides-open", { words: `${above.node.name} · ${node.name}` }, node.id);
  }
}

function isBelow(level: Level | null, above: Level): boolean {
  return level === null || RANK[level] > RANK[above];
}
