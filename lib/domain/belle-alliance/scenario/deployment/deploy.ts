import { type BaseLine, chordAt } from "@/lib/terrain/base-line";
import { placedRectangle } from "@/lib/terrain/placement";
import { bearingDeg, type Point } from "@/lib/terrain/point";
import { lengthCm, type Polyline } from "@/lib/terrain/polyline";
import type { Ring } from "@/lib/terrain/ring";
import { roundedCm } from "@/lib/terrain/snap";
import { leaves } from "../checks/placement";
import { isOutOfReach } from "../command-reach";
import type { CommanderPlacement, FormationNode } from "../formation";
import type { Scenario } from "../scenario";
import type { Settings } from "../settings";
import type { Placement, Unit } from "../unit";
import { formationsUnder, unitsUnder } from "../visible-tree";
import { type Clashes, clashesOf } from "./clashes";
import { lineOfBattle } from "./line-of-battle";
import { blockOf, extentOf, type LocalPlace, shifted } from "./local-place";
import { type DeploymentPlan, USUAL_WIDTH_CM } from "./plan";

/** The planned places of everything in a formation, and the ground it needs. */
export interface Deployment {
  readonly units: readonly { readonly unitId: string; readonly placement: Placement }[];
  readonly commanders: readonly {
    readonly formationId: string;
    readonly placement: CommanderPlacement;
  }[];
  /** The ground it needs, in cm, without the commanders. */
  readonly widthCm: number;
  readonly depthCm: number;
  /** How much longer it is than the line or road drawn for it; 0 if it fits. */
  readonly beyondCm: number;
  /** Units that would be entirely or partly beyond the ends of that line, or before the start of that road. */
  readonly beyond: readonly string[];
  /** Units whose places are obstructed. */
  readonly clashes: Clashes;
}

/**
 * The distance of commanders from their troops (behind them, or to one side on the march) and from the commanders below
 * them; the rules do not give one.
 */
const BEHIND_CM = 3;

/** Tolerance for a line drawn to exactly the length of the troops. */
const ALIKE_CM = 0.01;

/** Draws a formation up for battle along a base line. Marching on a road is `deployOnRoad`. */
export function deployForBattle(
  scenario: Scenario,
  formation: FormationNode,
  { plan, base }: { readonly plan: DeploymentPlan; readonly base: BaseLine },
): Deployment {
  const withinCm =
    plan.depth === "abreast" ? null : (base.lengthCm ?? plan.widthCm ?? USUAL_WIDTH_CM[plan.depth]);
  const drawnUp = lineOfBattle(formation, {
    plan,
    settings: scenario.settings,
    withinCm: withinCm ?? Number.POSITIVE_INFINITY,
  });
  const places = onTable(drawnUp, base, scenario);
  const { leftCm, rightCm } = extentOf(places);
  const spot = ({ xCm, yCm, widthCm }: LocalSpot) => base.at(xCm, yCm, widthCm);
  const lineCm = base.lengthCm ?? Number.POSITIVE_INFINITY;
  return deployment(scenario, formation, {
    places,
    spot,
    beyondCm: Math.max(0, rightCm - leftCm - lineCm),
    isBeyond: ({ xCm, block }) => Math.abs(xCm) + block.widthCm / 2 > lineCm / 2 + ALIKE_CM,
    commanderOf: (own, awayCm) => {
      const { leftCm: left, rightCm: right, rearCm } = extentOf(own);
      return { xCm: (left + right) / 2, yCm: rearCm - awayCm, ...NO_GROUND };
    },
  });
}

/**
 * All of a formation is centred on a line drawn for it. Otherwise its foot stays in the middle, unless wings of cavalry
 * would leave the table: then it moves aside, at most until all of it is centred, if that takes it onto the table.
 */
function onTable(places: readonly LocalPlace[], base: BaseLine, { map }: Scenario) {
  const { leftCm, rightCm } = extentOf(places);
  const centredCm = -(leftCm + rightCm) / 2;
  if (base.lengthCm !== null) return shifted(places, { rightCm: centredCm });
  const ways = Array.from({ length: STEPS_ASIDE + 1 }, (_, step) =>
    shifted(places, { rightCm: (centredCm * step) / STEPS_ASIDE }),
  );
  return ways.find((way) => way.every((place) => !leaves(outlineOn(base, place), map))) ?? places;
}

/** Steps small enough on a table, yet few to try. */
const STEPS_ASIDE = 20;

function outlineOn(base: BaseLine, { xCm, frontYCm, block }: LocalPlace): Ring {
  const { widthCm, depthCm } = block;
  const { point, facingDeg } = base.at(xCm, frontYCm - depthCm / 2, widthCm);
  return placedRectangle(block, { xCm: point[0], yCm: point[1], facingDeg });
}

/** Places a formation on a road in column of march, its head at the end of the road and facing along it. */
export function deployOnRoad(
  scenario: Scenario,
  formation: FormationNode,
  { plan, road }: { readonly plan: DeploymentPlan; readonly road: Polyline },
): Deployment {
  const places = marchColumn(formation, { plan, settings: scenario.settings });
  const roadCm = lengthCm(road);
  const spot = ({ xCm, yCm, depthCm }: LocalSpot) => {
    const { point, along } = chordAt(road, roadCm + yCm, depthCm);
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
      ...NO_GROUND,
    }),
  });
}

/**
 * Brigades one behind the other in column of march, unit by unit in document order, the head of the first on the base
 * line.
 */
