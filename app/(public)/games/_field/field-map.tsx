"use client";

import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { ScenePicture } from "@/app/_map/scene-picture";
import { useMapSize } from "@/app/_map/use-map-size";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { fieldScene } from "@/lib/domain/bogowie-wojny/field/drawing/field-scene";
import { ALL_LAYERS, drawScene } from "@/lib/domain/table/drawing/draw-scene";

interface FieldMapProps {
  readonly field: Battlefield;
  /** Content drawn over the map, in the units of `overlayBox`. */
  readonly children?: ReactNode;
}

/** The map of the battlefield, with the draft above it. */
export function FieldMap({ field, children }: FieldMapProps) {
  return (
    <div className="max-wide-tablet:sticky max-wide-tablet:top-0 max-wide-tablet:z-1 max-wide-tablet:-mx-2 max-wide-tablet:bg-paper max-wide-tablet:py-1">
      <div className="relative [&>svg:first-child]:block [&>svg:first-child]:h-auto [&>svg:first-child]:w-full">
        <Ground field={field} />
        {children}
      </div>
    </div>
  );
}

const Ground = memo(function Ground({ field }: { readonly field: Battlefield }) {
  const t = useTranslations("fieldSetUp");
  const { widthCm, depthCm } = field.table;
  const label = t("mapLabel", { width: widthCm, depth: depthCm, pieces: field.pieces.length });
  return (
    <ScenePicture
      scene={fieldScene(field)}
      layers={ALL_LAYERS}
      idPrefix="setup"
      label={label}
      size={useMapSize()}
    />
  );
});

/** The map's view box, so that an overlay fits it. */
export function overlayBox(field: Battlefield, size: "page" | "phone"): string {
  const bare = { ...field, pieces: [], roads: [], crossings: [], fieldWorks: [], objectives: [] };
  const { attributes } = drawScene(fieldScene(bare), {
    palette: "variables",
    layers: ALL_LAYERS,
    size,
    idPrefix: "box",
  });
  return String(attributes.viewBox);
}
