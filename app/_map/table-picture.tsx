"use client";

import { memo, startTransition, useDeferredValue, useEffect, useMemo } from "react";
import {
  drawFeature,
  inLayingOrder,
  layerOf,
} from "@/lib/domain/belle-alliance/drawing/draw-feature";
import { mapLabels, namesWithoutPlace } from "@/lib/domain/belle-alliance/drawing/map-labels";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { drawGrid } from "@/lib/domain/table/drawing/draw-grid";
import type { MapLabel } from "@/lib/domain/table/drawing/label-request";
import { drawPatterns } from "@/lib/domain/table/drawing/patterns";
import { type Pen, sized, straightPath } from "@/lib/domain/table/drawing/pen";
import {
  LAYER_OF_STRATUM,
  type MapLayer,
  STRATA,
  type Stratum,
} from "@/lib/domain/table/drawing/stratum";
import type { FacingOf } from "./drag-context";
import { GroupMark } from "./group-mark";
import type { MapGroup } from "./map-group";
import { MapLabels } from "./map-labels";
import type { DrawSigns } from "./map-sign";
import { type MapSubject, subjectKey } from "./map-subject";
import type { PictureBelow } from "./picture-below";
import { PicturesBelow } from "./pictures-below";
import { SelectedMark } from "./selected-mark";
import { SvgElement } from "./svg-element";
import { Troops } from "./troops-picture";
import type { HitSizes } from "./use-pen";

interface TablePictureProps {
  readonly map: MapView;
  readonly layers: readonly MapLayer[];
  readonly pen: Pen;
  readonly selected: MapSubject | null;
  readonly group?: MapGroup | undefined;
  /** Draws signs over the terrain in addition to troops and names. */
  readonly drawSigns?: DrawSigns | undefined;
  /** Pictures underneath everything, to be drawn over. */
  readonly pictures?: readonly PictureBelow[] | undefined;
  readonly hand: HitSizes;
  readonly facingOf?: FacingOf | undefined;
  /** Called with the names that have no space at the current zoom. */
  readonly onUnnamed?: ((names: readonly string[]) => void) | undefined;
}

/** Above this mark (zoomed out, as on a phone) unit names and minor places would be too small to read. */
const CROWDED_MARK = 1.3;

/** The table as the content of an SVG, with each shape and unit as an element that can be gripped. */
export function TablePicture(props: TablePictureProps) {
  const { map, layers, pen, selected, hand, drawSigns, facingOf } = props;
  const clip = `${pen.idPrefix}-table`;
  const table = { width: map.widthCm, height: map.depthCm };
  const laid = useMemo(() => inLayingOrder(map.features), [map.features]);
  const shows = (layer: MapLayer) => layers.includes(layer);
  const labels = useLabels(props);
  return (
    <>
      <Definitions pen={pen} clip={clip} widthCm={map.widthCm} />
      <rect {...table} fill={pen.palette.table} />
      <g clipPath={`url(#${clip})`}>
        {props.pictures && <PicturesBelow pictures={props.pictures} depthCm={map.depthCm} />}
        {STRATA.filter((stratum) => shows(LAYER_OF_STRATUM[stratum])).map((stratum) => (
          <StratumGroup key={stratum} stratum={stratum} features={laid} pen={pen} />
        ))}
        {shows("grid") && <GridLines widthCm={map.widthCm} pen={pen} />}
        <Grips features={laid} layers={layers} pen={pen} gripCm={hand.gripCm} />
      </g>
      {drawSigns && <Signs drawSigns={drawSigns} pen={pen} />}
      <rect {...table} fill="none" stroke={pen.palette.ink} strokeWidth={sized(pen, 0.35)} />
      {shows("units") && <Troops map={map} pen={pen} />}
      <MapLabels labels={labels} map={map} pen={pen} />
      <SelectedMark
        map={map}
        labels={labels}
        selected={selected}
        pen={pen}
        hand={hand}
        facingOf={facingOf}
        isFixed={(selected && props.group?.isFixed(selected)) ?? false}
      />
      {props.group && <GroupMark map={map} group={props.group} pen={pen} hand={hand} />}
    </>
  );
}

/** Places the labels. This is deferred by a frame, since it would delay the display of a move. */
function useLabels({ map, layers, pen, onUnnamed }: TablePictureProps): readonly MapLabel[] {
  const settled = useDeferredValue(map);
  const labels = useMemo(() => deskLabels(settled, layers, pen), [settled, layers, pen]);
  // Only the legend needs these names. Given at once, they would make React wake the whole desk in a single task.
  useEffect(
    () => startTransition(() => onUnnamed?.(namesWithoutPlace(labels))),
    [labels, onUnnamed],
  );
  return labels;
}

