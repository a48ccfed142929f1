import type { TroopsArrival } from "@/lib/domain/scenario/paste/open-formations";
import type { Side } from "@/lib/domain/scenario/side";

/** What sides' schedules bring, each body of troops in the first bound that has it. */
export function arrivalsOf(sides: readonly Side[]): TroopsArrival[] {
  const arrivals = new Map<string, TroopsArrival>();
  for (const { brings, bound, entry, note } of sides.flatMap((side) => side.reinforcements)) {
    for (const id of brings) {
      if (!arrivals.has(id))
        arrivals.set(id, { id, bound, time: null, edge: null, entry, words: note });
    }
  }
  return [...arrivals.values()];
}
