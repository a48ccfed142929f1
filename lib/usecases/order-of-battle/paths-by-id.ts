import { below } from "@/lib/domain/pointer";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import type { Side } from "@/lib/domain/scenario/side";

/** The JSON Pointer of every side, formation and unit, by its id. */
export function pathsById(sides: readonly Side[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const [i, { id, formations }] of sides.entries()) {
    const path = below("/sides", i);
    paths.set(id, path);
    addFormations(formations, path, paths);
  }
  return paths;
}

function addFormations(
  formations: readonly FormationNode[],
  parent: string,
  paths: Map<string, string>,
): void {
  for (const [i, each] of formations.entries()) {
    const path = below(`${parent}/formations`, i);
    paths.set(each.id, path);
    for (const [k, unit] of each.units.entries()) paths.set(unit.id, below(`${path}/units`, k));
    addFormations(each.formations, path, paths);
  }
}
