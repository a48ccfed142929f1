import { keyOfEnd, type SightEnd } from "@/lib/domain/belle-alliance/scenario/sight-pieces";
import { moved, type Point } from "@/lib/terrain/point";
import type { Sight } from "../sight-store";

type Change = Partial<Sight>;

/** More looks than this are not drawn from one observer. */
const MOST = 50;

/** A press on the map or a choice in the panel: the first is the observer, what follows is looked at. */
export function pointedAt({ from, to }: Sight, end: SightEnd): Change {
  // A side shades its ground and looks at nothing else.
  if (!from || from.kind === "side") return { from: end, to: [], chosen: "from" };
  const known = to.findIndex((each) => sameEnd(each, end));
  if (known >= 0) return { chosen: known };
  if (sameEnd(from, end)) return { chosen: "from" };
  if (to.length >= MOST) return {};
  return { to: [...to, end], chosen: to.length };
}

/** Another observer of the same; of a side there is nothing to see but its ground. */
export function observedBy({ to, layers }: Sight, from: SightEnd): Change {
  if (from.kind === "side") {
    return { from, to: [], chosen: "from", layers: [...new Set([...layers, "ground" as const])] };
  }
  const rest = to.filter((each) => !sameEnd(each, from));
  return { from, to: rest, chosen: rest.length > 0 ? rest.length - 1 : "from" };
}

/** Puts an end elsewhere. */
export function endMoved({ to }: Sight, which: Sight["chosen"], end: SightEnd): Change {
  if (which === "from") return { from: end };
  return { to: to.map((each, i) => (i === which ? end : each)) };
}

/** The chosen end moved by cm east and north, which only a place can be. */
export function chosenMoved(sight: Sight, byCm: Point): Change | null {
  const end = endOf(sight, sight.chosen);
  if (end?.kind !== "place") return null;
  return endMoved(sight, sight.chosen, { ...end, at: moved(end.at, byCm) });
}

/** Takes an end away; without an observer nothing is looked at. */
export function removed({ to, chosen }: Sight, which: Sight["chosen"]): Change {
  if (which === "from") return CLEARED;
  const rest = to.filter((_, i) => i !== which);
  const after = chosen === "from" || chosen < which ? chosen : Math.max(0, chosen - 1);
  return { to: rest, chosen: rest.length > 0 ? after : "from" };
}

export const CLEARED: Change = { from: null, to: [], chosen: "from", carried: null };

/** The next or previous end; null after the last. */
export function stepped({ from, to, chosen }: Sight, by: 1 | -1): Change | null {
  if (!from) return null;
  const next = (chosen === "from" ? -1 : chosen) + by;
  if (next < -1 || next >= to.length) return null;
  return { chosen: next < 0 ? "from" : next };
}

export function endOf({ from, to }: Sight, which: Sight["chosen"]): SightEnd | null {
  return which === "from" ? from : (to[which] ?? null);
}

export function sameEnd(one: SightEnd, other: SightEnd): boolean {
  return keyOfEnd(one) === keyOfEnd(other);
}
