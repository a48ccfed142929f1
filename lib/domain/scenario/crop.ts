import { type Drawn, type Fate, fateOf, type TableResize } from "@/lib/terrain/table-resize";
import { terrainKindOf } from "../ground/belle-alliance/kinds";
import type { Feature } from "./feature";
import type { FormationNode } from "./formation";
import type { Scenario } from "./scenario";
import type { Reinforcement, Side } from "./side";
import type { Unit } from "./unit";
import { groundOf } from "./view/map-view";
import { walkFormations, walkUnits } from "./walk";

/** What another size of the table does to what lies on it; all of it empty where everything keeps its room. */
export interface ScenarioCrop {
  /** Shapes wholly beyond the new edge. */
  readonly gone: readonly Feature[];
  /** Shapes and units that run out over it, or further out than before. */
  readonly cut: readonly (Feature | Unit)[];
  /** Units, and formations whose commanders, stand wholly beyond it. */
  readonly offUnits: readonly Unit[];
  readonly offCommanders: readonly FormationNode[];
  /** Places of entry beyond it. */
  readonly entries: readonly { readonly side: Side; readonly reinforcement: Reinforcement }[];
}

export function cropOf(scenario: Scenario, resize: TableResize): ScenarioCrop {
  const { map } = scenario;
  const has = (fate: Fate, drawn: Drawn) => fateOf(drawn, map, resize) === fate;
  const features = (fate: Fate) => map.features.filter((each) => has(fate, drawnFeature(each)));
  const units = (fate: Fate) =>
    [...walkUnits(scenario)].flatMap(({ unit }) => {
      const drawn = drawnUnit(unit, scenario);
      return drawn && has(fate, drawn) ? [unit] : [];
    });
  return {
    gone: features("off"),
    cut: [...features("cut"), ...units("cut")],
    offUnits: units("off"),
    offCommanders: [...walkFormations(scenario)].flatMap(({ formation }) => {
      const place = formation.commander?.placement;
      return place && has("off", spot([place.xCm, place.yCm])) ? [formation] : [];
    }),
    entries: scenario.sides.flatMap((side) =>
      side.reinforcements.flatMap((reinforcement) =>
        has("off", spot(reinforcement.entry)) ? [{ side, reinforcement }] : [],
      ),
    ),
  };
}

function drawnFeature(feature: Feature): Drawn {
  if (feature.kind === "place") return spot([feature.xCm, feature.yCm]);
  return { shape: terrainKindOf(feature).shape, points: feature.points };
}

function drawnUnit(unit: Unit, scenario: Scenario): Drawn | null {
  if (!unit.placement) return null;
  return { shape: "area", points: groundOf(unit, unit.placement, scenario).outline };
}

function spot(at: Drawn["points"][number]): Drawn {
  return { shape: "line", points: [at] };
}
