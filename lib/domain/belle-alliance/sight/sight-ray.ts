import { type SightTerrain, sightLimitCm } from "@/lib/rules/belle-alliance/sight";
import { outlineContains } from "@/lib/terrain/chord";
import { type Cut, cutsAlong, edgeAt, type Fan, fanAround, type Meeting } from "@/lib/terrain/fan";
import { moved, type Point } from "@/lib/terrain/point";
import { edgeAlong, positionOf, throughWoodCm } from "./position";
import type { Screen, SightGround, Slab } from "./sight-ground";
import { bandOf } from "./sight-line";

/** A place from which one looks all round. */
export interface Eye {
  readonly at: Point;
  readonly ground: SightGround;
  /** The ground's layers, then its woods and buildings. */
  readonly fan: Fan;
  /** How the observer stands; one in a wood's edge may yet look into the wood. */
  readonly terrain: SightTerrain;
  readonly level: number;
  /** In layers above the table. */
  readonly height: number;
  /** The layer it stands on, as the ground numbers them; −1 on the table. */
  readonly ownSlab: number;
  readonly screens: readonly Screen[];
  readonly mayLookInward: boolean;
}

/** Prepares a place for looks all round; how the observer stands is worked out if it is not given. */
export function eyeAt(ground: SightGround, at: Point, given: SightTerrain | undefined): Eye {
  const ownSlab = ground.slabs.findLastIndex(({ outline }) => outlineContains(outline, at));
  const screens = ground.screens.filter(({ outline }) => outlineContains(outline, at));
  // From behind cover one sees as far as from the open, so that no direction counts here [table 2].
  const outlook = { from: at, around: screens, toward: at, inWoodCm: 0 };
  const terrain = given ?? positionOf(ground, outlook);
  const level = ground.slabs[ownSlab]?.level ?? 0;
  const isOnRoof = terrain === "building" && ground.readings.garrisons === "roof";
  return {
    at,
    ground,
    fan: fanAround(
      at,
      [...ground.slabs, ...ground.screens].map(({ outline }) => outline),
    ),
    terrain,
    level,
    height: level + (isOnRoof ? 1 : 0),
    ownSlab,
    screens,
    mayLookInward:
      terrain === "wood-edge" && ground.readings.inward === "wood" && screens.length > 0,
  };
}

/** A place on a ray, and the line on the ground that puts it there: on neighbouring rays it lies along that line. */
export interface Mark {
  readonly atCm: number;
  /** Straight; a circle; midway between two edges, a curve; as far beyond an edge along the ray. */
  readonly line: "straight" | "circle" | "curve" | "beyond" | "unknown";
  /** Edges of the fan that it follows; −1 for none. */
  readonly edge: number;
  readonly other: number;
  /** How many times as far from the eye as its edges it lies; of a circle its radius, otherwise how far beyond. */
  readonly scale: number;
}

/** A stretch of a ray that is seen. */
export interface Stretch {
  readonly from: Mark;
  readonly to: Mark;
}

function circle(cm: number): Mark {
  return { atCm: cm, line: "circle", edge: -1, other: -1, scale: cm };
}

/** The same line nearer to the eye or farther from it, where one looks past its top at ground of another height. */
function scaled({ atCm, line, edge, other, scale }: Mark, rise: number, top: number): Mark {
  const times = rise / top;
  const is = line === "beyond" ? "unknown" : line;
  return { atCm: atCm * times, line: is, edge, other, scale: scale * times };
}

/** How far from the eye the line of a mark lies in another direction; null if one cannot say. */
export function lineAt(fan: Fan, { line, edge, other, scale }: Mark, along: Point): number | null {
  if (line === "circle") return scale;
  if (line === "unknown" || edge < 0) return null;
  const atCm = edgeAt(fan, edge, along);
  if (line === "straight") return atCm * scale;
  return line === "beyond" ? atCm + scale : ((atCm + edgeAt(fan, other, along)) / 2) * scale;
}

/** What changes at a mark when one walks out along a ray. */
interface Change extends Mark {
  readonly is: "slab" | "screen" | "crest" | "edge" | "deep" | "cut";
  /** Of the slab or screen. */
  readonly index: number;
  /** 1 where it begins, −1 where it ends. */
  readonly by: 1 | -1;
}

