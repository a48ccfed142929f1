import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { GroundNews } from "@/lib/domain/belle-alliance/scenario/ground-news";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { frameOf, penFor } from "@/lib/domain/table/drawing/draw-scene";
import { PREVIEW_DRAWING } from "../table-preview";

interface NewsMarksProps {
  readonly map: MapView;
  readonly news: GroundNews;
}

/**
 * Marks over the preview of the ground: additions solid, changes dashed, removals dotted, conflicts dash-dotted. The
 * list next to it gives the same information.
 */
export function NewsMarks({ map, news }: NewsMarksProps) {
  const drawing = { palette: "variables", idPrefix: "ground-news", ...PREVIEW_DRAWING } as const;
  const pen = penFor(map, drawing);
  const { left, top, right, bottom } = frameOf(mapScene(map), drawing, pen);
  const box = [-left, -top, map.widthCm + left + right, map.depthCm + top + bottom];
  const marks = [
    { features: news.added, look: "stroke-ok", dashes: undefined },
    { features: news.changed, look: "stroke-brass", dashes: "3 1.5" },
    { features: news.removed, look: "stroke-error", dashes: "0.6 1.4" },
    { features: clashing(map, news), look: "stroke-note", dashes: "4 1 1 1" },
  ];
  return (
    <svg
      viewBox={box.join(" ")}
      className="pointer-events-none absolute inset-0 size-full fill-none"
      aria-hidden="true"
    >
      {marks.map(({ features, look, dashes }) => (
        <g key={look} className={look} strokeWidth={pen.mark} strokeDasharray={dashes}>
          {features.map((feature) => (
            <path key={feature.id} d={outlineOf(feature, map.depthCm)} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The conflicting shapes as the preview shows them. */
function clashing({ features }: MapView, { clashes }: GroundNews): Feature[] {
  const ids = new Set(clashes.map(({ id }) => id));
  return features.filter(({ id }) => ids.has(id));
}

function outlineOf(feature: Feature, depthCm: number): string {
  if (feature.kind === "place") {
    return `M${feature.xCm - 3} ${depthCm - feature.yCm}h6m-3 -3v6`;
  }
  const corners = feature.points.map(([x, y]) => `${x} ${depthCm - y}`);
  return `M${corners.join("L")}${terrainKindOf(feature).shape === "area" ? "Z" : ""}`;
}