function marchColumn(
  formation: FormationNode,
  { plan, settings }: { readonly plan: DeploymentPlan; readonly settings: Settings },
): LocalPlace[] {
  let frontYCm = 0;
  const brigades = formationsUnder([formation]).filter(({ units }) => units.length > 0);
  return brigades.flatMap(({ units }) => {
    const places = units.map((unit): LocalPlace => {
      const block = blockOf(unit, "column-of-march", settings);
      const place = { block, xCm: 0, frontYCm };
      frontYCm -= block.depthCm + plan.intervalCm;
      return place;
    });
    frontYCm -= plan.brigadeIntervalCm - plan.intervalCm;
    return places;
  });
}

/** Places only the commanders of a formation, side by side on a base line. */
export function deployCommanders(
  scenario: Scenario,
  formation: FormationNode,
  base: BaseLine,
): Deployment {
  const led = formationsUnder([formation]).filter(({ commander }) => commander !== null);
  const commanders = led.map(({ id }, i) => {
    const { point } = base.at(BEHIND_CM * (i - (led.length - 1) / 2), 0, 0);
    const placement = { xCm: roundedCm(point[0]), yCm: roundedCm(point[1]) };
    return { formationId: id, placement: nearestOnTable(placement, scenario) };
  });
  const clashes = { offTable: [], onTroops: [], onBuildings: [], inWater: [], stuck: [] };
  return { units: [], commanders, widthCm: 0, depthCm: 0, beyondCm: 0, beyond: [], clashes };
}

/** The middle of something relative to the base line, and the ground it covers. */
interface LocalSpot {
  readonly xCm: number;
  readonly yCm: number;
  readonly widthCm: number;
  readonly depthCm: number;
}

const NO_GROUND = { widthCm: 0, depthCm: 0 };

interface Drawn {
  readonly places: readonly LocalPlace[];
  readonly spot: (at: LocalSpot) => { readonly point: Point; readonly facingDeg: number };
  readonly beyondCm: number;
  readonly isBeyond: (place: LocalPlace) => boolean;
  /** The place of a commander at a given distance from their troops. */
  readonly commanderOf: (own: readonly LocalPlace[], awayCm: number) => LocalSpot;
}

function deployment(scenario: Scenario, formation: FormationNode, drawn: Drawn): Deployment {
  const { places, spot } = drawn;
  const { leftCm, rightCm, frontCm, rearCm } = extentOf(places);
  const units = places.map(({ block, xCm, frontYCm }) => {
    const { widthCm, depthCm } = block;
    const { point, facingDeg } = spot({ xCm, yCm: frontYCm - depthCm / 2, widthCm, depthCm });
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
    clashes: clashesOf(scenario, units),
  };
}

/** Keeps the commanders of troops near an edge on the table. */
function nearestOnTable({ xCm, yCm }: CommanderPlacement, { map }: Scenario): CommanderPlacement {
  return {
    xCm: Math.max(0, Math.min(map.widthCm, xCm)),
    yCm: Math.max(0, Math.min(map.depthCm, yCm)),
  };
}

function commandersOf(formation: FormationNode, drawn: Drawn): Deployment["commanders"] {
  const below = formation.formations.flatMap((each) => commandersOf(each, drawn));
  const direct = placesOf(unitsLedBy(formation), drawn);
  const own = direct.length > 0 ? direct : placesOf(unitsUnder([formation]), drawn);
  if (formation.commander === null || own.length === 0) return below;
  const awayCm = BEHIND_CM * (1 + commandsBelow(formation));
  const { point } = drawn.spot(nearestSpot(own, (places) => drawn.commanderOf(places, awayCm)));
  const placement = { xCm: roundedCm(point[0]), yCm: roundedCm(point[1]) };
  return [{ formationId: formation.id, placement }, ...below];
}

function placesOf(units: readonly Unit[], { places }: Drawn): LocalPlace[] {
  const ids = new Set(units.map(({ id }) => id));
  return places.filter(({ block }) => ids.has(block.unit.id));
}

/** The units that answer to a formation's commander directly [1.1.4]. */
function unitsLedBy({ units, formations }: FormationNode): Unit[] {
  const leaderless = formations.filter(({ commander }) => commander === null);
  return [...units, ...leaderless.flatMap(unitsLedBy)];
}

/**
 * A commander's spot behind the middle of their units, or, if some of them would be out of reach there, behind the one
 * from where the fewest are [1.1.3].
 */
function nearestSpot(
  own: readonly LocalPlace[],
  spotOf: (places: readonly LocalPlace[]) => LocalSpot,
): LocalSpot {
  const middle = spotOf(own);
  const rated = [middle, ...own.map((place) => spotOf([place]))].map((spot) => ({
    spot,
    lost: own.filter((place) => isOutOfReach(distanceToPlace(spot, place))).length,
    awayCm: Math.hypot(spot.xCm - middle.xCm, spot.yCm - middle.yCm),
  }));
  const [best] = rated.toSorted((a, b) => a.lost - b.lost || a.awayCm - b.awayCm);
  return best?.spot ?? middle;
}

function distanceToPlace({ xCm, yCm }: LocalSpot, { block, ...place }: LocalPlace): number {
  const asideCm = Math.abs(xCm - place.xCm) - block.widthCm / 2;
  const aheadCm = Math.max(yCm - place.frontYCm, place.frontYCm - block.depthCm - yCm);
  return Math.hypot(Math.max(0, asideCm), Math.max(0, aheadCm));
}

/** The number of command levels below a formation's own. */
function commandsBelow({ formations }: FormationNode): number {
  const levels = formations.map((each) => commandsBelow(each) + (each.commander ? 1 : 0));
  return Math.max(0, ...levels);
}
