import { ARMS, type Arm } from "@/lib/rules/belle-alliance/arm";
import { LEVELS, type Level } from "@/lib/rules/belle-alliance/level";
import { NATIONS, type Nation } from "@/lib/rules/belle-alliance/nation";
import { TYPES_OF_ARM, type UnitType } from "@/lib/rules/belle-alliance/unit-type";
import { TABLE_21_YEARS } from "@/lib/rules/belle-alliance/valour/valour-range";
import { PASTE_DOUBTS, type PasteDoubt, type PasteDoubtCode } from "./doubt";

/** What can be decided about a doubt, singly or for all of its kind; `leave` accepts what was read. */
export type Decision =
  | "leave"
  /** Separate battalions, with the names and strengths given in the text, or with equal shares. */
  | "split-as-read"
  | "split-equally"
  | "leave-out"
  | "nation-of-heading"
  | "no-guard"
  /** The guns beside a battalion or regiment become a section of artillery of their own. */
  | "guns-apart"
  /** The howitzers are included in the guns, not additional. */
  | "howitzers-among"
  | "no-howitzers"
  /** The unit's men are unknown. */
  | "strength-open"
  /** Removes the words that were not understood from the note. */
  | "without-words"
  /** Shares a formation's stated strength equally among its units without one. */
  | "share-men"
  /** Shares it by the number of their battalions. */
  | "share-by-battalion"
  /** The line is about an officer, a heading, or goes on with the next. */
  | "officer"
  | "heading"
  | "join-next"
  /** Makes separate sides of armies that were left on one. */
  | "sides-apart"
  /** Scales the men, or the guns, of all its units to match the stated sum. */
  | "scale-men"
  | "scale-guns"
  /** Uses the second of two arrival times. */
  | "second-time"
  | "no-commander"
  /** Uses the first or second of a row's two values. */
  | "valour-first"
  | "valour-second"
  | "valour-proposed"
  /** Uses table 21 instead of the column. */
  | "valour-of-table"
  | `divide:${number}`
  /** So many men for each battalion of the units without a strength. */
  | `each:${number}`
  /** The rows of table 21 for that year. */
  | `valour-of-year:${number}`
  | `nation:${Nation}`
  | `type:${UnitType}`
  | `arm:${Arm}`
  | `level:${Level}`
  | `calibre:${number}`;

/** A doubt with the decision about it. */
export interface DecidedDoubt {
  readonly doubt: PasteDoubt;
  readonly decision: Decision;
}

/** The most common calibres of the time, in pounds. */
const CALIBRES = [3, 4, 6, 8, 9, 12] as const;

/** The usual numbers of battalions in a regiment. */
const PARTS = [2, 3, 4] as const;

/** Usual strengths of a battalion in the field. */
const MEN_OF_BATTALION = [400, 500, 600, 700, 800] as const;
const EACH = MEN_OF_BATTALION.map((men) => `each:${men}` as const);

/** What a line that was read as a unit may be instead. */
export const OTHER_LINES = ["officer", "heading", "join-next"] as const;
const OTHER_LINE = [...OTHER_LINES, "leave-out"] as const;

const YEARS = Array.from(
  { length: TABLE_21_YEARS.last - TABLE_21_YEARS.first + 1 },
  (_, i) => TABLE_21_YEARS.first + i,
);

const DECISIONS: Partial<Record<PasteDoubtCode, readonly Decision[]>> = {
  "several-battalions": ["split-as-read", "split-equally"],
  "sides-open": ["sides-apart"],
  "strength-missing": [...OTHER_LINE, ...EACH],
  "formation-empty": ["leave-out"],
  "nation-of-its-own": ["nation-of-heading"],
  "guard-by-heading": ["no-guard"],
  "guns-beside": ["guns-apart", "arm:artillery"],
  "howitzers-counted": ["howitzers-among", "no-howitzers"],
  "strength-shared": ["strength-open"],
  "several-numbers": ["strength-open"],
  "words-unread": ["without-words"],
  "formation-strength": ["share-men", "share-by-battalion", ...EACH],
  "men-differ": ["scale-men"],
  "guns-differ": ["scale-guns"],
  "several-times": ["second-time"],
  "commander-guessed": ["no-commander"],
  "valour-open": ["valour-proposed"],
  "valour-two-values": ["valour-first", "valour-second"],
  "column-valour": ["valour-of-table"],
  "several-units": PARTS.map((parts) => `divide:${parts}` as const),
  "strength-large": PARTS.map((parts) => `divide:${parts}` as const),
  "nation-guessed": NATIONS.map((nation) => `nation:${nation}` as const),
  "nation-hinted": NATIONS.map((nation) => `nation:${nation}` as const),
  "nation-open": NATIONS.map((nation) => `nation:${nation}` as const),
  "arm-open": [...ARMS.map((arm) => `arm:${arm}` as const), ...OTHER_LINE],
  "valour-years": YEARS.map((year) => `valour-of-year:${year}` as const),
  "level-guessed": LEVELS.map((level) => `level:${level}` as const),
  "calibre-missing": CALIBRES.map((pounds) => `calibre:${pounds}` as const),
};

