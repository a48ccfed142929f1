import { banOf, FAST_MARCH_BEYOND_CM, type MarchBan } from "./march-ban";
import { type Barrier, barrierTo, endsCharge, type MarchRefusal } from "./march-passage";
import { HALVINGS, type Halving, type March, type TurnOnWay } from "./march-question";
import { chargeRow, marchRow, obstacleArm, rateOn } from "./march-row";
import { turnLengthCm, turnsAtHalfRate } from "./march-turn";
import { type Section, sectionsOf, type Underfoot, underfootAtStart } from "./march-underfoot";
import type { MarchGround } from "./tables/table-3";
import { type ObstacleClass, TABLE_4 } from "./tables/table-4";

/** The rates a unit can move at [2.3.1–2.3.3, 5.4.1]. */
export const PACES = ["ordinary", "fast", "charge", "rout"] as const;
type Pace = (typeof PACES)[number];

/** What a unit did in a part of its bound. */
export interface MarchStep {
  readonly kind: "turn" | "march";
  /** The index of the stretch of the path in which the front is; a turn is made before the first. */
  readonly stretch: number;
  /** How far the front has come when the step begins. */
  readonly fromCm: number;
  /** The way in this step; of a turn its own. */
  readonly lengthCm: number;
  readonly pace: Pace;
  /** The ground under the unit that sets the rate. */
  readonly ground: MarchGround;
  readonly obstacle: ObstacleClass | null;
  readonly halvings: readonly (Halving | "turn")[];
  /** The rate after all that reduces it, in cm a bound. */
  readonly rateCm: number;
  /** The part of a bound that it took, 0 to 1. */
  readonly bounds: number;
}

export interface MarchAnswer {
  /** How far the front comes, without a turn. */
  readonly distanceCm: number;
  /** What stopped it before its bound was spent; null also where the path ends. */
  readonly stopped: Barrier | MarchRefusal<"enemy"> | null;
  /** Why the march may not be begun as it is asked; it then comes nowhere. */
  readonly illegal: MarchBan | null;
  readonly steps: readonly MarchStep[];
}

/** A unit stops when its melee zone touches the enemy, this far before its front, in cm [4.1.1]. */
const MELEE_ZONE_CM = 5;
/** A fast march is double the ordinary one [2.3.2]. */
const FAST = 2;
const CONTINUED_ADVANCE_BOUNDS = 1 / 2;
/** What may be lost in adding up fractions of a bound. */
const A_MOMENT = 1e-9;
const ENEMY = { rule: "4.1.1", code: "enemy" } as const;

/**
 * How far a unit's front comes in one bound [2.3.1–2.3.7, 2.4.2, 2.4.3, 4.1.4, 5.2.1, 5.3.1, tables 3 and 4].
 *
 * A bound is spent in time: a stretch takes its length divided by the rate there, and whoever changes to another rate
 * has the rest of the bound for it. The slowest ground under the unit sets the rate, from the touch of its front until
 * its last rank is off it. Halvings, the share that the worst obstacle underfoot leaves, a turn's half rate and the
 * double rate of a fast march multiply. A turn comes first, those on the way where the front comes to their bends. A charge meets the end of its rate at the edge of other
 * ground or of an obstacle, a fast march 90 cm before the enemy. Halvings do not slow a rout, a forced action.
 */
export function workOutMarch(march: March): MarchAnswer {
  const illegal = banOf(march);
  if (illegal) return { distanceCm: 0, stopped: null, illegal, steps: [] };
  const walk = new Walk(march);
  walk.turn();
  const stopped = walk.march();
  return { distanceCm: walk.frontCm, stopped, illegal: null, steps: walk.steps };
}

class Walk {
  frontCm = 0;
  readonly steps: MarchStep[] = [];
  readonly #halvings: readonly Halving[];
  readonly #turns: TurnOnWay[];
  #boundsLeft: number;
  #pace: Pace;

  constructor(private readonly asked: March) {
    this.#halvings = halvingsOf(asked);
    this.#turns = [...(asked.turnsOnWay ?? [])];
    this.#boundsLeft = asked.mode === "continued-advance" ? CONTINUED_ADVANCE_BOUNDS : 1;
    this.#pace = firstPace(asked);
  }

