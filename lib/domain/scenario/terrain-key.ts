import type { ShapeFeature } from "./feature";

/** The key under which a shape is named, styled and explained: `wood`, `ground-orchard`, `wall-over-2m`, `building-stone-reinforced`; `…-open` while its kind is not settled. */
export function terrainKey(feature: ShapeFeature): string {
  switch (feature.kind) {
    case "hill":
    case "wood":
      return feature.kind;
    case "stream":
      return feature.widthCm === null ? "stream-open" : "stream";
    case "ground":
      return `ground-${feature.ground ?? "open"}`;
    case "building":
      return `building-${feature.material ?? "open"}${feature.reinforced ? "-reinforced" : ""}`;
    case "road":
      return `road-${feature.surface}`;
    case "crossing":
      return `crossing-${feature.crossing ?? "open"}`;
    case "wall":
      return `wall-${feature.height ?? "open"}`;
    case "hedge":
      return `hedge-${feature.hedge ?? "open"}`;
    case "fence":
      return `fence-${feature.fence ?? "open"}`;
    case "field-work":
      return `field-work-${feature.work ?? "open"}`;
  }
}