/** The possible decisions about a doubt, `leave` first; `arm` is that of the unit concerned. */
export function decisionsFor(code: PasteDoubtCode, arm: Arm | null): readonly Decision[] {
  if (code === "type-open")
    return ["leave", ...(arm ? TYPES_OF_ARM[arm] : []).map((type) => `type:${type}` as const)];
  return ["leave", ...(DECISIONS[code] ?? [])];
}

/** For doubts that only allow `leave`: where they can be settled, as the key of an explanation. */
const SETTLED_ELSEWHERE = {
  "officers-apart": "officers",
  "commander-homeless": "line",
  "line-unread": "line",
  "line-too-long": "line",
  "columns-left": "columns",
  "columns-kept": "columns",
  "cell-merged": "file",
  "formula-empty": "file",
  "rows-cut": "file",
  "line-cut": "file",
  "too-many-lines": "file",
  "note-cut": "file",
  "sheet-read": "target",
  "side-guessed": "target",
  "too-deep": "tree",
  "no-place": "nowhere",
} as const satisfies Partial<Record<PasteDoubtCode, string>>;
type SettledElsewhere = (typeof SETTLED_ELSEWHERE)[keyof typeof SETTLED_ELSEWHERE];

/** Where doubts of that kind are settled instead; null if they can be decided here. */
export function settledElsewhere(code: PasteDoubtCode): SettledElsewhere | null {
  return code in SETTLED_ELSEWHERE
    ? SETTLED_ELSEWHERE[code as keyof typeof SETTLED_ELSEWHERE]
    : null;
}

/** The key that identifies a doubt when the text around it is corrected and read again. */
export function doubtKey({ code, part, line, params }: PasteDoubt): string {
  return [code, part ?? "", line, params.name ?? "", params.words ?? ""].join(" ");
}

/** The doubts of one kind, which one decision can settle. */
export interface DoubtGroup {
  /** The kind, with the arm if the possible decisions depend on it. */
  readonly key: string;
  readonly code: PasteDoubtCode;
  /** Null if the possible decisions do not depend on it. */
  readonly arm: Arm | null;
  readonly doubts: readonly PasteDoubt[];
  readonly decisions: readonly Decision[];
}

/** Groups doubts by kind, those that can be decided first, in the order in which their answers settle others. */
export function groupDoubts(
  doubts: readonly PasteDoubt[],
  armOf: (id: string) => Arm | null,
): DoubtGroup[] {
  const groups = new Map<string, DoubtGroup & { doubts: PasteDoubt[] }>();
  for (const doubt of doubts) {
    const arm = doubt.code === "type-open" && doubt.about ? armOf(doubt.about) : null;
    const key = arm ? `${doubt.code}:${arm}` : doubt.code;
    const group = groups.get(key);
    const decisions = group?.decisions ?? decisionsFor(doubt.code, arm);
    if (group) group.doubts.push(doubt);
    else groups.set(key, { key, code: doubt.code, arm, doubts: [doubt], decisions });
  }
  const rank = (group: DoubtGroup) =>
    PASTE_DOUBTS.indexOf(group.code) + (isQuestion(group) ? 0 : PASTE_DOUBTS.length);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

/** Whether there is anything to decide about a group of doubts; otherwise it is only a notice. */
export function isQuestion({ decisions }: Pick<DoubtGroup, "decisions">): boolean {
  return decisions.length > 1;
}

/** The decisions made: for whole kinds by group key, and for single doubts by doubt key. */
export interface Decided {
  readonly kinds: Readonly<Record<string, Decision>>;
  readonly alone: Readonly<Record<string, Decision>>;
}

/** The decision about a doubt, its own before that for its kind; null if there is none yet. */
export function decisionOn(
  doubt: PasteDoubt,
  group: DoubtGroup,
  decided: Decided,
): Decision | null {
  return decided.alone[doubtKey(doubt)] ?? decided.kinds[group.key] ?? null;
}

/** The number of doubts in a group without a decision. */
export function openOf(group: DoubtGroup, decided: Decided): number {
  return group.doubts.filter((doubt) => decisionOn(doubt, group, decided) === null).length;
}
