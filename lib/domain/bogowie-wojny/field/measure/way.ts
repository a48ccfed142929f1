import type { Marcher } from "@/lib/rules/bogowie-wojny/reach";
import { MANOEUVRES } from "@/lib/rules/bogowie-wojny/tables/manoeuvres";
import { type Passage, TERRAIN, type TerrainKind } from "@/lib/rules/bogowie-wojny/tables/terrain";
import { costOf, type PaidStep } from "@/lib/rules/bogowie-wojny/way-cost";
import { isOnLine } from "@/lib/terrain/meeting";
import { between, distanceCm, type Point } from "@/lib/terrain/point";
import { lengthCm, type Polyline, segmentsOf } from "@/lib/terrain/polyline";
import { closedLine } from "@/lib/terrain/ring";
import { segmentMeetsBox } from "@/lib/terrain/segment";
import {
  type Chord,
  chordsNear,
  chordsThrough,
  chordsUpTo,
  crossingsCm,
  joinedChords,
} from "@/lib/terrain/segment-chords";
import type { Outlined } from "./outline";

/** A part of a way, with where it lies along the way in cm, and the ground that makes its price. */
export type WayStep = PaidStep & {
  readonly atCm: number;
  readonly toCm: number;
  readonly ground: TerrainKind;
  /** Null on open ground. */
  readonly id: string | null;
  readonly what: "run" | "across" | "enter" | "leave" | "form-up" | "halt";
};

/** A place where the arm may not go on [3.5, 9.1]. */
export interface WayBar {
  readonly atCm: number;
  readonly ground: TerrainKind;
  readonly id: string;
  /** `from-behind`: into a redoubt, whose back the field does not show; `stays`: it may pass, not stay. */
  readonly why: "closed" | "from-behind" | "stays";
}

/** What a way costs a unit over the drawn ground [3.5, 7.6]. */
export interface Way {
  readonly lengthCm: number;
  /** The last straight of the way. */
  readonly lastLegCm: number;
  readonly costCm: number;
  /** In the order of the way. */
  readonly steps: readonly WayStep[];
  readonly bars: readonly WayBar[];
}

/** A unit is on a road, a bridge or a gully's way in while it is within half a base of its middle. */
const HALF_BASE_CM = 2;
const EDGE_CM = 1e-6;
const FORM_UP_CM = costOfManoeuvre("change-formation");

/**
 * The way's cost for the unit's leading base, straight from point to point [3.5, 7.6]. Readings: where grounds overlap the
 * slowest counts; a column is on a road within 2 cm of its middle; a bridge or ford costs no more than its length; a
 * gully crossed by its ways costs nothing; every section of a built-up area is paid for by itself; all infantry but the
 * light, and all cavalry, form up on leaving a wood for ground that is none; the way into a redoubt from behind is not
 * known, so that each parapet is paid for.
 */
export function wayOver(
  line: Polyline,
  { ground, marcher }: { readonly ground: readonly Outlined[]; readonly marcher: Marcher },
): Way {
  const path: Path = { line, lengthCm: lengthCm(line), ground, marcher };
  const parts = ground.map((each) => partOf(each, path));
  const steps = [...runsOf(path), ...parts.flatMap((part) => part.steps)].toSorted(
    (a, b) => a.atCm - b.atCm || Number(a.kind === "run") - Number(b.kind === "run"),
  );
  const bars = parts.flatMap((part) => part.bars).toSorted((a, b) => a.atCm - b.atCm);
  const lastLegCm = lengthCm(line.slice(-2));
  return { lengthCm: path.lengthCm, lastLegCm, costCm: costOf(steps), steps, bars };
}

interface Path {
  readonly line: Polyline;
  readonly lengthCm: number;
  readonly ground: readonly Outlined[];
  readonly marcher: Marcher;
}

interface Part {
  readonly steps: readonly WayStep[];
  readonly bars: readonly WayBar[];
}
const NO_PART: Part = { steps: [], bars: [] };

const GROUNDS: Readonly<Record<string, TerrainKind>> = { linear: "linear-works", crossing: "road" };

function groundOf({ kind }: Pick<Outlined, "kind">): TerrainKind {
  return GROUNDS[kind] ?? (kind as TerrainKind);
}

/** What a thing costs besides the distance, and where it bars the way. */
function partOf(each: Outlined, path: Path): Part {
  const ground = groundOf(each);
  const passage = TERRAIN[ground].passage[path.marcher.mover];
  switch (ground) {
    case "built-up":
      return builtUpPart(each, path, passage);
    case "wood":
      return woodPart(each, path, passage);
    case "gully":
      return gullyPart(each, path, passage);
    case "redoubt":
      return crossedPart(each, closedLine(each.outline), path);
    case "fence":
    case "linear-works":
      return crossedPart(each, each.outline, path);
    case "stream":
    case "river":
    case "great-river":
      return waterPart(each, path);
    case "impassable":
      return { steps: [], bars: chordsOn(path, each).map(({ fromCm }) => barOf(each, fromCm)) };
    default:
      return NO_PART;
  }
}

