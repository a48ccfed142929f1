import { type Box, boxAround, boxCentre } from "@/lib/terrain/box";
import { type Point, uprightDeg } from "@/lib/terrain/point";
import type { Feature } from "../scenario/feature";
import type { MapView, PlacedCommanderView, PlacedUnitView } from "../scenario/scenario-view";
import { commanderRadius } from "./draw-commander";
import { type LabelWish, labelBox, type PlacedLabel, setLabels, textWidthCm } from "./label";
import { onPaper, type Pen, rounded, sized } from "./pen";
import { type SvgNode, svg } from "./svg-node";

export type Place = Extract<Feature, { kind: "place" }>;

const SERIF = "'Source Serif 4', 'Source Serif Pro', Charter, Georgia, serif";
const SANS = "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', sans-serif";
const PLACE_SIZE = 4;
const MINOR_SIZE = 3.2;
const GROUP_SIZE = 3;
const UNIT_SIZE = 2.5;

/** A place's name in italics with a halo, turned as the author turned it. */
export function drawPlace(place: Place, pen: Pen): SvgNode {
  const [x, y] = onPaper(pen, [place.xCm, place.yCm]);
  const turnDeg = uprightDeg(place.turnDeg);
  const turn = turnDeg === 0 ? "" : ` rotate(${rounded(turnDeg)})`;
  return svg(
    "text",
    {
      transform: `translate(${rounded(x)} ${rounded(y)})${turn}`,
      "text-anchor": "middle",
      "font-family": SERIF,
      "font-style": "italic",
      "font-weight": place.minor ? 400 : 600,
      "font-size": sized(pen, place.minor ? MINOR_SIZE : PLACE_SIZE),
      fill: pen.palette.ink,
      ...halo(pen, 0.9),
    },
    [place.name],
  );
}

/**
 * Names of the formations units stand in, one a group, and of units that stand alone, set where they
 * cover least; larger groups choose first.
 */
export function drawUnitLabels(map: MapView, pen: Pen): readonly SvgNode[] {
  const groups = groupsOf(map.units).toSorted((a, b) => b.length - a.length);
  const names = map.features.filter((feature) => feature.kind === "place");
  const labels = setLabels(
    groups.map((group) => wishOf(group, map, pen)),
    {
      texts: names.map(placeBox(pen)),
      things: [
        ...map.units.map(({ outline }) => boxAround(outline)),
        ...map.commanders.map((commander) => discBox(commander, pen)),
      ],
    },
  );
  return labels.flatMap((label, index) =>
    label ? [labelNode(label, groups[index]?.[0]?.colour ?? "a", pen)] : [],
  );
}

function labelNode(label: PlacedLabel, colour: PlacedUnitView["colour"], pen: Pen): SvgNode {
  const [x, y] = onPaper(pen, label.at);
  return svg(
    "text",
    {
      x: rounded(x),
      y: rounded(y),
      "text-anchor": "middle",
      "font-family": SANS,
      "font-weight": 600,
      "font-size": rounded(label.sizeCm),
      fill: pen.palette.sideInk[colour],
      ...halo(pen, 0.8),
    },
    [label.text],
  );
}

function halo(pen: Pen, width: number) {
  return {
    stroke: pen.palette.halo,
    "stroke-width": sized(pen, width),
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  };
}

function placeBox(pen: Pen): (place: Place) => Box {
  return (place) =>
    labelBox(place.name, sized(pen, place.minor ? MINOR_SIZE : PLACE_SIZE), [place.xCm, place.yCm]);
}

function discBox({ xCm, yCm }: PlacedCommanderView, pen: Pen): Box {
  const r = commanderRadius(pen) * 1.3;
  return { minX: xCm - r, maxX: xCm + r, minY: yCm - r, maxY: yCm + r };
}

/** Units of one formation that stand within this many cm of each other share a label. */
const GROUP_REACH_CM = 30;

function groupsOf(units: readonly PlacedUnitView[]): readonly (readonly PlacedUnitView[])[] {
  const groups: PlacedUnitView[][] = [];
  for (const unit of units) {
    const near = groups.find((group) => group.some((other) => standTogether(unit, other)));
    if (near) near.push(unit);
    else groups.push([unit]);
  }
  return groups;
}

function standTogether(a: PlacedUnitView, b: PlacedUnitView): boolean {
  const apart = Math.hypot(a.xCm - b.xCm, a.yCm - b.yCm);
  return a.sideId === b.sideId && a.under === b.under && apart <= GROUP_REACH_CM;
}

function wishOf(group: readonly PlacedUnitView[], map: MapView, pen: Pen): LabelWish {
  const sizeCm = sized(pen, group.length > 1 ? GROUP_SIZE : UNIT_SIZE);
  const box = boxAround(group.flatMap(({ outline }) => outline));
  const [x, y] = boxCentre(box);
  const first = group[0];
  const text = (group.length > 1 && first?.under ? first.under : first?.name) ?? "";
  const half = textWidthCm(text, sizeCm) / 2;
  const gap = sizeCm * 0.35 + pen.mark;
  const within = ([px, py]: Point): Point => [
    Math.min(Math.max(px, half + 1), Math.max(half + 1, map.widthCm - half - 1)),
    Math.min(Math.max(py, 1), map.depthCm - sizeCm),
  ];
  const below: Point = [x, box.minY - gap - sizeCm * 0.8];
  const above: Point = [x, box.maxY + gap];
  const beside: readonly Point[] = [
    [box.maxX + gap + half, y - sizeCm * 0.3],
    [box.minX - gap - half, y - sizeCm * 0.3],
  ];
  const farther: readonly Point[] = [
    [x, box.minY - 2 * gap - sizeCm * 1.6],
    [x, box.maxY + 2 * gap + sizeCm * 0.8],
  ];
  const places = [below, above, ...beside, ...farther].map(within);
  return { text, sizeCm, places, mayCover: group.length > 1 ? 2 : 0 };
}
