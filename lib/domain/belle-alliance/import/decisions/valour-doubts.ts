import type { PasteDoubt } from "@/lib/domain/belle-alliance/import/decisions/doubt";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitProposal } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import type { ValourProposal } from "@/lib/rules/belle-alliance/valour/valour-proposal";
import { TABLE_21_YEARS } from "@/lib/rules/belle-alliance/valour/valour-range";

/**
 * A doubt for each unit whose valour in table 21 for that year requires a decision by the umpire; in years outside the
 * table, one for all.
 */
export function valourDoubts(sides: readonly Side[], year: number | null): PasteDoubt[] {
  if (year === null) return [];
  const { first, last } = TABLE_21_YEARS;
  if (year >= first && year <= last)
    return sides.flatMap(({ formations }) => doubtsUnder(formations, { parents: [], year }));
  const open = unitsUnder(sides.flatMap(({ formations }) => formations)).filter(isOpen);
  if (open.length === 0) return [];
  const params = { year, first, last, count: open.length };
  return [{ line: 0, text: "", part: null, about: null, code: "valour-years", params }];
}

/** Whether nothing decides a unit's valour yet. */
function isOpen({ valour }: Unit): boolean {
  return valour.own === null && valour.row === null && valour.pick === null;
}

/** Nation and type decide the row, so they are asked about first. */
function isSettled({ nation, type }: Unit): boolean {
  return nation !== "other" && type !== null;
}

interface Above {
  readonly parents: readonly FormationNode[];
  readonly year: number;
}

function doubtsUnder(formations: readonly FormationNode[], { parents, year }: Above): PasteDoubt[] {
  return formations.flatMap((each) => {
    const inside = { parents: [...parents, each], year };
    const open = each.units
      .filter((unit) => isOpen(unit) && isSettled(unit))
      .map((unit) => ({ ...unit, proposal: unitProposal(unit, inside) }))
      .filter(({ proposal }) => proposal.confidence === "ask" || proposal.values.length > 1);
    return [
      ...open.map(({ id, name, proposal }) => valourDoubt({ id, name, year }, proposal)),
      ...doubtsUnder(each.formations, inside),
    ];
  });
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly year: number;
}

/** The doubt is about which row applies, or which of a row's two values. */
function valourDoubt({ id, name, year }: Named, { row, values }: ValourProposal): PasteDoubt {
  const [first = 0, second] = values;
  const about = { line: 0, text: name, part: null, about: id };
  const params = { name, year, row: row?.id ?? "", first };
  return second === undefined
    ? { ...about, code: "valour-open", params }
    : { ...about, code: "valour-two-values", params: { ...params, second } };
}