/** What a target would have to be seen over. */
interface Obstacle {
  /** Where the line over it is steepest. */
  readonly at: Mark;
  /** Its height above the eye's, in layers. */
  readonly top: number;
  /** Layers a cm. */
  readonly slope: number;
}

const NOTHING: Obstacle = { at: circle(0), top: 0, slope: Number.NEGATIVE_INFINITY };
const TOUCH_CM = 1e-7;
const IN_WOOD_CM = sightLimitCm(
  { from: "open", to: "wood", fired: false, layersAbove: 0 },
  { limits: "both" },
);
const IN_EDGE_CM = sightLimitCm(
  { from: "open", to: "wood-edge", fired: false, layersAbove: 0 },
  { limits: "both" },
);

/** The stretches of a ray on which a unit that has not fired would be seen, by the same rules as `lookAt`, in order. */
export function seenAlong(eye: Eye, along: Point, end: Mark): readonly Stretch[] {
  const walk = new RayWalk(eye);
  for (const change of changesAlong(eye, along)) {
    if (change.atCm >= end.atCm) break;
    walk.to(change);
    walk.pass(change);
  }
  walk.to(end);
  return walk.seen;
}

function changesAlong(eye: Eye, along: Point): readonly Change[] {
  const { ground, fan } = eye;
  const changes: Change[] = [];
  const cuts = cutsAlong(fan, along);
  if (ground.readings.crest === "band") addBandCrests(changes, eye, cuts);
  for (const { area, from, to } of cuts) {
    if (to.atCm <= TOUCH_CM) continue;
    const isSlab = area < ground.slabs.length;
    const index = isSlab ? area : area - ground.slabs.length;
    if (isSlab && ground.readings.crest === "layer") addCrest(changes, index, from, to);
    const is = isSlab ? "slab" : "screen";
    changes.push(
      { is, index, by: 1, atCm: from.atCm, line: "straight", edge: from.edge, other: -1, scale: 1 },
      { is, index, by: -1, atCm: to.atCm, line: "straight", edge: to.edge, other: -1, scale: 1 },
    );
    const screen = isSlab ? undefined : ground.screens[index];
    if (screen?.by === "wood") addWood(changes, eye, along, { screen, from, to });
  }
  return changes.sort((a, b) => a.atCm - b.atCm);
}

/** A crest runs midway between two edges of its layer. */
function addCrest(changes: Change[], index: number, from: Meeting, to: Meeting): void {
  const atCm = (from.atCm + to.atCm) / 2;
  if (atCm <= TOUCH_CM) return;
  const [edge, other] = [from.edge, to.edge];
  changes.push({ is: "crest", index, by: 1, atCm, line: "curve", edge, other, scale: 1 });
}

function addBandCrests(changes: Change[], { ground }: Eye, cuts: readonly Cut[]): void {
  const meetings = new Map(cuts.flatMap(({ from, to }) => [from, to].map((m) => [m.atCm, m])));
  const cut = cuts.flatMap(({ area, from, to }) => {
    const slab = ground.slabs[area];
    return slab ? [{ area, slab, chords: [[from.atCm, to.atCm]] as const }] : [];
  });
  for (const { area, slab, chords } of cut) {
    for (const [from, to] of bandOf(slab, chords, cut)) {
      const ends = [meetings.get(from), meetings.get(to)] as const;
      if (ends[0] && ends[1]) addCrest(changes, area, ends[0], ends[1]);
    }
  }
}

/** Where a wood's edge begins and ends along a ray, and how much of it hides nothing. */
function addWood(
  changes: Change[],
  { at, ground, mayLookInward }: Eye,
  along: Point,
  wood: Pick<Cut, "from" | "to"> & { readonly screen: Screen },
): void {
  const from = Math.max(0, wood.from.atCm);
  const free = throughWoodCm({ terrain: "open", isTarget: false, fired: false }, ground.readings);
  const add = (is: Change["is"], atCm: number, by: 1 | -1, line: Mark["line"] = "unknown") =>
    changes.push({ is, index: -1, by, atCm, line, edge: wood.from.edge, other: -1, scale: free });
  if (from === 0) changes.push({ ...circle(free), is: "cut", index: -1, by: 1 });
  else if (from + free < wood.to.atCm) add("cut", from + free, 1, "beyond");
  const isAround = from === 0 && mayLookInward;
  // A wood and its edge have the same limit nearer than this, and beyond that neither is seen.
  const isInReach = wood.to.atCm > IN_WOOD_CM && from < IN_EDGE_CM;
  if (!isAround && !isInReach) return;
  const to = isAround ? wood.to.atCm : Math.min(wood.to.atCm, IN_EDGE_CM);
  const look = [moved(at, along, from), moved(at, along, to)] as const;
  const edges = edgeAlong([wood.screen], look, ground.woodEdgeCm);
  const first = edges[0] && edges[0].fromCm <= TOUCH_CM ? edges[0].toCm : 0;
  if (isAround && from + first < wood.to.atCm - TOUCH_CM) add("deep", from + first, 1);
  const counted =
    ground.readings.inward === "edge" ? edges : first > 0 ? [{ fromCm: 0, toCm: first }] : [];
  for (const { fromCm, toCm } of counted) {
    add("edge", from + fromCm, 1);
    add("edge", from + toCm, -1);
  }
}

