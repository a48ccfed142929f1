import { boxAround, boxesTouch } from "@/lib/terrain/box";
import { type Chord, chordsOf, joined, outlineContains } from "@/lib/terrain/chord";
import { between, type Segment } from "@/lib/terrain/point";
import type { Screen, SightGround, Slab } from "./sight-ground";

/** The crest of a hill layer, where an endless line crosses it; shares as in `Chord`. */
export interface Crest {
  readonly slab: Slab;
  readonly share: number;
}

/** Where an endless line is inside a wood or building. */
export interface Screened {
  readonly screen: Screen;
  readonly chord: Chord;
}

/** A stretch of a line on ground of one layer. */
export interface Step {
  readonly chord: Chord;
  readonly level: number;
}

/** What a line meets, in shares of the way between the two points that give it. */
export interface SightLine {
  readonly crests: readonly Crest[];
  readonly screened: readonly Screened[];
  /** The ground in order, without gaps, from where it first rises above the table to where it last does. */
  readonly ground: readonly Step[];
}

/**
 * What the endless line through two points meets on a ground. Layers, woods and buildings that lie wholly to one side of
 * the two points, so that nothing of them can matter between, are left out.
 */
export function sightLine(ground: SightGround, line: Segment): SightLine {
  const box = boxAround(line);
  const cut: { readonly slab: Slab; readonly chords: readonly Chord[] }[] = [];
  for (const slab of ground.slabs) {
    // A band ends where the next layer begins, wherever that is.
    if (ground.readings.crest === "layer" && !boxesTouch(slab.outline.box, box)) continue;
    const chords = chordsOf(slab.outline, line);
    if (chords.length > 0) cut.push({ slab, chords });
  }
  const screened: Screened[] = [];
  for (const screen of ground.screens) {
    if (!boxesTouch(screen.outline.box, box)) continue;
    for (const chord of chordsOf(screen.outline, line)) screened.push({ screen, chord });
  }
  screened.push(...seamsOf(ground, line, screened));
  const crests: Crest[] = [];
  const steps: Step[] = [];
  for (const { slab, chords } of cut) {
    const stretches = ground.readings.crest === "layer" ? chords : bandOf(slab, chords, cut);
    for (const [from, to] of stretches) crests.push({ slab, share: (from + to) / 2 });
    for (const chord of chords) steps.push({ chord, level: slab.level });
  }
  return { crests, screened, ground: groundOf(steps) };
}

/** Where a line runs along the wall that two touching buildings share, which cuts nothing from either. */
function seamsOf(
  { terraces }: SightGround,
  line: Segment,
  cut: readonly Screened[],
): readonly Screened[] {
  const [start, end] = line;
  const box = boxAround(line);
  return terraces.flatMap(({ outline, screens }) => {
    if (!boxesTouch(outline.box, box)) return [];
    const own = joined(
      cut.flatMap(({ screen, chord }) => (screens.includes(screen) ? [chord] : [])),
    );
    return chordsOf(outline, line)
      .flatMap((chord) => without(chord, own))
      .filter(([from, to]) => to - from > TOUCH)
      .flatMap((chord): Screened[] => {
        const middle = between(start, end, (chord[0] + chord[1]) / 2);
        const screen = screens.find((each) => outlineContains(each.outline, middle));
        return screen ? [{ screen, chord }] : [];
      });
  });
}

/** What the layers above leave of a layer's stretches. */
export function bandOf(
  slab: Slab,
  chords: readonly Chord[],
  cut: readonly { readonly slab: Slab; readonly chords: readonly Chord[] }[],
): readonly Chord[] {
  const above = joined(cut.flatMap((other) => (other.slab.level > slab.level ? other.chords : [])));
  return chords.flatMap((chord) => without(chord, above));
}

/** What some stretches, in order, leave of one. */
function without([from, to]: Chord, others: readonly Chord[]): readonly Chord[] {
  const rest: Chord[] = [];
  let at = from;
  for (const [start, end] of others) {
    if (end <= at || start >= to) continue;
    if (start > at) rest.push([at, start]);
    at = end;
  }
  if (to > at) rest.push([at, to]);
  return rest;
}

/** The highest layer at each place of a line. */
function groundOf(steps: readonly Step[]): readonly Step[] {
  if (steps.length <= 1) return steps;
  const edges: { at: number; level: number; change: 1 | -1 }[] = [];
  for (const { chord, level } of steps) {
    edges.push({ at: chord[0], level, change: 1 }, { at: chord[1], level, change: -1 });
  }
  edges.sort((a, b) => a.at - b.at);
  const open: number[] = [];
  const pieces: Step[] = [];
  let highest = 0;
  for (let i = 0; i + 1 < edges.length; i++) {
    const { at, level, change } = edges[i] as (typeof edges)[number];
    open[level] = (open[level] ?? 0) + change;
    if (change === 1) highest = Math.max(highest, level);
    while (highest > 0 && !open[highest]) highest--;
    const next = (edges[i + 1] as (typeof edges)[number]).at;
    if (next > at) pieces.push({ chord: [at, next], level: highest });
  }
  return pieces;
}

/** The pieces of a stretch, each on ground of one layer, in order. */
export function stepsWithin([from, to]: Chord, { ground }: SightLine): readonly Step[] {
  const pieces: Step[] = [];
  const add = (start: number, end: number, level: number) => {
    if (end > start) pieces.push({ chord: [start, end], level });
  };
  let at = from;
  for (let i = firstAfter(ground, from); i < ground.length; i++) {
    const { chord, level } = ground[i] as Step;
    if (chord[0] >= to) break;
    add(at, chord[0], 0);
    add(Math.max(from, chord[0]), Math.min(to, chord[1]), level);
    at = chord[1];
  }
  add(at, to, 0);
  return pieces;
}

/** The first piece that ends after a place. */
function firstAfter(ground: readonly Step[], share: number): number {
  let [low, high] = [0, ground.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ground[middle]?.chord[1] ?? 0) > share) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How far along a line the wood around its first point reaches; 0 if there is none. */
export function woodAhead({ screened }: SightLine): number {
  const around = screened.find(
    ({ screen, chord }) => screen.by === "wood" && chord[0] <= TOUCH && chord[1] > TOUCH,
  );
  return around?.chord[1] ?? 0;
}

/** The same for its second point: how far back along the line. */
export function woodBehind({ screened }: SightLine): number {
  const around = screened.find(
    ({ screen, chord }) => screen.by === "wood" && chord[1] >= 1 - TOUCH && chord[0] < 1 - TOUCH,
  );
  return around ? 1 - around.chord[0] : 0;
}

/** Shares of a line that differ by no more than this are one place. */
export const TOUCH = 1e-9;
