"use client";

import { memo, startTransition, useDeferredValue, useEffect, useMemo } from "react";
import { drawGrid } from "@/lib/domain/table/drawing/draw-grid";
import { drawLabel } from "@/lib/domain/table/drawing/draw-names";
import type { MapLabel } from "@/lib/domain/table/drawing/label-request";
import { drawPatterns } from "@/lib/domain/table/drawing/patterns";
import { onPaper, type Pen, rounded, sized, straightPath } from "@/lib/domain/table/drawing/pen";
import { drawPicture } from "@/lib/domain/table/drawing/placed-picture";
import { namesWithoutPlace, sceneLabels } from "@/lib/domain/table/drawing/scene-labels";
import {
  LAYER_OF_STRATUM,
  type MapLayer,
  STRATA,
  type Stratum,
} from "@/lib/domain/table/drawing/stratum";
import type { Shape } from "@/lib/domain/table/looks/look";
import { inLayingOrder, layerOf, lookOf } from "@/lib/domain/table/looks/looks";
import type { MapSubject, PlaceName, Scene, SceneSign } from "@/lib/domain/table/scene";
import type { FacingOf } from "./drag-context";
import { GroupMark } from "./group-mark";
import type { MapGroup } from "./map-group";
import { subjectKey } from "./map-subject";
import type { PictureBelow } from "./picture-below";
import { Pieces } from "./pieces-picture";
import { SelectedMark } from "./selected-mark";
import { SvgElement } from "./svg-element";
import type { HitSizes } from "./use-pen";

interface TablePictureProps {
  readonly scene: Scene;
  readonly layers: readonly MapLayer[];
  readonly pen: Pen;
  readonly selected: MapSubject | null;
  readonly group?: MapGroup | undefined;
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
  const { scene, layers, pen, selected, hand, facingOf } = props;
  const clip = `${pen.idPrefix}-table`;
  const table = { width: scene.widthCm, height: scene.depthCm };
  const shapes = useMemo(() => inLayingOrder(scene.shapes), [scene.shapes]);
  const shows = (layer: MapLayer) => layers.includes(layer);
  const labels = useLabels(props);
  return (
    <>
      <Definitions pen={pen} clip={clip} widthCm={scene.widthCm} />
      <rect {...table} fill={pen.palette.table} />
      <g clipPath={`url(#${clip})`}>
        {props.pictures && <PicturesBelow pictures={props.pictures} depthCm={scene.depthCm} />}
        {STRATA.filter((stratum) => shows(LAYER_OF_STRATUM[stratum])).map((stratum) => (
          <StratumGroup key={stratum} stratum={stratum} shapes={shapes} pen={pen} />
        ))}
        {shows("grid") && <GridLines widthCm={scene.widthCm} pen={pen} />}
        <Grips shapes={shapes} layers={layers} pen={pen} gripCm={hand.gripCm} />
      </g>
      <Signs signs={scene.signs} pen={pen} />
      <rect {...table} fill="none" stroke={pen.palette.ink} strokeWidth={sized(pen, 0.35)} />
      {shows("units") && <Pieces pieces={scene.pieces} pen={pen} />}
      <MapLabels labels={labels} places={scene.places} pen={pen} />
      <SelectedMark
        scene={scene}
        labels={labels}
        selected={selected}
        pen={pen}
        hand={hand}
        facingOf={facingOf}
        isFixed={(selected && props.group?.isFixed(selected)) ?? false}
      />
      {props.group && <GroupMark scene={scene} group={props.group} pen={pen} hand={hand} />}
    </>
  );
}

interface MapLabelsProps {
  readonly labels: readonly MapLabel[];
  readonly places: readonly PlaceName[];
  readonly pen: Pen;
}

/** Labels at the places found for them; the labels of places can be gripped. */
const MapLabels = memo(function MapLabels({ labels, places, pen }: MapLabelsProps) {
  return labels.map((label) => {
    const node = drawLabel(label, pen);
    if (label.style !== "place" && label.style !== "minor-place") {
      return (
        node && (
          <g key={`${label.style} ${label.id}`} pointerEvents="none">
            <SvgElement node={node} />
          </g>
        )
      );
    }
    return (
      <g key={label.id} data-subject={subjectKey({ kind: "feature", id: label.id })}>
        {label.fate.fate !== "placed" && (
          <PlaceDot place={places.find(({ id }) => id === label.id)} pen={pen} />
        )}
        {node && <SvgElement node={node} />}
      </g>
    );
  });
});

interface PlaceDotProps {
  readonly place: PlaceName | undefined;
  readonly pen: Pen;
}