function builtUpPart(each: Outlined, path: Path, passage: Passage): Part {
  if (passage.kind !== "in-and-out") return NO_PART;
  const chords = chordsOn(path, each);
  const steps = chords.flatMap(({ fromCm, toCm }) => [
    ...(fromCm > EDGE_CM ? [sumOf(each, fromCm, "enter", passage.inCm)] : []),
    ...(toCm < path.lengthCm - EDGE_CM ? [sumOf(each, toCm, "leave", passage.outCm)] : []),
  ]);
  const stays = path.marcher.mover === "artillery" && chords.some(({ toCm }) => isEnd(toCm, path));
  return { steps, bars: stays ? [{ ...barOf(each, path.lengthCm), why: "stays" }] : [] };
}

function woodPart(each: Outlined, path: Path, passage: Passage): Part {
  const chords = withoutRoads(chordsOn(path, each), path);
  if (passage.kind === "closed") {
    return { steps: [], bars: chords.map(({ fromCm }) => barOf(each, fromCm)) };
  }
  const formsUp = path.marcher.mover === "infantry" || path.marcher.mover === "cavalry";
  const isOnIntoWood = (atCm: number) =>
    path.ground.some(
      (other) =>
        other.kind === "wood" &&
        other.id !== each.id &&
        chordsOn(path, other).some(
          ({ fromCm, toCm }) => fromCm <= atCm + EDGE_CM && toCm > atCm + EDGE_CM,
        ),
    );
  const left = formsUp
    ? chords.filter(({ toCm }) => !isEnd(toCm, path) && !isOnIntoWood(toCm))
    : [];
  return { steps: left.map(({ toCm }) => sumOf(each, toCm, "form-up", FORM_UP_CM)), bars: [] };
}

function gullyPart(each: Outlined, path: Path, passage: Passage): Part {
  const { thing } = each.found;
  const ways = "ways" in thing ? thing.ways : [];
  const isWay = (atCm: number) =>
    ways.some((way) => distanceCm(way, placeAt(path.line, atCm)) <= HALF_BASE_CM);
  const across = chordsOn(path, each).filter(({ fromCm, toCm }) => {
    const edges = [...(fromCm > EDGE_CM ? [fromCm] : []), ...(isEnd(toCm, path) ? [] : [toCm])];
    return edges.some((atCm) => !isWay(atCm));
  });
  if (passage.kind !== "plus") return NO_PART;
  const steps = across.map(({ fromCm, toCm }) => ({
    ...sumOf(each, fromCm, "across", passage.cm),
    toCm,
  }));
  return { steps, bars: [] };
}

function crossedPart(each: Outlined, line: Polyline, path: Path): Part {
  return acrossPart(each, crossingsOn(path, line), path);
}

function waterPart(each: Outlined, path: Path): Part {
  const bridges = path.ground.filter(
    ({ found }) => "waterId" in found.thing && found.thing.waterId === each.id,
  );
  const isBridged = (atCm: number) =>
    bridges.some(({ kind, outline, found }) => {
      const isFord =
        kind === "crossing" && "crossing" in found.thing && found.thing.crossing === "ford";
      const carries = each.kind !== "great-river" || !isFord;
      return carries && isOnLine(placeAt(path.line, atCm), outline, HALF_BASE_CM);
    });
  const wet = crossingsOn(path, each.outline).filter((atCm) => !isBridged(atCm));
  return acrossPart(each, wet, path);
}

function acrossPart(each: Outlined, crossings: readonly number[], { marcher }: Path): Part {
  const passage = TERRAIN[groundOf(each)].passage[marcher.mover];
  switch (passage.kind) {
    case "plus":
      return { steps: crossings.map((atCm) => sumOf(each, atCm, "across", passage.cm)), bars: [] };
    case "stops": {
      const steps = crossings.flatMap((atCm): WayStep[] => [
        sumOf(each, atCm, "enter", passage.inCm),
        { kind: "halt", atCm, toCm: atCm, ground: groundOf(each), id: each.id, what: "halt" },
        sumOf(each, atCm, "leave", passage.outCm),
      ]);
      return { steps, bars: [] };
    }
    case "closed":
      return { steps: [], bars: crossings.map((atCm) => barOf(each, atCm)) };
    case "from-behind":
      return {
        steps: [],
        bars: crossings.map((atCm) => ({ ...barOf(each, atCm), why: "from-behind" })),
      };
    default:
      return NO_PART;
  }
}

function sumOf(each: Outlined, atCm: number, what: WayStep["what"], costCm: number): WayStep {
  const ground = groundOf(each);
  return { kind: "sum", atCm, toCm: atCm, ground, id: each.id, what, costCm };
}

function barOf(each: Outlined, atCm: number): WayBar {
  return { atCm, ground: groundOf(each), id: each.id, why: "closed" };
}

