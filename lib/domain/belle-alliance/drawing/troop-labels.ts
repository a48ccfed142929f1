import { boxAround } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { centroid } from "@/lib/terrain/ring";
import { cornersOf, type LabelBox, labelSize, placesAround } from "../../table/drawing/label";
import { type Naming, NEAR, RANK, type Wanted } from "../../table/drawing/label-request";
import { onPaper, type Pen } from "../../table/drawing/pen";
import type { MapView, PlacedCommanderView, PlacedUnitView } from "../scenario/scenario-view";
import { commanderRadius } from "./draw-commander";

/** The labels of units and commanders. */
export function troopLabels(map: MapView, pen: Pen, naming: Naming): Wanted[] {
  if (naming === "places") return [];
  if (naming === "formations" || naming === "features") return groupLabels(map, pen);
  const { units, commanders } = map;
  if (naming === "keys") return units.map((unit, i) => keyLabel(unit, String(i + 1), pen));
  return [
    ...units.map((unit) => ({
      ...labelBeside(
        { text: unit.name, style: "name", rank: RANK.troops },
        outlineOf(unit, pen),
        pen,
      ),
      id: unit.id,
      owner: "",
      colour: unit.colour,
    })),
    ...commanders.map((commander) => ({
      ...labelBeside(
        { text: commander.name, style: "name", rank: RANK.commander },
        discOf(commander, pen),
        pen,
      ),
      id: commander.id,
      owner: "",
      colour: commander.colour,
    })),
  ];
}

/** A label next to an outline, with a leader line if it is not near; it covers nothing. */
export function labelBeside(
  label: Pick<Wanted, "text" | "style" | "rank">,
  outline: readonly Point[],
  pen: Pen,
): Omit<Wanted, "id" | "colour" | "owner"> {
  const size = labelSize(label.text, label.style, pen);
  return {
    ...label,
    turnDeg: 0,
    size,
    places: placesAround(outline, size, pen),
    thing: outline,
    nearCm: NEAR * pen.mark,
    mayCover: 0,
  };
}

/** A key is on its unit if that is large enough, otherwise next to it. */
function keyLabel(unit: PlacedUnitView, text: string, pen: Pen): Wanted {
  const outline = outlineOf(unit, pen);
  const beside = labelBeside({ text, style: "key", rank: RANK.key }, outline, pen);
  const [x, y] = centroid(outline);
  // Digits are lower than the typeface's full height.
  const figure = { x, y, width: beside.size.width, height: beside.size.height * 0.6 };
  const isRoomy = boxInside(figure, outline);
  const inside = isRoomy ? placesAlong([x, y], unit) : [];
  return {
    ...beside,
    id: unit.id,
    owner: unit.id,
    colour: unit.colour,
    places: inThenBeside(inside, beside.places),
    mayCover: 3,
  };
}

function* inThenBeside(inside: Iterable<Point>, beside: Iterable<Point>): Generator<Point> {
  yield* inside;
  yield* beside;
}

/** The middle of a unit, and a quarter of its front to either side in case a label is on the middle. */
function placesAlong([x, y]: Point, { facingDeg, widthCm }: PlacedUnitView): Point[] {
  const angle = (facingDeg * Math.PI) / 180;
  const [dx, dy] = [(Math.cos(angle) * widthCm) / 4, (Math.sin(angle) * widthCm) / 4];
  return [
    [x, y],
    [x + dx, y + dy],
    [x - dx, y - dy],
  ];
}

/** Whether a box lies entirely inside a convex outline. */
function boxInside(box: LabelBox, outline: readonly Point[]): boolean {
  const turn = (a: Point, b: Point, c: Point) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  return cornersOf(box).every((corner) => {
    const turns = outline.map((from, i) =>
      turn(from, outline[(i + 1) % outline.length] ?? from, corner),
    );
    return turns.every((t) => t >= 0) || turns.every((t) => t <= 0);
  });
}

export function outlineOf({ outline }: PlacedUnitView, pen: Pen): readonly Point[] {
  return outline.map((at) => onPaper(pen, at));
}

/** The outline of a commander's disc. */
export function discOf({ xCm, yCm }: PlacedCommanderView, pen: Pen): readonly Point[] {
  const [x, y] = onPaper(pen, [xCm, yCm]);
  const width = commanderRadius(pen) * 2.5;
  return cornersOf({ x, y, width, height: width });
}

/** Larger groups choose first. */
function groupLabels(map: MapView, pen: Pen): Wanted[] {
  return groupsOf(map.units)
    .toSorted((a, b) => b.length - a.length)
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const isGroup = group.length > 1 && first.under !== "";
      const { minX, minY, maxX, maxY } = boxAround(group.flatMap((unit) => outlineOf(unit, pen)));
      const around: readonly Point[] = [
        [minX, minY],
        [maxX, minY],
        [maxX, maxY],
        [minX, maxY],
      ];
      const text = isGroup ? first.under : first.name;
      const style = isGroup ? "group" : "unit";
      const rank = isGroup ? RANK.troops : RANK.troops + 1;
      return [
        {
          ...labelBeside({ text, style, rank }, around, pen),
          id: first.id,
          owner: "",
          colour: first.colour,
          mayCover: isGroup ? 2 : 0,
        },
      ];
    });
}

/** Units of one formation within this many cm of each other share a label. */
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