  turn() {
    const { asked } = this;
    if (!asked.turn) return;
    const under = underfootAtStart(asked);
    if (this.#pace === "charge" && endsCharge(under)) this.#pace = "ordinary";
    const also = turnsAtHalfRate(asked) ? (["turn"] as const) : [];
    const lengthCm = turnLengthCm(asked.turn, asked.frontCm ?? 0);
    this.#spend({ kind: "turn", stretch: 0, lengthCm, under, also });
  }

  /** Marches until the bound or the path is spent, or something stops it. */
  march(): MarchAnswer["stopped"] {
    const { asked } = this;
    const enemyStopsAt = enemyStopsAtCm(asked);
    let entered = -1;
    for (const section of sectionsOf(asked)) {
      if (this.#boundsLeft === 0) return null;
      const ground = asked.path[section.stretch];
      const barrier = ground && section.stretch > entered ? barrierTo(asked, ground) : null;
      if (barrier) return barrier;
      entered = section.stretch;
      this.#cross(section, Math.min(section.toCm, enemyStopsAt));
      if (this.#boundsLeft > 0 && this.frontCm >= enemyStopsAt) return ENEMY;
    }
    return null;
  }

  #cross(section: Section, endCm: number) {
    for (let turn = this.#turns[0]; turn && turn.atCm < endCm; turn = this.#turns[0]) {
      this.#advance(section, turn.atCm);
      if (this.#boundsLeft === 0) return;
      this.#turns.shift();
      this.#bend(section, turn);
    }
    this.#advance(section, endCm);
  }

  #bend({ stretch, underfoot: under }: Section, turn: TurnOnWay) {
    const { formation, frontCm } = this.asked;
    const isOnRoad = under.grounds.every((ground) => ground === "road");
    const isFree = formation === "skirmish-line" || (formation === "column-of-march" && isOnRoad);
    const lengthCm = turnLengthCm(turn, frontCm ?? 0);
    this.#spend({ kind: "turn", stretch, lengthCm, under, also: isFree ? [] : ["turn"] });
  }

  #advance({ stretch, underfoot: under }: Section, endCm: number) {
    if (this.#pace === "charge" && endsCharge(under)) this.#pace = "ordinary";
    const fastUntil = fastUntilCm(this.asked);
    while (this.frontCm < endCm && this.#boundsLeft > 0) {
      if (this.#pace === "fast" && this.frontCm >= fastUntil) this.#pace = "ordinary";
      const toCm = this.#pace === "fast" ? Math.min(endCm, fastUntil) : endCm;
      const lengthCm = toCm - this.frontCm;
      const madeCm = this.#spend({ kind: "march", stretch, lengthCm, under, also: [] });
      this.frontCm = madeCm === lengthCm ? toCm : this.frontCm + madeCm;
    }
  }

  /** Goes on at the rate of the ground underfoot for a way or until the bound is spent; returns the way made, in cm. */
  #spend(part: {
    readonly kind: MarchStep["kind"];
    readonly stretch: number;
    readonly lengthCm: number;
    readonly under: Underfoot;
    readonly also: readonly "turn"[];
  }): number {
    const { kind, stretch, under } = part;
    const { ground, fullRateCm } = slowest(this.asked, this.#pace, under);
    const halvings = [...this.#halvings, ...part.also];
    const share = under.obstacle ? TABLE_4[under.obstacle][obstacleArm(this.asked)] : 1;
    const rateCm = (fullRateCm * share) / 2 ** halvings.length;
    const needed = part.lengthCm / rateCm;
    const isWhole = needed < this.#boundsLeft - A_MOMENT;
    const bounds = isWhole ? needed : this.#boundsLeft;
    const lengthCm = isWhole ? part.lengthCm : Math.min(part.lengthCm, bounds * rateCm);
    this.#boundsLeft = isWhole ? this.#boundsLeft - needed : 0;
    this.steps.push({
      ...{ kind, stretch, fromCm: this.frontCm, lengthCm, pace: this.#pace, ground },
      ...{ obstacle: under.obstacle, halvings, rateCm, bounds },
    });
    return lengthCm;
  }
}

/**
 * A continued advance goes on at the rate that was used last; if that was a charge and the unit has come to LD since,
 * at the ordinary one [2.3.3, 4.1.4].
 */
function firstPace({ formation, mode, lastRate, halvings }: March): Pace {
  if (formation === "rout") return "rout";
  if (mode === "fast" || mode === "charge") return mode;
  const goesOnCharging = mode === "continued-advance" && lastRate === "charge";
  return goesOnCharging && !halvings?.includes("LD") ? "charge" : "ordinary";
}

/** Different effects accumulate, none twice, and none of them slows a forced action [2.3.1, table 3]. */
function halvingsOf({ formation, halvings }: March): readonly Halving[] {
  if (formation === "rout") return [];
  return HALVINGS.filter((each) => halvings?.includes(each));
}

/** The ground underfoot with the least rate, and that rate in cm a bound before anything reduces it. */
function slowest(march: March, pace: Pace, { grounds }: Underfoot) {
  const row = pace === "charge" ? chargeRow(march) : marchRow(march);
  const rates = grounds.map((ground) => ({ ground, rate: row ? rateOn(row, ground) : null }));
  const [first = { ground: "ordinary" as const, rate: null }, ...others] = rates;
  const least = others.reduce((a, b) => ((b.rate ?? 0) < (a.rate ?? 0) ? b : a), first);
  return { ground: least.ground, fullRateCm: (least.rate ?? 0) * (pace === "fast" ? FAST : 1) };
}

/** How far the front comes before the fast march ends within 90 cm of the enemy [2.3.2]. */
function fastUntilCm({ enemyAheadCm }: March): number {
  return enemyAheadCm == null ? Number.POSITIVE_INFINITY : enemyAheadCm - FAST_MARCH_BEYOND_CM;
}

/**
 * How far the front comes before an enemy ahead stops it: units at their melee zone [4.1.1], routs at contact [5.4.1].
 * Staff figures have no such zone.
 */
function enemyStopsAtCm({ arm, formation, direction, enemyAheadCm }: March): number {
  if (enemyAheadCm == null || arm === "staff" || direction === "backwards") {
    return Number.POSITIVE_INFINITY;
  }
  return formation === "rout" ? enemyAheadCm : enemyAheadCm - MELEE_ZONE_CM;
}
