import { ARMS, type Arm } from "@/lib/rules/belle-alliance/arm";
import { LEVELS, type Level } from "@/lib/rules/belle-alliance/level";
import { NATIONS, type Nation } from "@/lib/rules/belle-alliance/nation";
import { TYPES_OF_ARM, type UnitType } from "@/lib/rules/belle-alliance/unit-type";
import type { PasteDoubt, PasteDoubtCode } from "./doubt";

/** What can be decided about a doubt, alone or for all of its kind at once; `leave` keeps what was read. */
export type Decision =
  | "leave"
  /** Battalions of their own, with the names and strengths the text gives them, else in equal shares. */
  | "split-as-read"
  | "split-equally"
  | "leave-out"
  | "nation-of-heading"
  | "no-guard"
  | "count-officers"
  /** Of the guns, and not beside them. */
  | "howitzers-among"
  | "no-howitzers"
  /** Its men are unknown. */
  | "strength-open"
  /** Words that were not understood go out of the note. */
  | "without-words"
  /** A formation's own strength in equal shares among its units without one. */
  | "share-men"
  /** The men of all its units so that they come to the sum that is stated. */
  | "scale-men"
  | "no-commander"
  /** The first or the second of a row's two values. */
  | "valour-first"
  | "valour-second"
  | "valour-proposed"
  /** Table 21 instead of the column's. */
  | "valour-of-table"
  | `divide:${number}`
  | `nation:${Nation}`
  | `type:${UnitType}`
  | `arm:${Arm}`
  | `level:${Level}`
  | `calibre:${number}`;

/** The pounds that guns of the time fired most. */
const CALIBRES = [3, 4, 6, 8, 9, 12] as const;

/** Battalions that a regiment had. */
const PARTS = [2, 3, 4] as const;

const DECISIONS: Partial<Record<PasteDoubtCode, readonly Decision[]>> = {
  "several-battalions": ["split-as-read", "split-equally"],
  "strength-missing": ["leave-out"],
  "formation-empty": ["leave-out"],
  "nation-of-its-own": ["nation-of-heading"],
  "guard-by-heading": ["no-guard"],
  "officers-apart": ["count-officers"],
  "howitzers-counted": ["howitzers-among", "no-howitzers"],
  "several-numbers": ["strength-open"],
  "words-unread": ["without-words"],
  "formation-strength": ["share-men"],
  "men-differ": ["scale-men"],
  "commander-guessed": ["no-commander"],
  "valour-open": ["valour-first", "valour-second", "valour-proposed"],
  "column-valour": ["valour-of-table"],
  "strength-large": PARTS.map((parts) => `divide:${parts}` as const),
  "nation-guessed": NATIONS.map((nation) => `nation:${nation}` as const),
  "nation-hinted": NATIONS.map((nation) => `nation:${nation}` as const),
  "nation-open": NATIONS.map((nation) => `nation:${nation}` as const),
  "arm-open": ARMS.map((arm) => `arm:${arm}` as const),
  "level-guessed": LEVELS.map((level) => `level:${level}` as const),
  "calibre-missing": CALIBRES.map((pounds) => `calibre:${pounds}` as const),
};

/** What is open to decide about a doubt; `arm` is that of the unit it is about. */
export function decisionsFor(code: PasteDoubtCode, arm: Arm | null): readonly Decision[] {
  if (code === "type-open") {
    return ["leave", ...(arm ? TYPES_OF_ARM[arm] : []).map((type) => `type:${type}` as const)];
  }
  const open = DECISIONS[code];
  return open ? ["leave", ...open] : [];
}

/** Where a doubt is settled about which nothing can be decided: the key of its sentence. */
const SETTLED_ELSEWHERE = {
  "several-times": "line",
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
  "guns-differ": "tree",
  "too-deep": "tree",
  "no-place": "nowhere",
} as const satisfies Partial<Record<PasteDoubtCode, string>>;
type SettledElsewhere = (typeof SETTLED_ELSEWHERE)[keyof typeof SETTLED_ELSEWHERE];

/** Why nothing can be decided about doubts of that kind; null where something can. */
export function settledElsewhere(code: PasteDoubtCode): SettledElsewhere | null {
  return code in SETTLED_ELSEWHERE
    ? SETTLED_ELSEWHERE[code as keyof typeof SETTLED_ELSEWHERE]
    : null;
}

/** What a doubt is known by while its text is corrected around it and read again. */
export function doubtKey({ code, part, line, params }: PasteDoubt): string {
  return [code, part ?? "", line, params.name ?? "", params.words ?? ""].join(" ");
}

/** The doubts of one kind: those that one decision can settle. */
export interface DoubtGroup {
  /** Kind, and the arm where what can be decided depends on it. */
  readonly key: string;
  readonly code: PasteDoubtCode;
  readonly doubts: readonly PasteDoubt[];
  readonly decisions: readonly Decision[];
}

/** The doubts by their kind, those that can be decided first, then in their order. */
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
    else groups.set(key, { key, code: doubt.code, doubts: [doubt], decisions });
  }
  const rank = ({ decisions }: DoubtGroup) => (decisions.length > 0 ? 0 : 1);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

/** What was decided: for kinds by the key of their group, and for single doubts by their own. */
export interface Decided {
  readonly kinds: Readonly<Record<string, Decision>>;
  readonly alone: Readonly<Record<string, Decision>>;
}

/** What holds for a doubt: its own decision before that for its kind. */
export function decisionOn(doubt: PasteDoubt, group: DoubtGroup, decided: Decided): Decision {
  return decided.alone[doubtKey(doubt)] ?? decided.kinds[group.key] ?? "leave";
}
