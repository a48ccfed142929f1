import type { MarchingUnit } from "@/lib/rules/belle-alliance/march-row";
import type { Polyline } from "@/lib/terrain/polyline";
import type { CheckBudget } from "../checks/check-budget";
import { baseOf, unitFootprint } from "../derive";
import type { PlannedWay } from "../planned-way";
import type { Scenario } from "../scenario";
import type { Settings } from "../settings";
import type { Unit } from "../unit";
import { columnOf } from "./arrivals";
import { groundNear } from "./march-ground";
import type { MarchingColumn } from "./march-over-bounds";
import { type Way, wayAlong } from "./way";

/** Who marches a way, and how: one unit, or several in the order of battle as one column. */
export interface Marchers extends Pick<PlannedWay, "formation" | "mode"> {
  readonly units: readonly Unit[];
}

/** The ground over which a way leads, as far as its reader knows it. */
type Ground = Pick<Scenario, "settings"> & {
  readonly map: Pick<Scenario["map"], "widthCm" | "depthCm" | "features">;
};

/** `marchAlongPlaces`, which the map's desk fetches only for a battle with planned ways. */
export type MarchAlong = typeof marchAlongPlaces;

/**
 * The march of troops along places, straight from one to the next [2.3.1, 2.3.2, tables 3 to 5]; null without troops,
 * and where the drawing is too large or the budget spent.
 */
export function marchAlongPlaces(
  places: Polyline,
  marchers: Marchers,
  { map, settings }: Ground,
  effort: CheckBudget,
): Way | null {
  const column = columnOfMarchers(marchers, settings);
  if (!column) return null;
  const woodEdgeCm = woodEdgeFor(marchers, settings);
  const ground = groundNear(places, map, { readings: settings, woodEdgeCm, effort });
  return ground && wayAlong(ground, column, places, marchers.mode);
}

/**
 * The column that troops form: a single unit may stay in the formation in which it stands, several go one behind another
 * in column of march; null without troops.
 */
export function columnOfMarchers(
  { units, formation }: Pick<Marchers, "units" | "formation">,
  settings: Settings,
): (MarchingColumn & MarchingUnit) | null {
  const [first, ...others] = units;
  const placement = first?.placement;
  const stays = formation === "own" && others.length === 0 && placement?.formation !== "garrison";
  if (!first || !placement || !stays) return columnOf(units, settings);
  const { widthCm, depthCm } = unitFootprint(first, placement, settings);
  return {
    arm: first.arm,
    formation: placement.formation,
    horse: first.type === "horse-artillery",
    calibrePd: first.calibrePd,
    depthCm,
    frontCm: widthCm,
  };
}

/** How deep the edges of woods are for troops: two ranks of their bases [6.2.0], in cm. */
export function woodEdgeFor(
  { units }: { readonly units: readonly Pick<Unit, "arm">[] },
  settings: Settings,
): number {
  const [first = { arm: "infantry" } as const] = units;
  return (2 * baseOf(first, settings).depthMm) / 10;
}
