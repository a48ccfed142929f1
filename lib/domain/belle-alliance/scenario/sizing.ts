import { footprint } from "@/lib/rules/belle-alliance/footprint";
import { figuresOfMen, leastModelGuns } from "@/lib/rules/belle-alliance/scale";
import type { FormationNode } from "./formation";
import type { Settings } from "./settings";
import type { Unit } from "./unit";
import { unitsUnder } from "./visible-tree";

/** One unit, or several of an arm taken together. */
interface Body {
  readonly arm: "infantry" | "cavalry" | "artillery";
  /** Its men, or the guns of artillery. */
  readonly count: number;
  /** For artillery, if its author chose how many represent it. */
  readonly modelGuns?: number | null;
}

/** The army of one side, as far as its size goes. */
export interface Force {
  readonly units: number;
  readonly bodies: readonly Body[];
}

/** What the rules do not say, and the umpire knows best. */
export interface Pace {
  /** Units that one player commands with ease. */
  readonly unitsPerPlayer: number;
  /** Minutes that one unit takes its player in a bound: its order, its march, its fire. */
  readonly minutesPerUnit: number;
  readonly bounds: number;
}

/** Our estimate, near what the shipped battles say of themselves; 16 bounds are four hours of battle [1.1.7]. */
export const USUAL_PACE: Pace = { unitsPerPlayer: 12, minutesPerUnit: 2, bounds: 16 };

export interface Plan {
  readonly forces: readonly Force[];
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly settings: Pick<Settings, "menPerFigure" | "metresPerCm" | "bases">;
  readonly pace: Pace;
}

/** How large a game is. */
export interface Size {
  /** Of foot and horse [1.1.7]. */
  readonly figures: number;
  readonly modelGuns: number;
  /** The widest army in line, foot and horse two deep and every gun beside them, without gaps [1.3.1]. */
  readonly lineCm: number;
  /** The long edge of the table. */
  readonly edgeCm: number;
  /** The ground along that edge. */
  readonly groundM: number;
  readonly players: number;
  /** At the table, to half an hour. All players move at the same time [1.1.1]. */
  readonly hours: number;
}

/** Another way to play the same battle. */
export type Variant =
  | { readonly kind: "scale"; readonly menPerFigure: number; readonly metresPerCm: number }
  /** The middle of the field, with a share of the troops. */
  | { readonly kind: "part"; readonly share: number }
  | { readonly kind: "table"; readonly edgeCm: number };

/** Men a figure: as in the rules, and coarser, as their foreword allows [1.1.7]. */
const SCALES = [20, 30, 40] as const;
const PART = 1 / 2;
/** Table edges worth proposing, in cm. */
const EDGES_CM = [180, 240, 300, 360, 480] as const;

/** How large the game of a plan is; null if it has no troops. */
export function sizeOf({ forces, table, settings, pace }: Plan): Size | null {
  const bodies = forces.flatMap((force) => force.bodies);
  const units = forces.reduce((sum, force) => sum + force.units, 0);
  const figures = sumOf(bodies, (body) => figuresOf(body, settings));
  const modelGuns = sumOf(bodies, modelGunsOf);
  if (figures + modelGuns === 0) return null;
  const edgeCm = Math.max(table.widthCm, table.depthCm);
  const players = Math.max(2, Math.ceil(units / pace.unitsPerPlayer));
  const minutes = pace.bounds * pace.minutesPerUnit * (units / players);
  return {
    figures,
    modelGuns,
    lineCm: Math.round(Math.max(...forces.map((force) => lineOf(force, settings)))),
    edgeCm,
    groundM: edgeCm * settings.metresPerCm,
    players,
    hours: Math.ceil(minutes / 30) / 2,
  };
}

/** The other ways to play a battle that are worth proposing for a plan. */
export function variantsOf({ table, settings }: Plan): Variant[] {
  const { menPerFigure, metresPerCm } = settings;
  const edgeCm = Math.max(table.widthCm, table.depthCm);
  const larger = EDGES_CM.find((edge) => edge > edgeCm);
  return [
    ...SCALES.filter((men) => men !== menPerFigure).map((men): Variant => {
      return { kind: "scale", menPerFigure: men, metresPerCm: (metresPerCm * men) / menPerFigure };
    }),
    { kind: "part", share: PART },
    ...(larger === undefined ? [] : [{ kind: "table", edgeCm: larger } as const]),
  ];
}

/**
 * A plan played in another way. With more men a figure a cm is as many more metres, so that a battalion in line covers
 * as much ground as at the scale it had [1.1.7].
 */
export function varied(plan: Plan, variant: Variant): Plan {
  switch (variant.kind) {
    case "scale": {
      const { menPerFigure, metresPerCm } = variant;
      return { ...plan, settings: { ...plan.settings, menPerFigure, metresPerCm } };
    }
    case "part":
      return { ...plan, forces: plan.forces.map((force) => partOf(force, variant.share)) };
    case "table":
      return { ...plan, table: { ...plan.table, widthCm: variant.edgeCm } };
  }
}

/** The troops of some formations; units of unknown strength and trains count as units alone. */
export function forceOf(formations: readonly FormationNode[]): Force {
  const units = unitsUnder(formations);
  return { units: units.length, bodies: units.flatMap(bodyOf) };
}

function bodyOf({ arm, men, guns, modelGuns }: Unit): Body[] {
  if (arm === "train") return [];
  if (arm === "artillery") return guns === null ? [] : [{ arm, count: guns, modelGuns }];
  return men === null ? [] : [{ arm: arm === "cavalry" ? arm : "infantry", count: men }];
}

function partOf({ units, bodies }: Force, share: number): Force {
  return {
    units: Math.ceil(units * share),
    bodies: bodies.map(({ arm, count, modelGuns }) => ({
      arm,
      count: count * share,
      modelGuns: modelGuns == null ? null : modelGuns * share,
    })),
  };
}

function figuresOf({ arm, count }: Body, { menPerFigure }: Plan["settings"]): number {
  return arm === "artillery" ? 0 : figuresOfMen(count, menPerFigure);
}

function modelGunsOf({ arm, count, modelGuns }: Body): number {
  return arm === "artillery" ? Math.ceil(modelGuns ?? leastModelGuns(count)) : 0;
}

function lineOf({ bodies }: Force, settings: Plan["settings"]): number {
  return sumOf(bodies, (body) => {
    const figures = figuresOf(body, settings) + modelGunsOf(body);
    const base = settings.bases[body.arm];
    return figures === 0
      ? 0
      : footprint({ arm: body.arm, formation: "line", figures, base }).widthCm;
  });
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