/** A walk out along a ray: what lies at the place it has come to, and what it has passed. */
class RayWalk {
  readonly seen: Stretch[] = [];
  private readonly eye: Eye;
  private readonly free: number;
  private last: Mark = circle(0);
  private terrain: SightTerrain;
  /** How many shapes of each layer lie here. */
  private readonly layers: number[] = [];
  private level = 0;
  private inOwnSlab = 0;
  /** The woods and buildings here. */
  private readonly around: number[] = [];
  private inBuildings = 0;
  private woods = 0;
  private woodFrom = 0;
  private edges = 0;
  /** The steepest of what always hides, of crests of the eye's own layer, and of the wood around the eye. */
  private steepest = NOTHING;
  private ownCrest = NOTHING;
  private ownWood = NOTHING;
  /** Of the wood in which the walk is, not yet among these. */
  private inWood: { readonly obstacle: Obstacle; readonly from: Mark; readonly to: Mark }[] = [];
  private readonly buildings: { readonly obstacle: Obstacle; readonly index: number }[] = [];
  private exceptBuildings = NOTHING;

  constructor(eye: Eye) {
    this.eye = eye;
    this.terrain = eye.terrain;
    this.free = throughWoodCm(
      { terrain: "open", isTarget: false, fired: false },
      eye.ground.readings,
    );
  }

  /** Goes on to a mark, over ground on which all stand alike. */
  to(mark: Mark): void {
    if (mark.atCm - Math.max(0, this.last.atCm) > TOUCH_CM) {
      this.look(mark);
      this.cover(mark);
    }
    if (mark.atCm > 0) this.last = mark;
  }

  /** Takes up what changes at a mark. */
  pass(change: Change): void {
    if (change.is === "slab") this.passSlab(change);
    else if (change.is === "screen") this.passScreen(change);
    else if (change.is === "crest") this.passCrest(change);
    else if (change.is === "edge") this.edges += change.by;
    else if (change.is === "deep") this.terrain = "wood";
  }

  private passSlab({ index, by }: Change): void {
    const { level } = this.eye.ground.slabs[index] as Slab;
    const shapes = (this.layers[level] ?? 0) + by;
    this.layers[level] = shapes;
    if (by === 1) this.level = Math.max(this.level, level);
    while (this.level > 0 && (this.layers[this.level] ?? 0) === 0) this.level--;
    if (index === this.eye.ownSlab) this.inOwnSlab += by;
  }

  private passCrest(at: Change): void {
    const top = (this.eye.ground.slabs[at.index] as Slab).level - this.eye.height;
    const crest = { at, top, slope: top / at.atCm };
    if (at.index === this.eye.ownSlab) this.ownCrest = steeper(this.ownCrest, crest);
    else this.add(crest);
  }

  private passScreen({ index, by, atCm }: Change): void {
    if (by === 1) this.around.push(index);
    else this.around.splice(this.around.indexOf(index), 1);
    const isWood = this.eye.ground.screens[index]?.by === "wood";
    if (!isWood) this.inBuildings += by;
    if (!isWood) return;
    if (by === 1 && this.woods === 0) this.woodFrom = Math.max(0, atCm);
    this.woods += by;
    if (this.woods > 0) return;
    for (const each of this.inWood) {
      if (this.woodFrom === 0) this.ownWood = steeper(this.ownWood, each.obstacle);
      else this.add(each.obstacle);
    }
    this.inWood = [];
  }

  private add(obstacle: Obstacle): void {
    this.steepest = steeper(this.steepest, obstacle);
    this.exceptBuildings = steeper(this.exceptBuildings, obstacle);
  }