/** The stretches of the way, each with the slowest ground it lies on. */
function runsOf(path: Path): readonly WayStep[] {
  const areas = path.ground.flatMap((each) => {
    const passage = TERRAIN[groundOf(each)].passage[path.marcher.mover];
    const times = timesOf(passage);
    if (times === null) return [];
    const chords = chordsOn(path, each);
    return [{ each, times, chords: times === 0 ? chords : withoutRoads(chords, path) }];
  });
  const stops = [
    ...new Set([
      0,
      ...areas.flatMap(({ chords }) => chords.flatMap(({ fromCm, toCm }) => [fromCm, toCm])),
      path.lengthCm,
    ]),
  ].toSorted((a, b) => a - b);
  return stops.slice(1).flatMap((toCm, index): WayStep[] => {
    const atCm = stops[index] ?? 0;
    if (toCm - atCm < EDGE_CM) return [];
    const middle = (atCm + toCm) / 2;
    const here = areas.filter(({ chords }) =>
      chords.some((chord) => chord.fromCm < middle && chord.toCm > middle),
    );
    const free = here.find(({ times }) => times === 0);
    const slowest = free ?? here.toSorted((a, b) => b.times - a.times)[0];
    const run = { kind: "run", what: "run", atCm, toCm, lengthCm: toCm - atCm } as const;
    if (slowest === undefined) return [{ ...run, costCm: toCm - atCm, ground: "open", id: null }];
    const { each, times } = slowest;
    return [{ ...run, costCm: (toCm - atCm) * times, ground: groundOf(each), id: each.id }];
  });
}

/** How many cm each cm costs on ground that covers an area; null on ground that does not change it. */
function timesOf(passage: Passage): number | null {
  if (passage.kind === "times") return passage.times;
  return passage.kind === "in-and-out" ? 0 : null;
}

/** The parts of stretches that lie on no road that the unit may use as open ground [3.5]. */
function withoutRoads(chords: readonly Chord[], path: Path): readonly Chord[] {
  const { mover, formation } = path.marcher;
  const isGuns = mover === "artillery" || mover === "regimental-artillery";
  if (!isGuns && formation !== "column") return chords;
  const roads = path.ground
    .filter(({ kind }) => kind === "road")
    .flatMap(({ outline }) => alongPath(path, (leg) => chordsNear(leg, outline, HALF_BASE_CM)));
  return joinedChords(roads).reduce<readonly Chord[]>(
    (left, road) => left.flatMap((chord) => cutOut(chord, road)),
    chords,
  );
}

function cutOut({ fromCm, toCm }: Chord, road: Chord): readonly Chord[] {
  return [
    { fromCm, toCm: Math.min(toCm, road.fromCm) },
    { fromCm: Math.max(fromCm, road.toCm), toCm },
  ].filter((chord) => chord.toCm - chord.fromCm > EDGE_CM);
}

function chordsOn(path: Path, { area, box, found }: Outlined): readonly Chord[] {
  if (found.list === "roads" || found.list === "crossings") return [];
  return joinedChords(
    alongPath(path, (leg) =>
      segmentMeetsBox(leg, box) ? chordsUpTo(distanceCm(...leg), chordsThrough(area, leg)) : [],
    ),
  );
}

function crossingsOn(path: Path, line: Polyline): readonly number[] {
  return alongPath(path, (leg) =>
    crossingsCm(leg, line).map((atCm) => ({ fromCm: atCm, toCm: atCm })),
  )
    .map(({ fromCm }) => fromCm)
    .filter((atCm, index, all) => index === 0 || atCm - (all[index - 1] ?? 0) > EDGE_CM);
}

/** What each leg of a way meets, in cm from the way's beginning. */
function alongPath(
  { line }: Path,
  met: (leg: readonly [Point, Point]) => readonly Chord[],
): readonly Chord[] {
  let walkedCm = 0;
  return segmentsOf(line).flatMap((leg) => {
    const before = walkedCm;
    walkedCm += distanceCm(...leg);
    if (walkedCm - before < EDGE_CM) return [];
    return met(leg).map(({ fromCm, toCm }) => ({ fromCm: before + fromCm, toCm: before + toCm }));
  });
}

function placeAt(line: Polyline, atCm: number): Point {
  let walkedCm = 0;
  for (const [from, to] of segmentsOf(line)) {
    const long = distanceCm(from, to);
    if (walkedCm + long >= atCm && long > 0) return between(from, to, (atCm - walkedCm) / long);
    walkedCm += long;
  }
  return line.at(-1) ?? [0, 0];
}

function isEnd(atCm: number, { lengthCm: wholeCm }: Path): boolean {
  return atCm >= wholeCm - EDGE_CM;
}

function costOfManoeuvre(id: string): number {
  const cost = MANOEUVRES.find((each) => each.id === id)?.cost;
  return cost?.kind === "cm" ? cost.cm : 0;
}
