import { unitProposal } from "@/lib/domain/scenario/derive";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import type { PasteDoubt } from "@/lib/domain/scenario/paste/doubt";
import type { Side } from "@/lib/domain/scenario/side";

/** A doubt for each unit whose valour table 21 leaves to the umpire in that year. */
export function valourDoubts(sides: readonly Side[], year: number | null): PasteDoubt[] {
  if (year === null) return [];
  return sides.flatMap(({ formations }) => doubtsUnder(formations, { parents: [], year }));
}

interface Above {
  readonly parents: readonly FormationNode[];
  readonly year: number;
}

function doubtsUnder(formations: readonly FormationNode[], { parents, year }: Above): PasteDoubt[] {
  return formations.flatMap((each) => {
    const inside = { parents: [...parents, each], year };
    const open = each.units
      .filter(({ valour }) => valour.own === null)
      .map((unit) => ({ ...unit, proposal: unitProposal(unit, inside) }))
      .filter(({ proposal }) => proposal.confidence === "ask" || proposal.values.length > 1);
    return [
      ...open.map(({ id, name, proposal }) =>
        valourDoubt(id, { name, year, row: proposal.row?.id ?? "" }),
      ),
      ...doubtsUnder(each.formations, inside),
    ];
  });
}

function valourDoubt(
  about: string,
  params: { name: string; year: number; row: string },
): PasteDoubt {
  return { line: 0, text: params.name, part: null, code: "valour-open", params, about };
}