  /** What stands between the last mark and this one hides what comes behind it. */
  private cover(to: Mark): void {
    if (this.around.length === 0) return;
    const top = this.level + 1 - this.eye.height;
    const at = top > 0 ? this.last : to;
    const obstacle = { at, top, slope: top / at.atCm };
    for (const index of this.around) {
      const screen = this.eye.ground.screens[index] as Screen;
      if (screen.by === "wood") {
        const isFree = this.woodFrom === 0 && to.atCm <= this.free + TOUCH_CM;
        if (!isFree) this.inWood.push({ obstacle, from: this.last, to });
      } else if (!this.eye.screens.includes(screen)) {
        this.steepest = steeper(this.steepest, obstacle);
        this.buildings.push({ obstacle, index });
      }
    }
  }

  /** Adds what is seen between the last mark and this one: sight of it only gets better or worse on the way. */
  private look(mark: Mark): void {
    const { height, ground } = this.eye;
    const building = this.inBuildings > 0;
    const target = building
      ? "building"
      : this.woods === 0
        ? "open"
        : this.edges > 0
          ? "wood-edge"
          : "wood";
    const rise = this.level + (building && ground.readings.garrisons === "roof" ? 1 : 0) - height;
    const limit = circle(
      sightLimitCm(
        { from: this.terrain, to: target, fired: false, layersAbove: height - this.level },
        ground.readings,
      ),
    );
    let from = this.last;
    let to = nearer(mark, limit);
    const over = this.highest(building);
    if (rise > 0 && over.slope > 0) to = nearer(to, scaled(over.at, rise, over.top));
    else if (rise < 0 && over.slope < 0) from = farther(from, scaled(over.at, rise, over.top));
    else if (rise < 0 || (rise === 0 && !this.passesLevel(over.slope))) return;
    if (target !== "wood" && this.woods > 0) to = nearer(to, this.throughWood(rise, mark));
    if (to.atCm - from.atCm > TOUCH_CM) this.addSeen(from, to);
  }

  private passesLevel(slope: number): boolean {
    return this.eye.ground.readings.levelLine === "clear" ? slope <= 0 : slope < 0;
  }

  /** What hides a target here most. The crest of a layer does not between units that both stand on it [1.1.6]. */
  private highest(isInBuilding: boolean): Obstacle {
    const { ground, level } = this.eye;
    let over = this.steepest;
    if (isInBuilding) {
      over = this.exceptBuildings;
      for (const each of this.buildings) {
        if (!this.around.includes(each.index)) over = steeper(over, each.obstacle);
      }
    }
    if (this.inOwnSlab <= 0 || this.level !== level) over = steeper(over, this.ownCrest);
    const seesThrough = this.terrain === "wood" && ground.readings.limits === "both";
    return seesThrough ? over : steeper(over, this.ownWood);
  }

  /** How far one in the edge of a wood, or in a building there, is seen through that wood. */
  private throughWood(rise: number, { atCm }: Mark): Mark {
    const middle = (Math.max(0, this.last.atCm) + atCm) / 2;
    let most = circle(Number.POSITIVE_INFINITY);
    for (const { from, to, obstacle } of this.inWood) {
      const { top } = obstacle;
      const hiddenTo = middle - this.free;
      if (from.atCm >= hiddenTo - TOUCH_CM) continue;
      if (top >= 0 || to.atCm < hiddenTo) {
        const slope = top / (top > 0 ? from.atCm : to.atCm);
        const isOver = rise / middle > slope || (rise === 0 && this.passesLevel(slope));
        if (!isOver) return circle(0);
      } else if (rise < top) {
        most = nearer(most, circle((this.free * rise) / (rise - top)));
      }
    }
    return most;
  }

  private addSeen(from: Mark, to: Mark): void {
    const before = this.seen.at(-1);
    if (before && from.atCm - before.to.atCm <= TOUCH_CM)
      this.seen[this.seen.length - 1] = { from: before.from, to };
    else this.seen.push({ from, to });
  }
}

function steeper(one: Obstacle, other: Obstacle): Obstacle {
  return other.slope > one.slope ? other : one;
}

function nearer(one: Mark, other: Mark): Mark {
  return other.atCm < one.atCm ? other : one;
}

function farther(one: Mark, other: Mark): Mark {
  return other.atCm > one.atCm ? other : one;
}
