import { type Outline, outlineContains } from "./chord";
import type { Point } from "./point";

/** Edges of areas, sorted by the bearing at which they are seen from a place: for many lines through that place. */
export interface Fan {
  readonly at: Point;
  /** The rings of all areas, and of which area each is. */
  readonly areaOfRing: Int32Array;
  readonly ringOfEdge: Int32Array;
  /** Four numbers for each edge: its corners, from the place. */
  readonly corners: Float64Array;
  /** The edges seen within each degree, one degree after the other, and where each degree's begin. */
  readonly edges: Int32Array;
  readonly starts: Int32Array;
  /** The last line on which an edge was looked at: one that runs through the place is in every degree. */
  readonly lastLine: Int32Array;
  line: number;
  /** Whether an area consists of several rings, and whether the place lies in one of them. */
  readonly hasUnions: boolean;
  readonly isWithin: boolean;
  /** The bearings at which an area begins or ends, in degrees, with its number. */
  readonly turns: readonly { readonly deg: number; readonly area: number }[];
}

const CELLS = 360;

/** Prepares some areas for lines through a place. */
export function fanAround(at: Point, areas: readonly Outline[]): Fan {
  const rings = areas.flatMap(({ rings }, area) => rings.map(({ ring }) => ({ ring, area })));
  const count = rings.reduce((sum, { ring }) => sum + ring.length, 0);
  const corners = new Float64Array(4 * count);
  const ringOfEdge = new Int32Array(count);
  const [firsts, lasts] = [new Int32Array(count), new Int32Array(count)];
  const counts = new Int32Array(CELLS);
  const turns: { readonly deg: number; readonly area: number }[] = [];
  let edge = 0;
  for (const [number, { ring, area }] of rings.entries()) {
    const bearings = ring.map(([x, y]) => bearingDeg(x - at[0], y - at[1]));
    let turned = turnDeg(bearings.at(-1) ?? 0, bearings[0] ?? 0);
    for (const [i, [x, y]] of ring.entries()) {
      const next = (i + 1) % ring.length;
      const [nextX, nextY] = ring[next] as Point;
      const here = bearings[i] as number;
      const turn = turnDeg(here, bearings[next] as number);
      if (turned * turn <= 0) turns.push({ deg: here, area });
      turned = turn;
      corners.set([x - at[0], y - at[1], nextX - at[0], nextY - at[1]], 4 * edge);
      ringOfEdge[edge] = number;
      // Seen under half a circle, it runs through the place, so that its bearings say nothing.
      const isThrough = Math.abs(turn) > 180 - SLACK_DEG;
      const first = isThrough ? 0 : Math.floor(here + Math.min(0, turn) - SLACK_DEG);
      const last = isThrough ? CELLS - 1 : Math.floor(here + Math.max(0, turn) + SLACK_DEG);
      firsts[edge] = first;
      lasts[edge] = last;
      for (let cell = first; cell <= last; cell++)
        counts[cellOf(cell)] = (counts[cellOf(cell)] ?? 0) + 1;
      edge++;
    }
  }
  const starts = new Int32Array(CELLS + 1);
  for (const [cell, held] of counts.entries()) starts[cell + 1] = (starts[cell] as number) + held;
  const edges = new Int32Array(starts[CELLS] as number);
  const filled = starts.slice();
  for (let each = 0; each < count; each++) {
    const last = lasts[each] as number;
    for (let cell = firsts[each] as number; cell <= last; cell++) {
      const place = filled[cellOf(cell)] as number;
      edges[place] = each;
      filled[cellOf(cell)] = place + 1;
    }
  }
  return {
    at,
    areaOfRing: Int32Array.from(rings, ({ area }) => area),
    ringOfEdge,
    corners,
    edges,
    starts,
    lastLine: new Int32Array(count).fill(-1),
    line: 0,
    hasUnions: rings.length > areas.length,
    isWithin: areas.some((area) => outlineContains(area, at)),
    turns,
  };
}

const SLACK_DEG = 1e-6;

function cellOf(cell: number): number {
  return (cell + CELLS) % CELLS;
}

function bearingDeg(x: number, y: number): number {
  return (Math.atan2(x, y) * 180) / Math.PI;
}

