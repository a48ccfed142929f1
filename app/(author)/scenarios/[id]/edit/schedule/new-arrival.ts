import { newId } from "@/app/(author)/_editor/new-id";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Reinforcement, Side } from "@/lib/domain/scenario/side";

/** An arrival to begin with: a bound after the side's last one, at the edge where it came on, else in the south. */
export function newArrival(
  brings: readonly string[],
  { side, map, bounds }: { readonly side: Side } & Pick<Scenario, "map" | "bounds">,
): Reinforcement {
  const last = side.reinforcements.reduce<Reinforcement | null>(
    (latest, each) => (latest && latest.bound >= each.bound ? latest : each),
    null,
  );
  const next = (last?.bound ?? 0) + 1;
  return {
    id: newId(),
    brings: [...brings],
    bound: Math.min(next, bounds ?? 200),
    entry: last ? [...last.entry] : [Math.round(map.widthCm / 2), 0],
    note: "",
  };
}
