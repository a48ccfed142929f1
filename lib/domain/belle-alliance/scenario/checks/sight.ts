import { distanceCm, type Point } from "@/lib/terrain/point";
import { middleOf, type Ring } from "@/lib/terrain/ring";
import { lookAt } from "../../sight/look";
import type { SightGround } from "../../sight/sight-ground";
import { isSeenBy } from "../../sight/unit-sight";
import { type Fault, faultsAbout } from "../fault";
import type { Scenario } from "../scenario";
import { groundForSight, type Standing, standingUnits } from "../start-sight";
import type { CheckContext, ScenarioCheck } from "./check-context";

/**
 * Checks what the sides see of each other when the game begins: that nothing hidden stands in plain view, and that the
 * papers of a side say something of the enemy it sees [1.1.2, 1.1.6].
 */
export const checkSight: ScenarioCheck = (context) => {
  const standing = standingUnits(context.scenario);
  return [...hiddenInView(context, standing), ...untold(context, standing)];
};

function hiddenInView(
  { scenario, sidePaths }: CheckContext,
  standing: readonly Standing[],
): Fault[] {
  const hidden = standing.filter(isHidden);
  if (hidden.length === 0) return [];
  const ground = groundForSight(scenario);
  return hidden.flatMap((unit) => {
    const { side, path, unit: own } = unit.place;
    const by = standing.find((other) => other.place.side !== side && sees(ground, other, unit));
    if (!by) return [];
    const subject = {
      path: `${path}/placement`,
      name: own.name,
      params: { by: by.place.unit.name },
    };
    return faultsAbout("hidden-in-plain-view", [subject], sidePaths.get(side.id) ?? "");
  });
}

function isHidden({ place }: Standing): boolean {
  return place.unit.hidden || place.parents.some(({ hidden }) => hidden);
}

/** Whether a unit sees another, remembered while neither is moved nor the ground changed. */
function sees(ground: SightGround, { piece: by }: Standing, { piece: target }: Standing): boolean {
  const ofGround = SEEN.get(ground) ?? new WeakMap<Ring, WeakMap<Ring, boolean>>();
  SEEN.set(ground, ofGround);
  const ofTarget = ofGround.get(target.outline) ?? new WeakMap<Ring, boolean>();
  ofGround.set(target.outline, ofTarget);
  const known = ofTarget.get(by.outline) ?? isSeenBy(ground, by, target);
  ofTarget.set(by.outline, known);
  return known;
}

const SEEN = new WeakMap<SightGround, WeakMap<Ring, WeakMap<Ring, boolean>>>();

/** Sides whose brief is written, but not what they believe of the enemy, though the nearest of them sees the middle of an enemy unit. */
function untold({ scenario }: CheckContext, standing: readonly Standing[]): Fault[] {
  return scenario.sides.flatMap((side, i) => {
    if (side.brief.trim() === "" || side.believedOfEnemy.trim() !== "") return [];
    const own = standing.filter(({ place }) => place.side === side);
    const seen = standing.find(
      (unit) => unit.place.side !== side && isInViewOfNearest(unit, own, scenario),
    );
    if (!seen) return [];
    const path = `/sides/${i}/believedOfEnemy`;
    const subject = { path, name: seen.place.unit.name, params: { side: side.name } };
    return faultsAbout("seen-troops-untold", [subject], path);
  });
}

function isInViewOfNearest(
  { piece }: Standing,
  own: readonly Standing[],
  scenario: Scenario,
): boolean {
  const at = middleOf(piece.outline);
  let nearest: { readonly at: Point; readonly cm: number; readonly by: Standing } | null = null;
  for (const by of own) {
    const from = middleOf(by.piece.outline);
    const cm = distanceCm(from, at);
    if (!nearest || cm < nearest.cm) nearest = { at: from, cm, by };
  }
  if (!nearest) return false;
  const { terrain } = nearest.by.piece;
  return lookAt(groundForSight(scenario), { at: nearest.at, terrain }, { ...piece, at }).visible;
}