/** The shorter way round from one bearing to another. */
function turnDeg(from: number, to: number): number {
  const turn = to - from;
  if (turn > 180) return turn - 360;
  return turn < -180 ? turn + 360 : turn;
}

/** The bearings of an edge's two corners, in degrees. */
export function bearingsOfEdge({ corners }: Fan, edge: number): readonly [number, number] {
  const [ax = 0, ay = 0, bx = 0, by = 0] = corners.subarray(4 * edge, 4 * edge + 4);
  return [bearingDeg(ax, ay), bearingDeg(bx, by)];
}

/** Where the endless line of an edge is met in a direction of 1 cm, in cm from the place. */
export function edgeAt({ corners }: Fan, edge: number, [dx, dy]: Point): number {
  const ax = corners[4 * edge] as number;
  const ay = corners[4 * edge + 1] as number;
  const x = (corners[4 * edge + 2] as number) - ax;
  const y = (corners[4 * edge + 3] as number) - ay;
  return (ax * y - ay * x) / (dx * y - dy * x);
}

/** Where a line meets the edge of an area: in cm from the place, negative behind it. */
export interface Meeting {
  readonly ring: number;
  readonly atCm: number;
  readonly edge: number;
}

/** What a line cuts from an area. */
export interface Cut {
  readonly area: number;
  readonly from: Meeting;
  readonly to: Meeting;
}

/**
 * What the endless line through a fan's place in a direction of 1 cm cuts from its areas, those of each in order; only
 * what lies ahead if the place is in none of them.
 */
export function cutsAlong(fan: Fan, along: Point): readonly Cut[] {
  const { areaOfRing } = fan;
  const meetings = meetingsAlong(fan, along);
  meetings.sort((a, b) => a.ring - b.ring || a.atCm - b.atCm);
  const cuts: Cut[] = [];
  for (let i = 0; i + 1 < meetings.length; i += 2) {
    const [from, to] = [meetings[i] as Meeting, meetings[i + 1] as Meeting];
    if (to.atCm > from.atCm) cuts.push({ area: areaOfRing[from.ring] as number, from, to });
  }
  return fan.hasUnions ? unitedCuts(cuts) : cuts;
}

/** An even number of each ring. */
function meetingsAlong(fan: Fan, [dx, dy]: Point): Meeting[] {
  const { corners, edges, starts, lastLine, ringOfEdge } = fan;
  const line = ++fan.line;
  const ahead = cellOf(Math.floor(bearingDeg(dx, dy)));
  const meetings: Meeting[] = [];
  for (const cell of fan.isWithin ? [ahead, (ahead + CELLS / 2) % CELLS] : [ahead]) {
    const end = starts[cell + 1] as number;
    for (let i = starts[cell] as number; i < end; i++) {
      const edge = edges[i] as number;
      const ax = corners[4 * edge] as number;
      const ay = corners[4 * edge + 1] as number;
      const bx = corners[4 * edge + 2] as number;
      const by = corners[4 * edge + 3] as number;
      const sideA = dx * ay - dy * ax;
      const sideB = dx * by - dy * bx;
      if (sideA >= 0 === sideB >= 0 || lastLine[edge] === line) continue;
      lastLine[edge] = line;
      const share = sideA / (sideA - sideB);
      const atCm = (ax + (bx - ax) * share) * dx + (ay + (by - ay) * share) * dy;
      meetings.push({ ring: ringOfEdge[edge] as number, atCm, edge });
    }
  }
  return meetings;
}

/** Cuts of one area that overlap or touch made one: an area may be the union of several rings. */
function unitedCuts(cuts: readonly Cut[]): readonly Cut[] {
  const united: Cut[] = [];
  for (const cut of cuts.toSorted((a, b) => a.area - b.area || a.from.atCm - b.from.atCm)) {
    const last = united.at(-1);
    if (last?.area !== cut.area || cut.from.atCm > last.to.atCm + ALIKE_CM) united.push(cut);
    else if (cut.to.atCm > last.to.atCm) united[united.length - 1] = { ...last, to: cut.to };
  }
  return united;
}

const ALIKE_CM = 1e-7;
