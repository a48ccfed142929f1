import type { UnitArrival } from "@/lib/domain/scenario/paste/open-formations";
import type { Side } from "@/lib/domain/scenario/side";
import { formationsUnder, unitsUnder } from "@/lib/domain/scenario/visible-tree";

/** The units that sides' schedules bring, each in the first bound that has it or a formation above it. */
export function arrivalsOf(sides: readonly Side[]): UnitArrival[] {
  return sides.flatMap(({ formations, reinforcements }) => {
    const bounds = new Map<string, number>();
    const byId = new Map(formationsUnder(formations).map((each) => [each.id, each]));
    const ids = new Set(unitsUnder(formations).map(({ id }) => id));
    for (const { brings, bound } of reinforcements) {
      for (const id of brings) {
        const formation = byId.get(id);
        const units = formation ? unitsUnder([formation]).map((unit) => unit.id) : [id];
        for (const each of units) if (ids.has(each) && !bounds.has(each)) bounds.set(each, bound);
      }
    }
    return [...bounds].map(([unitId, bound]) => ({ unitId, bound }));
  });
}
