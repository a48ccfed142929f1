import { unitStrength } from "../scenario/derive";
import type { Cover } from "./firing-ground";
import type { TargetInRange } from "./targets";
import type { UnitOnGround } from "./unit-on-ground";

interface FireInOdds extends TargetInRange {
  readonly scenarioId: string;
  readonly firer: UnitOnGround;
}

/**
 * The query of the odds page for a fire: both units, the figures that fire, and the rows of table 6 or 7 that follow
 * from the ground. What is decided bound by bound (canister, ranging, split fire) is left to the page.
 */
export function oddsAddress(fire: FireInOdds): URLSearchParams {
  const { scenarioId, firer, target } = fire;
  const isGuns = firer.unit.arm === "artillery";
  const figures = firingFigures(fire);
  const query = new URLSearchParams({
    roll: isGuns ? "artillery" : "small-arms",
    scenario: scenarioId,
    "a.unit": firer.unit.id,
    "b.unit": target.unit.id,
    ...(figures !== null && { "a.figures": String(figures) }),
  });
  for (const row of rowsOfFirer(fire)) query.append("a.row", row);
  for (const row of rowsOfTarget(fire, isGuns)) query.append("b.row", row);
  return query;
}

function rowsOfFirer({ zone, noRicochet }: FireInOdds): string[] {
  return [...(zone > 1 ? [`zone-${zone}`] : []), ...(noRicochet ? ["no-ricochet-zone-2-3"] : [])];
}

function rowsOfTarget(fire: FireInOdds, isGuns: boolean): string[] {
  const { target, hit, cover, hasColumnEffect } = fire;
  const { unit, placement } = target;
  const limber = placement.formation === "column-of-march" ? "limbered" : "unlimbered";
  return [
    ...(hasColumnEffect ? ["column-effect"] : []),
    ...(unit.arm === "artillery" ? [limber] : []),
    ...(hit.counts ? [`${hit.counts}-fire`] : []),
    ...coverRows(cover, isGuns),
  ];
}

/** Table 7 has a row for woods and none for cover I [tables 6, 7]. */
function coverRows(cover: Cover | null, isGuns: boolean): string[] {
  if (!cover?.cover) return [];
  if (isGuns && cover.row === "wood") return ["wood-or-edge"];
  return isGuns && cover.cover === "I" ? [] : [`cover-${cover.cover.length}`];
}

/**
 * The figures that fire: two ranks of those who can aim, one of skirmishers, at most half from one wall of a building,
 * and the gunners of the guns that can aim [3.1.3, 3.2.0, 6.1.2]; null if the strength is unknown or, for a huddle, the
 * ranks are.
 */
function firingFigures({ firer: { unit, placement, settings }, shot }: FireInOdds): number | null {
  const { figures, gunners } = unitStrength(unit, settings);
  const { formation } = placement;
  if (gunners !== null) return Math.max(1, Math.floor((gunners * shot.files) / shot.ofFiles));
  if (figures === null || formation === "huddle") return null;
  const ranks = formation === "skirmish-line" ? 1 : 2;
  const most = Math.floor(figures * shot.front.share);
  return Math.max(1, Math.min(most, ranks * shot.files));
}
