import type { FormationNode } from "../scenario/formation";
import type { Side } from "../scenario/side";
import type { OrderRead } from "./read-sides";

/** The same troops with new ids and not placed on the table, because a scenario may contain the originals already. */
export function withNewIds(read: OrderRead, newId: () => string): OrderRead {
  const ids = new Map<string, string>();
  const renew = (id: string) => {
    const fresh = newId();
    ids.set(id, fresh);
    return fresh;
  };
  const sides = read.sides.map(
    (side): Side => ({
      ...side,
      id: renew(side.id),
      reinforcements: [],
      formations: side.formations.map((each) => renewed(each, renew)),
    }),
  );
  const arrivals = read.arrivals.map((each) => ({ ...each, id: ids.get(each.id) ?? each.id }));
  return { ...read, sides, arrivals };
}

function renewed(node: FormationNode, renew: (id: string) => string): FormationNode {
  return {
    ...node,
    id: renew(node.id),
    commander: node.commander && { ...node.commander, placement: null },
    units: node.units.map((unit) => ({ ...unit, id: renew(unit.id), placement: null })),
    formations: node.formations.map((each) => renewed(each, renew)),
  };
}