function deskLabels(map: MapView, layers: readonly MapLayer[], pen: Pen): readonly MapLabel[] {
  const isCrowded = pen.mark >= CROWDED_MARK;
  const isNamed = layers.includes("names");
  const features = map.features.filter((feature) =>
    feature.kind === "place" ? isNamed && !(feature.minor && isCrowded) : true,
  );
  const troops = layers.includes("units") ? {} : { units: [], commanders: [], entries: [] };
  return mapLabels(
    { ...map, features, ...troops },
    pen,
    isNamed && !isCrowded ? "formations" : "places",
  );
}

const Definitions = memo(function Definitions(props: {
  readonly pen: Pen;
  readonly clip: string;
  readonly widthCm: number;
}) {
  return (
    <defs>
      {drawPatterns(props.pen).map((node) => (
        <SvgElement key={String(node.attributes.id)} node={node} />
      ))}
      <clipPath id={props.clip}>
        <rect width={props.widthCm} height={props.pen.depthCm} />
      </clipPath>
    </defs>
  );
});

const GridLines = memo(function GridLines(props: { readonly widthCm: number; readonly pen: Pen }) {
  const size = { widthCm: props.widthCm, depthCm: props.pen.depthCm };
  return (
    <g pointerEvents="none">
      <SvgElement node={drawGrid(size, props.pen)} />
    </g>
  );
});

const Signs = memo(function Signs(props: { readonly drawSigns: DrawSigns; readonly pen: Pen }) {
  return props.drawSigns(props.pen).map(({ id, node, gripId }, index) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has no other identity than its order
      key={index}
      {...(gripId === undefined && { pointerEvents: "none" as const })}
      {...(id !== null && { "data-subject": subjectKey({ kind: "feature", id }) })}
    >
      {gripId === undefined ? (
        <SvgElement node={node} />
      ) : (
        <g data-subject={subjectKey({ kind: "sign", id: gripId })} className="map-unit">
          <SvgElement node={node} />
        </g>
      )}
    </g>
  ));
});

interface StratumGroupProps {
  readonly stratum: Stratum;
  readonly features: readonly Feature[];
  readonly pen: Pen;
}

const StratumGroup = memo(function StratumGroup({ stratum, features, pen }: StratumGroupProps) {
  return features
    .filter((feature) => liesIn(feature, stratum))
    .map((feature) => (
      <FeaturePart key={feature.id} feature={feature} stratum={stratum} pen={pen} />
    ));
});

interface FeaturePartProps {
  readonly feature: Feature;
  readonly stratum: Stratum;
  readonly pen: Pen;
}

const FeaturePart = memo(function FeaturePart({ feature, stratum, pen }: FeaturePartProps) {
  return (
    <g data-subject={subjectKey({ kind: "feature", id: feature.id })}>
      {drawFeature(feature, pen)
        .filter((part) => part.stratum === stratum)
        .map(({ node }) => (
          <SvgElement key={stratum} node={node} />
        ))}
    </g>
  );
});

function liesIn(feature: Feature, stratum: Stratum): boolean {
  return feature.kind !== "place" && terrainKindOf(feature).strata.includes(stratum);
}

interface GripsProps {
  readonly features: readonly Feature[];
  readonly layers: readonly MapLayer[];
  readonly pen: Pen;
  /** Width in cm at which a thin line can be gripped. */
  readonly gripCm: number;
}

/** Thin lines get a broad invisible stroke, so that they can be hit. */
const Grips = memo(function Grips({ features, layers, pen, gripCm }: GripsProps) {
  return features.map((feature) => {
    if (feature.kind === "place") return null;
    const { needsWideHitArea, shape } = terrainKindOf(feature);
    const layer = layerOf(feature);
    if (!needsWideHitArea || layer === null || !layers.includes(layer)) return null;
    const end = shape === "area" ? "Z" : "";
    return (
      <g key={feature.id} data-subject={subjectKey({ kind: "feature", id: feature.id })}>
        <path
          d={straightPath(pen, feature.points, end)}
          fill="none"
          stroke="transparent"
          strokeWidth={gripCm}
          pointerEvents="stroke"
        />
      </g>
    );
  });
});
