import { INTERCEPTION_CM } from "@/lib/rules/belle-alliance/commanders";
import { type Box, boxAround, widened } from "@/lib/terrain/box";
import { distanceCm, type Point } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";
import { distanceToGround, toBaseEdgeCm } from "../command-reach";
import { faultsAbout } from "../fault";
import type { ScenarioFindingCode } from "../finding-codes";
import type { Commander, CommanderPlacement } from "../formation";
import { unitsUnder } from "../visible-tree";
import type { FormationPlace } from "../walk";
import type { CheckContext, ScenarioCheck, UnitOnTable } from "./check-context";
import { awaitedIds } from "./placement";
import { impassableWaters, isInWater, searchCost, stretchesNear, type Water } from "./shapes";

/**
 * Checks where commanders stand when the game begins: clear of the enemy, out of deep water, each in a place of their
 * own, and not before their troops [1.1.4, 2.3.6].
 */
export const checkStaff: ScenarioCheck = (context) => {
  const staff = context.formations.flatMap((place): Staff[] => {
    const { commander } = place.formation;
    return commander?.placement ? [{ ...place, commander, stand: commander.placement }] : [];
  });
  const enemies = new Map(
    context.scenario.sides.map((side) => [
      side,
      context.standing.filter(({ place }) => place.side !== side),
    ]),
  );
  const awaited = awaitedIds(context);
  const waters = impassableWaters(context.scenario.map.features, context.effort);
  return [
    ...about(
      "commander-near-enemy",
      context,
      staff.filter((each) => isExposed(each, enemies.get(each.side) ?? [], context)),
    ),
    ...about(
      "commander-in-water",
      context,
      staff.filter((each) => isWet(each, waters, context)),
    ),
    ...inOnePlace(staff, context),
    ...about(
      "commander-ahead",
      context,
      staff.filter((each) => isAhead(each, awaited)),
    ),
  ];
};

interface Staff extends FormationPlace {
  readonly commander: Commander;
  readonly stand: CommanderPlacement;
}

function about(code: ScenarioFindingCode, context: CheckContext, staff: readonly Staff[]) {
  return staff.flatMap(({ path, formation, commander, side }) => {
    const params = { formation: context.nameOf(formation) };
    const subject = { path: `${path}/commander/placement`, name: commander.name, params };
    return faultsAbout(code, [subject], context.sidePaths.get(side.id) ?? "");
  });
}

/** A millimetre is tolerated, and enough for base contact. */
const TOLERANCE_CM = 0.1;

/**
 * Whether the enemy could intercept a commander: within 5 cm of one of their units and in contact with none of the
 * commander's own side, or on an enemy unit [1.1.4, 1.1.7].
 */
function isExposed(
  { stand, side }: Staff,
  enemies: readonly UnitOnTable[],
  { standing, scenario }: CheckContext,
): boolean {
  const baseCm = toBaseEdgeCm(scenario.settings.bases);
  const near = enemies
    .filter(({ outline }) => isNearBox(stand, outline, baseCm + INTERCEPTION_CM))
    .map(({ outline }) => distanceToGround(stand, outline))
    .filter((fromMiddleCm) => fromMiddleCm <= baseCm + INTERCEPTION_CM);
  if (near.length === 0) return false;
  if (near.some((fromMiddleCm) => fromMiddleCm < baseCm - TOLERANCE_CM)) return true;
  const contactCm = baseCm + TOLERANCE_CM;
  return !standing.some(
    ({ place, outline }) =>
      place.side === side &&
      isNearBox(stand, outline, contactCm) &&
      distanceToGround(stand, outline) <= contactCm,
  );
}

/** Cached boxes of each outline: an edit leaves most outlines the same objects. */
const BOXES = new WeakMap<Ring, Box>();

function isNearBox({ xCm, yCm }: CommanderPlacement, outline: Ring, reachCm: number): boolean {
  const box = BOXES.get(outline) ?? boxAround(outline);
  BOXES.set(outline, box);
  return (
    xCm >= box.minX - reachCm &&
    xCm <= box.maxX + reachCm &&
    yCm >= box.minY - reachCm &&
    yCm <= box.maxY + reachCm
  );
}

function pointOf({ xCm, yCm }: CommanderPlacement): Point {
  return [xCm, yCm];
}

/** Whether a commander stands in water that only bridges and fords lead over [2.3.6]. */
function isWet({ stand }: Staff, waters: readonly Water[], { effort }: CheckContext): boolean {
  const at = pointOf(stand);
  const around = widened(boxAround([at]), TOLERANCE_CM);
  const near = waters.flatMap((water) => stretchesNear(water, around, effort));
  const looks = near.reduce((sum, water) => sum + searchCost(water), 0);
  return effort.tryTake(looks) && near.some((water) => isInWater(at, water));
}

/** Commanders whose bases overlap, however they face. */
function inOnePlace(staff: readonly Staff[], { scenario }: CheckContext) {
  const apartCm = 2 * toBaseEdgeCm(scenario.settings.bases) - TOLERANCE_CM;
  const inTurn = staff.toSorted((a, b) => a.stand.xCm - b.stand.xCm);
  const subjects = inTurn.flatMap((first, i) => {
    const rest = inTurn.slice(i + 1);
    const beyond = rest.findIndex(({ stand }) => stand.xCm - first.stand.xCm >= apartCm);
    return (beyond < 0 ? rest : rest.slice(0, beyond))
      .filter(({ stand }) => distanceCm(pointOf(stand), pointOf(first.stand)) < apartCm)
      .map((second) => ({
        path: `${first.path}/commander/placement`,
        paths: [first, second].map(({ path }) => `${path}/commander/placement`),
        name: `${first.commander.name} × ${second.commander.name}`,
      }));
  });
  return faultsAbout("commanders-in-one-place", subjects, "/map");
}

/** Whether a commander is on the table while all their units are to arrive later. */
function isAhead({ formation }: Staff, awaited: ReadonlySet<string>): boolean {
  const units = unitsUnder([formation]);
  return units.length > 0 && units.every(({ id, placement }) => !placement && awaited.has(id));
}
