import { useMemo, useState } from "react";
import { newId } from "@/app/(author)/_editor/new-id";
import { applyDecisions } from "@/lib/domain/belle-alliance/import/decisions/apply-decisions";
import {
  type Decided,
  type Decision,
  type DoubtGroup,
  decisionOn,
  doubtKey,
  groupDoubts,
  isQuestion,
  openOf,
} from "@/lib/domain/belle-alliance/import/decisions/decision";
import type { PasteDoubt } from "@/lib/domain/belle-alliance/import/decisions/doubt";
import { settledBy } from "@/lib/domain/belle-alliance/import/decisions/settled-doubts";
import { valourDoubts } from "@/lib/domain/belle-alliance/import/decisions/valour-doubts";
import type { OrderRead } from "@/lib/domain/belle-alliance/import/read-sides";
import { withWeightsOfRows } from "@/lib/domain/belle-alliance/scenario/row-weights";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";

/** The doubts by kind, and the decisions about them. */
export interface Decisions {
  readonly groups: readonly DoubtGroup[];
  /** The sides with the decisions applied. */
  readonly sides: OrderRead["sides"];
  readonly arrivals: OrderRead["arrivals"];
  /** The number of kinds of doubt with something left to decide. */
  readonly open: number;
  readonly openIn: (group: DoubtGroup) => number;
  /** Null while there is no decision. */
  readonly on: (doubt: PasteDoubt, group: DoubtGroup) => Decision | null;
  /** The decision for a whole kind; null if its doubts are decided individually, or not yet. */
  readonly forAll: (group: DoubtGroup) => Decision | null;
  readonly decideAll: (group: DoubtGroup, decision: Decision) => void;
  readonly decide: (doubt: PasteDoubt, decision: Decision) => void;
}

type Read = Pick<OrderRead, "sides" | "arrivals" | "doubts">;

const UNDECIDED: Decided = { kinds: {}, alone: {} };

/**
 * Decisions survive a correction of the text: they are kept by kind, line and name. Valour is looked up after all other
 * decisions, because type and nation may move a unit to another row.
 */
export function useDecisions(read: Read, year: number | null): Decisions {
  const [decided, setDecided] = useState(UNDECIDED);
  const { groups, sides, arrivals } = useMemo(() => {
    const groupsRead = groupsOf(read.doubts, read.sides);
    const settled = after(read, groupsRead, decided);
    const changed = { ...settled, sides: withWeightsOfRows(settled.sides, year) };
    const ofValour = groupsOf(valourDoubts(changed.sides, year), changed.sides);
    const asked = unsettled(groupsRead, { sides: changed.sides, decided });
    return { groups: [...asked, ...ofValour], ...after(changed, ofValour, decided) };
  }, [read, year, decided]);
  const openIn = (group: DoubtGroup) => openOf(group, decided);
  return {
    groups,
    sides,
    arrivals,
    open: groups.filter((group) => isQuestion(group) && openIn(group) > 0).length,
    openIn,
    on: (doubt, group) => decisionOn(doubt, group, decided),
    forAll: (group) => {
      const each = new Set(group.doubts.map((doubt) => decisionOn(doubt, group, decided)));
      const [first] = each;
      return each.size === 1 ? (first ?? null) : null;
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

function groupsOf(doubts: readonly PasteDoubt[], sides: OrderRead["sides"]): DoubtGroup[] {
  const units = unitsUnder(sides.flatMap(({ formations }) => formations));
  const arms = new Map(units.map(({ id, arm }) => [id, arm]));
  return groupDoubts(doubts, (id) => arms.get(id) ?? null);
}

/** The groups without what other decisions have settled; what was decided stays, so that it can be changed. */
function unsettled(
  groups: readonly DoubtGroup[],
  { sides, decided }: { readonly sides: OrderRead["sides"]; readonly decided: Decided },
): DoubtGroup[] {
  const isSettled = settledBy(sides);
  return groups.flatMap((group) => {
    const doubts = group.doubts.filter(
      (doubt) => decisionOn(doubt, group, decided) !== null || !isSettled(doubt),
    );
    return doubts.length === 0 ? [] : [{ ...group, doubts }];
  });
}

function after(
  read: Pick<Read, "sides" | "arrivals">,
  groups: readonly DoubtGroup[],
  decided: Decided,
) {
  const made = groups.flatMap((group) =>
    group.doubts.flatMap((doubt) => {
      const decision = decisionOn(doubt, group, decided);
      return decision === null ? [] : [{ doubt, decision }];
    }),
  );
  return applyDecisions(read, { decided: made, newId });
}

/** Replaces one line of the text, counted from 1. */
export function withLine(text: string, line: number, to: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((old, i) => (i + 1 === line ? `${old.match(/^\s*/)?.[0] ?? ""}${to.trim()}` : old))
    .join("\n");
}
