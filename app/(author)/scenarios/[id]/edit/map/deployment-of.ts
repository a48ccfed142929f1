import {
  type Deployment,
  deployCommanders,
  deployForBattle,
  deployOnRoad,
} from "@/lib/domain/belle-alliance/scenario/deployment/deploy";
import { namedOf, waitingOf } from "@/lib/domain/belle-alliance/scenario/deployment/waiting";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { hasUnits } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { walkFormations } from "@/lib/domain/belle-alliance/scenario/walk";
import { baseAlong, straightBase } from "@/lib/terrain/base-line";
import { placed } from "@/lib/terrain/placement";
import type { Polyline } from "@/lib/terrain/polyline";
import { type Deploying, roadTo } from "./deploying";

/** The resulting positions; null if the formation no longer exists or has nobody to place. */
export function deploymentOf(scenario: Scenario, deploying: Deploying): Deployment | null {
  const { formationId, plan, troops } = deploying;
  const found = [...walkFormations(scenario)].find(({ formation }) => formation.id === formationId);
  if (!found) return null;
  const formation = partOf(found.formation, troops);
  const { line, middle, facingDeg } = deploying;
  if (!hasUnits(formation)) {
    const alone = deployCommanders(scenario, formation, straightBase(middle, facingDeg));
    return alone.commanders.length > 0 ? alone : null;
  }
  if (plan.array === "march") {
    const road = line ?? roadTo(scenario, deploying) ?? straightTo(deploying);
    return deployOnRoad(scenario, formation, { plan, road });
  }
  const base = line ? baseAlong(line) : straightBase(middle, facingDeg);
  return deployForBattle(scenario, formation, { plan, base });
}

function partOf(formation: FormationNode, troops: Deploying["troops"]): FormationNode {
  if (troops === "all") return formation;
  return troops === "waiting" ? waitingOf(formation) : namedOf(formation, troops);
}

/** Longer than any column. */
const LONG_CM = 10_000;

function straightTo({ middle, facingDeg }: Deploying): Polyline {
  const [xCm, yCm] = middle;
  return [placed([0, -LONG_CM], { xCm, yCm, facingDeg }), middle];
}
