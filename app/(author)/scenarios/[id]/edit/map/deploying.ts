import { SNAP_CM } from "@/app/_map/table-coordinates";
import { applyCommand } from "@/lib/domain/command";
import { deployTroops } from "@/lib/domain/scenario/commands/deploy-troops";
import {
  type Deployment,
  deployForBattle,
  deployOnRoad,
} from "@/lib/domain/scenario/deployment/deploy";
import type { DeploymentPlan } from "@/lib/domain/scenario/deployment/plan";
import { waitingOf } from "@/lib/domain/scenario/deployment/waiting";
import type { Feature } from "@/lib/domain/scenario/feature";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { hasUnits, unitsUnder } from "@/lib/domain/scenario/visible-tree";
import { type FormationPlace, walkFormations } from "@/lib/domain/scenario/walk";
import { baseAlong, straightBase } from "@/lib/terrain/base-line";
import { placed } from "@/lib/terrain/placement";
import { bearingDeg, between, type Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { facingOfSide } from "./unplaced";

/** Two places with a straight line between them. */
export type DrawnLine = readonly [from: Point, to: Point];

/** A formation about to be put on the table: which, how, and where. */
export interface Deploying {
  readonly formationId: string;
  readonly plan: DeploymentPlan;
  /** All of it, or only what does not stand on the table yet. */
  readonly troops: "all" | "waiting";
  /** The middle of its front, or the head of its column. */
  readonly middle: Point;
  readonly facingDeg: number;
  /** The line it is drawn up along, from the left flank to the right; null for one as long as it needs through `middle`. */
  readonly line: DrawnLine | null;
  /** The road it marches on, and which end of it the head is at; null marches straight ahead. */
  readonly road: { readonly featureId: string; readonly head: "last" | "first" } | null;
}

/** A formation before anything is decided, facing as its side does. */
export function startDeploying(
  scenario: Scenario,
  formation: FormationNode,
  { plan, middle }: Pick<Deploying, "plan" | "middle">,
): Deploying {
  const units = unitsUnder([formation]);
  const [first] = units;
  return {
    formationId: formation.id,
    plan,
    troops: units.some(({ placement }) => placement === null) ? "waiting" : "all",
    middle,
    facingDeg: first ? facingOfSide(scenario, first.id, middle) : 0,
    line: null,
    road: null,
  };
}

/** The same drawn up along a line of so many cm where it stood at a point, and the other way about. */
export function alongLine(deploying: Deploying, lengthCm: number): Deploying {
  const { middle, facingDeg } = deploying;
  const stand = { xCm: middle[0], yCm: middle[1], facingDeg };
  const end = (xCm: number) => snappedToGrid(placed([xCm, 0], stand), SNAP_CM);
  return { ...deploying, line: [end(-lengthCm / 2), end(lengthCm / 2)] };
}

export function atPoint(deploying: Deploying): Deploying {
  if (!deploying.line) return deploying;
  const [from, to] = deploying.line;
  const facingDeg = Math.round(bearingDeg(from, to) + 270) % 360;
  const middle = snappedToGrid(between(from, to, 0.5), SNAP_CM);
  return { ...deploying, middle, facingDeg, line: null };
}

/** Formations with troops, in the order of the document. */
export function deployable(scenario: Scenario): FormationPlace[] {
  return [...walkFormations(scenario)].filter(({ formation }) => hasUnits(formation));
}

/** Where everything would stand; null where the formation is gone or has nobody to place. */
export function deploymentOf(scenario: Scenario, deploying: Deploying): Deployment | null {
  const { formationId, plan, troops } = deploying;
  const found = deployable(scenario).find(({ formation }) => formation.id === formationId);
  if (!found) return null;
  const formation = troops === "all" ? found.formation : waitingOf(found.formation);
  if (!hasUnits(formation)) return null;
  if (plan.array === "march") {
    return deployOnRoad(scenario, formation, { plan, road: roadOf(scenario, deploying) });
  }
  const { line, middle, facingDeg } = deploying;
  const base = line ? baseAlong(line) : straightBase(middle, facingDeg);
  return deployForBattle(scenario, formation, { plan, base });
}

/** The scenario as it would be with the troops at their places. */
export function previewOf(scenario: Scenario, deployment: Deployment): Scenario {
  return applyCommand(scenario, deployTroops, deployment);
}

type Road = Extract<Feature, { kind: "road" }>;

/** The roads of the map. */
export function roadsOf(scenario: Scenario): Road[] {
  return scenario.map.features.filter((feature) => feature.kind === "road");
}

/** Longer than any column. */
const LONG_CM = 10_000;

/** The line of march, its end at the head of the column. */
function roadOf(scenario: Scenario, { road, middle, facingDeg }: Deploying): readonly Point[] {
  const drawn = roadsOf(scenario).find(({ id }) => id === road?.featureId);
  if (drawn) return road?.head === "first" ? drawn.points.toReversed() : drawn.points;
  const [xCm, yCm] = middle;
  return [placed([0, -LONG_CM], { xCm, yCm, facingDeg }), middle];
}
