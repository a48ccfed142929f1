import {
  type DrawnShape,
  type ResizeOutcome,
  resizeOutcome,
  type TableResize,
} from "@/lib/terrain/table-resize";
import { terrainKindOf } from "../ground/kinds";
import type { Feature } from "./feature";
import type { FormationNode } from "./formation";
import type { PlannedWay } from "./planned-way";
import type { Scenario } from "./scenario";
import type { Reinforcement, Side } from "./side";
import type { Unit } from "./unit";
import { groundOf } from "./view/map-view";
import { walkFormations, walkUnits } from "./walk";

/** What resizing the table does to the things on it; every list is empty if everything still fits. */
export interface ScenarioCrop {
  /** Shapes entirely beyond the new edge. */
  readonly removed: readonly Feature[];
  /** Shapes and units that cross the new edge, or cross it further than before. */
  readonly clipped: readonly (Feature | Unit)[];
  /** Units entirely beyond the new edge, and formations whose commanders are. */
  readonly offUnits: readonly Unit[];
  readonly offCommanders: readonly FormationNode[];
  /** Planned ways entirely beyond the new edge. */
  readonly offWays: readonly PlannedWay[];
  /** Entry points beyond the new edge. */
  readonly entries: readonly { readonly side: Side; readonly reinforcement: Reinforcement }[];
}

export function cropOf(scenario: Scenario, resize: TableResize): ScenarioCrop {
  const { map } = scenario;
  const has = (fate: ResizeOutcome, drawn: DrawnShape) =>
    resizeOutcome(drawn, map, resize) === fate;
  const features = (fate: ResizeOutcome) =>
    map.features.filter((each) => has(fate, drawnFeature(each)));
  const units = (fate: ResizeOutcome) =>
    [...walkUnits(scenario)].flatMap(({ unit }) => {
      const drawn = drawnUnit(unit, scenario);
      return drawn && has(fate, drawn) ? [unit] : [];
    });
  return {
    removed: features("off"),
    clipped: [...features("cut"), ...units("cut")],
    offUnits: units("off"),
    offCommanders: [...walkFormations(scenario)].flatMap(({ formation }) => {
      const place = formation.commander?.placement;
      return place && has("off", spot([place.xCm, place.yCm])) ? [formation] : [];
    }),
    offWays: (scenario.plannedWays ?? []).filter(({ places }) =>
      has("off", { shape: "line", points: places }),
    ),
    entries: scenario.sides.flatMap((side) =>
      side.reinforcements.flatMap((reinforcement) =>
        has("off", spot(reinforcement.entry)) ? [{ side, reinforcement }] : [],
      ),
    ),
  };
}

function drawnFeature(feature: Feature): DrawnShape {
  if (feature.kind === "place") return spot([feature.xCm, feature.yCm]);
  return { shape: terrainKindOf(feature).shape, points: feature.points };
}

function drawnUnit(unit: Unit, scenario: Scenario): DrawnShape | null {
  if (!unit.placement) return null;
  return { shape: "area", points: groundOf(unit, unit.placement, scenario).outline };
}

function spot(at: DrawnShape["points"][number]): DrawnShape {
  return { shape: "line", points: [at] };
}
