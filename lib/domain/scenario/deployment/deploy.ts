import { type BaseLine, stationAt } from "@/lib/terrain/base-line";
import { placedOutline } from "@/lib/terrain/placement";
import { bearingDeg, type Point } from "@/lib/terrain/point";
import { lengthCm, type Polyline } from "@/lib/terrain/polyline";
import { roundedCm } from "@/lib/terrain/snap";
import { unitFootprint } from "../derive";
import type { CommanderPlacement, FormationNode } from "../formation";
import type { Scenario } from "../scenario";
import type { Placement } from "../unit";
import { unitsUnder } from "../visible-tree";
import { brigadesOf } from "./brigades";
import { lineOfBattle } from "./line-of-battle";
import { extentOf, type LocalPlace } from "./local-place";
import { marchColumn } from "./march-column";
import type { DeploymentPlan } from "./plan";

/** Where all of a formation is to stand, and the ground it needs. */
export interface Deployment {
  readonly units: readonly { readonly unitId: string; readonly placement: Placement }[];
  readonly commanders: readonly {
    readonly formationId: string;
    readonly placement: CommanderPlacement;
  }[];
  /** The ground it needs, in cm, commanders not counted. */
  readonly widthCm: number;
  readonly depthCm: number;
  /** How much longer it is than the line or road that was drawn for it; 0 where it fits. */
  readonly beyondCm: number;
  /** Units that would stand wholly or partly beyond the ends of that line, or before the beginning of that road. */
  readonly beyond: readonly string[];
  /** Units that would stand wholly or partly off the table. */
  readonly offTable: readonly string[];
}

/** Commanders stand this far behind their troops, or beside them on the march, and as far from those below them; the rules leave it open. */
const BEHIND_CM = 3;

/** A line drawn to the measure of the troops is not too short for them. */
const ALIKE_CM = 0.01;

/** Draws a formation up for battle by a base line. The road of a plan to march is not asked for here. */
export function deployForBattle(
  scenario: Scenario,
  formation: FormationNode,
  { plan, base }: { readonly plan: DeploymentPlan; readonly base: BaseLine },
): Deployment {
  const places = lineOfBattle(brigadesOf(formation), { plan, settings: scenario.settings });
  const { leftCm, rightCm } = extentOf(places);
  const spot = ({ xCm, yCm }: LocalSpot) => base.at(xCm, yCm);
  const lineCm = base.lengthCm ?? Number.POSITIVE_INFINITY;
  return deployment(scenario, formation, {
    places,
    spot,
    beyondCm: Math.max(0, rightCm - leftCm - lineCm),
    isBeyond: ({ xCm, block }) => Math.abs(xCm) + block.widthCm / 2 > lineCm / 2 + ALIKE_CM,
    commanderOf: (own, awayCm) => {
      const { leftCm: left, rightCm: right, rearCm } = extentOf(own);
      return { xCm: (left + right) / 2, yCm: rearCm - awayCm };
    },
  });
}

/** Puts a formation on a road in column of march, its head at the end of the road and facing along it. */
export function deployOnRoad(
  scenario: Scenario,
  formation: FormationNode,
  { plan, road }: { readonly plan: DeploymentPlan; readonly road: Polyline },
): Deployment {
  const places = marchColumn(brigadesOf(formation), { plan, settings: scenario.settings });
  const roadCm = lengthCm(road);
  const spot = ({ xCm, yCm }: LocalSpot) => {
    const { point, along } = stationAt(road, roadCm + yCm);
    const [east, north] = along;
    return {
      point: [point[0] + north * xCm, point[1] - east * xCm] as const,
      facingDeg: bearingDeg([0, 0], along),
    };
  };
  return deployment(scenario, formation, {
    places,
    spot,
    beyondCm: Math.max(0, -extentOf(places).rearCm - roadCm),
    isBeyond: ({ frontYCm, block }) => block.depthCm - frontYCm > roadCm + ALIKE_CM,
    commanderOf: (own, awayCm) => ({
      xCm: extentOf(own).rightCm + awayCm,
      yCm: extentOf(own).frontCm,
    }),
  });
}

/** A place before the base line. */
interface LocalSpot {
  readonly xCm: number;
  readonly yCm: number;
}

interface Drawn {
  readonly places: readonly LocalPlace[];
  readonly spot: (at: LocalSpot) => { readonly point: Point; readonly facingDeg: number };
  readonly beyondCm: number;
  readonly isBeyond: (place: LocalPlace) => boolean;
  /** The place of a commander by those of the troops, so far from them. */
  readonly commanderOf: (own: readonly LocalPlace[], awayCm: number) => LocalSpot;
}

function deployment(scenario: Scenario, formation: FormationNode, drawn: Drawn): Deployment {
  const { places, spot } = drawn;
  const { leftCm, rightCm, frontCm, rearCm } = extentOf(places);
  const units = places.map(({ block, xCm, frontYCm }) => {
    const { point, facingDeg } = spot({ xCm, yCm: frontYCm - block.depthCm / 2 });
    const placement: Placement = {
      xCm: roundedCm(point[0]),
      yCm: roundedCm(point[1]),
      facingDeg: roundedCm(facingDeg) % 360,
      formation: block.formation,
      frontFigures: null,
      buildingId: null,
    };
    return { unitId: block.unit.id, placement };
  });
  return {
    units,
    commanders: commandersOf(formation, drawn).map(({ formationId, placement }) => ({
      formationId,
      placement: nearestOnTable(placement, scenario),
    })),
    widthCm: roundedCm(rightCm - leftCm),
    depthCm: roundedCm(frontCm - rearCm),
    beyondCm: roundedCm(drawn.beyondCm),
    beyond: places.filter(drawn.isBeyond).map(({ block }) => block.unit.id),
    offTable: places
      .map(({ block }) => block.unit)
      .filter((unit, i) => {
        const stand = units[i]?.placement;
        if (!stand) return false;
        const { outline } = unitFootprint(unit, stand, scenario.settings);
        return placedOutline(outline, stand).some((corner) => !isOnTable(corner, scenario));
      })
      .map(({ id }) => id),
  };
}

function isOnTable([x, y]: Point, { map }: Scenario): boolean {
  return x >= 0 && y >= 0 && x <= map.widthCm && y <= map.depthCm;
}

/** Troops at an edge keep their commanders on the table. */
function nearestOnTable({ xCm, yCm }: CommanderPlacement, { map }: Scenario): CommanderPlacement {
  return {
    xCm: Math.max(0, Math.min(map.widthCm, xCm)),
    yCm: Math.max(0, Math.min(map.depthCm, yCm)),
  };
}

function commandersOf(formation: FormationNode, drawn: Drawn): Deployment["commanders"] {
  const below = formation.formations.flatMap((each) => commandersOf(each, drawn));
  const ids = new Set([...unitsUnder([formation])].map(({ id }) => id));
  const own = drawn.places.filter(({ block }) => ids.has(block.unit.id));
  if (formation.commander === null || own.length === 0) return below;
  const awayCm = BEHIND_CM * (1 + commandsBelow(formation));
  const { point } = drawn.spot(drawn.commanderOf(own, awayCm));
  const placement = { xCm: roundedCm(point[0]), yCm: roundedCm(point[1]) };
  return [{ formationId: formation.id, placement }, ...below];
}

/** How many levels of command there are below a formation's own. */
function commandsBelow({ formations }: FormationNode): number {
  const levels = formations.map((each) => commandsBelow(each) + (each.commander ? 1 : 0));
  return Math.max(0, ...levels);
}
