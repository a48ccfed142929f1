import { ARMS, type Arm } from "@/lib/rules/belle-alliance/arm";
import { LEVELS, type Level } from "@/lib/rules/belle-alliance/level";
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
  | `type:${UnitType}`
  | `arm:${Arm}`
  | `level:${Level}`
  | `calibre:${number}`;

/** The pounds that guns of the time fired most. */
const CALIBRES = [3, 4, 6, 8, 9, 12] as const;

const DECISIONS: Partial<Record<PasteDoubtCode, readonly Decision[]>> = {
  "several-battalions": ["split-as-read", "split-equally"],
  "strength-missing": ["leave-out"],
  "formation-empty": ["leave-out"],
  "nation-of-its-own": ["nation-of-heading"],
  "guard-by-heading": ["no-guard"],
  "officers-apart": ["count-officers"],
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

/** What a doubt is known by while its text is corrected around it and read again. */
export function doubtKey({ code, part, line, params }: PasteDoubt): string {
  return [code, part ?? "", line, params.name ?? ""].join(" ");
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
