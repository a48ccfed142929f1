import { useEffect } from "react";
import { inIdleTime } from "@/app/(author)/_editor/in-idle-time";
import { groundOfMany } from "@/lib/domain/belle-alliance/sight/ground-of-many";
import type { Sight, SightStore } from "../sight-store";
import type { SightFacts, SightTable } from "./sight-facts";

/** What is known so far is drawn no more often than this. */
const DRAW_EVERY_MS = 250;

/** Works out in idle time what a side sees, while that is shown; again once a piece has been put down elsewhere. */
export function useSideGround(
  store: SightStore,
  { view: { widthCm, depthCm } }: Pick<SightTable, "view">,
  { ground, lookers }: SightFacts,
  { from, layers, carried }: Sight,
): void {
  const isShown = from?.kind === "side" && layers.includes("ground");
  const isCarried = carried !== null;
  useEffect(() => {
    if (!isShown || isCarried) return;
    let drawn = performance.now();
    const work = groundOfMany(ground, lookers, { widthCm, depthCm });
    const callOff = inIdleTime(work, (found, end) => {
      const isWhole = end !== null;
      const now = performance.now();
      if (!isWhole && now - drawn < DRAW_EVERY_MS) return;
      drawn = now;
      store.set({ ofSide: { rings: [], counted: 0, ...found, isWhole } });
    });
    return () => {
      callOff();
      store.set({ ofSide: null });
    };
  }, [store, isShown, isCarried, ground, lookers, widthCm, depthCm]);
}