/** A dot for a place whose label is elsewhere or left out, so that it can still be gripped. */
function PlaceDot({ place, pen }: PlaceDotProps) {
  if (!place) return null;
  const [cx, cy] = onPaper(pen, [place.xCm, place.yCm]);
  return (
    <circle
      cx={rounded(cx)}
      cy={rounded(cy)}
      r={sized(pen, 0.9)}
      fill={pen.palette.ink}
      stroke={pen.palette.halo}
      strokeWidth={sized(pen, 0.3)}
    />
  );
}

interface PicturesBelowProps {
  /** Lowest first. */
  readonly pictures: readonly PictureBelow[];
  /** The table's depth in cm, for converting to the picture's y axis, which points down. */
  readonly depthCm: number;
}

/**
 * The pictures an author draws over, as content of the table's SVG: below all shapes, and not grippable by accident.
 */
const PicturesBelow = memo(function PicturesBelow({ pictures, depthCm }: PicturesBelowProps) {
  return (
    <g pointerEvents="none" data-pictures="">
      {pictures.map((picture) => (
        <SvgElement key={picture.id} node={drawPicture(picture, { depthCm })} />
      ))}
    </g>
  );
});

/** Places the labels. This is deferred by a frame, since it would delay the display of a move. */
function useLabels({ scene, layers, pen, onUnnamed }: TablePictureProps): readonly MapLabel[] {
  const settled = useDeferredValue(scene);
  const labels = useMemo(() => deskLabels(settled, layers, pen), [settled, layers, pen]);
  // Only the legend needs these names. Given at once, they would make React wake the whole desk in a single task.
  useEffect(
    () => startTransition(() => onUnnamed?.(namesWithoutPlace(labels))),
    [labels, onUnnamed],
  );
  return labels;
}

function deskLabels(scene: Scene, layers: readonly MapLayer[], pen: Pen): readonly MapLabel[] {
  const isCrowded = pen.mark >= CROWDED_MARK;
  const isNamed = layers.includes("names");
  const places = scene.places.filter(({ minor }) => isNamed && !(minor && isCrowded));
  const pieces = layers.includes("units") ? scene.pieces : [];
  const naming = isNamed && !isCrowded ? "formations" : "places";
  return sceneLabels({ ...scene, places, pieces }, pen, naming);
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

interface SignsProps {
  readonly signs: readonly SceneSign[];
  readonly pen: Pen;
}

const Signs = memo(function Signs({ signs, pen }: SignsProps) {
  return signs.map(({ shapeId, gripId, draw }, index) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has no other identity than its order
      key={index}
      {...(gripId === undefined && { pointerEvents: "none" as const })}
      {...(shapeId !== null && { "data-subject": subjectKey({ kind: "feature", id: shapeId }) })}
    >
      {gripId === undefined ? (
        <SvgElement node={draw(pen)} />
      ) : (
        <g data-subject={subjectKey({ kind: "sign", id: gripId })} className="map-unit">
          <SvgElement node={draw(pen)} />
        </g>
      )}
    </g>
  ));
});

interface StratumGroupProps {
  readonly stratum: Stratum;
  readonly shapes: readonly Shape[];
  readonly pen: Pen;
}

const StratumGroup = memo(function StratumGroup({ stratum, shapes, pen }: StratumGroupProps) {
  return shapes
    .filter((shape) => lookOf(shape).strata.includes(stratum))
    .map((shape) => <ShapePart key={shape.id} shape={shape} stratum={stratum} pen={pen} />);
});

interface ShapePartProps {
  readonly shape: Shape;
  readonly stratum: Stratum;
  readonly pen: Pen;
}

const ShapePart = memo(function ShapePart({ shape, stratum, pen }: ShapePartProps) {
  return (
    <g data-subject={subjectKey({ kind: "feature", id: shape.id })}>
      {lookOf(shape)
        .draw(shape, pen)
        .filter((part) => part.stratum === stratum)
        .map(({ node }) => (
          <SvgElement key={stratum} node={node} />
        ))}
    </g>
  );
});

interface GripsProps {
  readonly shapes: readonly Shape[];
  readonly layers: readonly MapLayer[];
  readonly pen: Pen;
  /** Width in cm at which a thin line can be gripped. */
  readonly gripCm: number;
}

/** Thin lines get a broad invisible stroke, so that they can be hit. */
const Grips = memo(function Grips({ shapes, layers, pen, gripCm }: GripsProps) {
  return shapes.map((shape) => {
    const { shape: outline, isSmall } = lookOf(shape);
    const layer = layerOf(shape);
    const isThin = outline === "line" || isSmall;
    if (!isThin || layer === null || !layers.includes(layer)) return null;
    const end = outline === "area" ? "Z" : "";
    return (
      <g key={shape.id} data-subject={subjectKey({ kind: "feature", id: shape.id })}>
        <path
          d={straightPath(pen, shape.points, end)}
          fill="none"
          stroke="transparent"
          strokeWidth={gripCm}
          pointerEvents="stroke"
        />
      </g>
    );
  });
});
