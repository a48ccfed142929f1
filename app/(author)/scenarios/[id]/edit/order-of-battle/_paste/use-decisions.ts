import { useMemo, useState } from "react";
import { newId } from "@/app/(author)/_editor/new-id";
import { applyDecisions } from "@/lib/domain/scenario/paste/apply-decisions";
import {
  type Decided,
  type Decision,
  type DoubtGroup,
  decisionOn,
  doubtKey,
  groupDoubts,
} from "@/lib/domain/scenario/paste/decision";
import type { PasteDoubt } from "@/lib/domain/scenario/paste/doubt";
import type { Side } from "@/lib/domain/scenario/side";
import { unitsUnder } from "@/lib/domain/scenario/visible-tree";

/** The doubts by kind, and what was decided about them. */
export interface Decisions {
  readonly groups: readonly DoubtGroup[];
  /** The sides with it. */
  readonly sides: readonly Side[];
  readonly on: (doubt: PasteDoubt, group: DoubtGroup) => Decision;
  /** For a kind as a whole; null where its doubts are decided each for itself. */
  readonly forAll: (group: DoubtGroup) => Decision | null;
  readonly decideAll: (group: DoubtGroup, decision: Decision) => void;
  readonly decide: (doubt: PasteDoubt, decision: Decision) => void;
}

const UNDECIDED: Decided = { kinds: {}, alone: {} };

/** Decisions outlive a correction of the text: they are kept by kind, line and name. */
export function useDecisions(sides: readonly Side[], doubts: readonly PasteDoubt[]): Decisions {
  const [decided, setDecided] = useState(UNDECIDED);
  const groups = useMemo(() => {
    const units = unitsUnder(sides.flatMap(({ formations }) => formations));
    const arms = new Map(units.map(({ id, arm }) => [id, arm]));
    return groupDoubts(doubts, (id) => arms.get(id) ?? null);
  }, [sides, doubts]);
  const changed = useMemo(() => {
    const all = groups.flatMap((group) =>
      group.doubts.map((doubt) => ({ doubt, decision: decisionOn(doubt, group, decided) })),
    );
    return applyDecisions(sides, { decided: all, newId });
  }, [sides, groups, decided]);
  return {
    groups,
    sides: changed,
    on: (doubt, group) => decisionOn(doubt, group, decided),
    forAll: (group) => {
      const each = new Set(group.doubts.map((doubt) => decisionOn(doubt, group, decided)));
      const [first] = each;
      return each.size === 1 && first ? first : null;
    },
    decideAll: (group, decision) =>
      setDecided(({ kinds, alone }) => {
        const own = new Set(group.doubts.map(doubtKey));
        const others = Object.entries(alone).filter(([key]) => !own.has(key));
        return {
          kinds: { ...kinds, [group.key]: decision },
          alone: Object.fromEntries(others),
        };
      }),
    decide: (doubt, decision) =>
      setDecided(({ kinds, alone }) => ({
        kinds,
        alone: { ...alone, [doubtKey(doubt)]: decision },
      })),
  };
}

/** The text with one of its lines, counted from 1, rewritten. */
export function withLine(text: string, line: number, to: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((old, i) => (i + 1 === line ? `${old.match(/^\s*/)?.[0] ?? ""}${to.trim()}` : old))
    .join("\n");
}
