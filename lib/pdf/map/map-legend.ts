import type { ShapeFeature } from "@/lib/domain/scenario/feature";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import { terrainKey } from "@/lib/domain/scenario/terrain-key";
import { unitSchema } from "@/lib/domain/scenario/unit";
import type { Words } from "../text/words";
import { fieldWorkSample } from "./field-work-shapes";
import type { MapLegendItem } from "./map-drawing";

/** Everything the map shows and nothing else: terrain from the ground up, then sides, arms and entries. */
export function legendOf(view: ScenarioView, words: Words): MapLegendItem[] {
  return [
    ...terrainItems(view, words),
    ...sideItems(view, words),
    ...armItems(view, words),
    ...commanderItems(view, words),
    ...entryItems(view, words),
  ];
}

const TERRAIN_ORDER = [
  "hill",
  "ground",
  "wood",
  "stream",
  "road",
  "crossing",
  "hedge",
  "fence",
  "wall",
  "building",
  "field-work",
];

function terrainItems({ map }: ScenarioView, { legend }: Words): MapLegendItem[] {
  const styles = map.features.flatMap((feature) =>
    feature.kind === "place" ? [] : [{ feature, style: terrainKey(feature) }],
  );
  return TERRAIN_ORDER.flatMap((kind) => {
    const drawn = styles.filter(({ feature }) => feature.kind === kind);
    const samples = new Map(drawn.map(({ style, feature }) => [style, sampleShapes(feature)]));
    return [...samples].sort(byStyle).map(([style, shapes]) => ({
      kind: "terrain" as const,
      style,
      text: legend(style),
      ...shapes,
    }));
  });
}

/** A field work's sign is more than the look of a line. */
function sampleShapes(feature: ShapeFeature): Pick<MapLegendItem, "shapes"> {
  return feature.kind === "field-work" ? { shapes: fieldWorkSample(feature) } : {};
}

function byStyle([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** Sides whose units or arrivals the map shows. */
function sideItems({ sides, map }: ScenarioView, { clean }: Words): MapLegendItem[] {
  return sides
    .filter(
      ({ id, colour }) =>
        [...map.units, ...map.commanders].some(({ sideId }) => sideId === id) ||
        map.entries.some((entry) => entry.colour === colour),
    )
    .map(({ name, colour }) => ({ kind: "side", style: colour, text: clean.name(name) }));
}

function armItems({ map }: ScenarioView, { terms }: Words): MapLegendItem[] {
  return unitSchema.shape.arm.options
    .filter((arm) => map.units.some((unit) => unit.arm === arm))
    .map((arm) => ({
      kind: "arm",
      style: arm,
      text: terms(`arm.${arm}`),
    }));
}

function commanderItems({ map }: ScenarioView, { legend }: Words): MapLegendItem[] {
  const [first] = map.commanders;
  return first ? [{ kind: "commander", style: first.colour, text: legend("commander") }] : [];
}

function entryItems({ map }: ScenarioView, { legend }: Words): MapLegendItem[] {
  return map.entries.length === 0 ? [] : [{ kind: "entry", style: "", text: legend("entry") }];
}
