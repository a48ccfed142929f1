import type { FormationNode } from "@/lib/domain/scenario/formation";
import type { Side } from "@/lib/domain/scenario/side";

/** The beginnings of sides, with so many units together. */
export function sidesCut(sides: readonly Side[], most: number): Side[] {
  const room = { left: most };
  return sides.map((side) => ({ ...side, formations: formationsCut(side.formations, room) }));
}

function formationsCut(formations: readonly FormationNode[], room: { left: number }) {
  const cut: FormationNode[] = [];
  for (const each of formations) {
    if (room.left <= 0) break;
    const below = formationsCut(each.formations, room);
    const units = each.units.slice(0, Math.max(0, room.left));
    room.left -= units.length;
    cut.push({ ...each, formations: below, units });
  }
  return cut;
}
