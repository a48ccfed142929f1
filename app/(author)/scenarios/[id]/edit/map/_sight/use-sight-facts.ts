import { useMemo, useRef, useSyncExternalStore } from "react";
import type { Sight, SightStore } from "../sight-store";
import type { MapDeskState } from "../use-map-desk";
import {
  type SightFacts,
  type SightLook,
  type SightTable,
  sightFacts,
  watchersOf,
} from "./sight-facts";

export function useSight(store: SightStore): Sight {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** The looks tried out over the table as it is shown, and what comes of them. */
export function useSightFacts(
  { view, scenario: { settings } }: Pick<MapDeskState, "view" | "scenario">,
  { from, to, fired, carried }: Sight,
): { readonly table: SightTable; readonly facts: SightFacts } {
  const table = useMemo(() => ({ view, settings }), [view, settings]);
  const facts = useMemo(
    () => sightFacts(table, { from, to, fired, carried }),
    [table, from, to, fired, carried],
  );
  return { table, facts };
}

/** Who sees the observer, while that is shown; worked out again once nothing is carried any more. */
export function useWatchers(facts: SightFacts, { layers, fired, carried }: Sight) {
  const isShown = layers.includes("watchers");
  const known = useRef<SightFacts>(facts);
  if (!carried) known.current = facts;
  const settled = known.current;
  return useMemo(
    (): readonly SightLook[] | null => (isShown ? watchersOf(settled, { fired }) : null),
    [isShown, settled, fired],
  );
}
