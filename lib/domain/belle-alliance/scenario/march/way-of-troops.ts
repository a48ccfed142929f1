import { marchRow } from "@/lib/rules/belle-alliance/march-row";
import { placedOutline } from "@/lib/terrain/placement";
import { between, type Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import { CheckBudget } from "../checks/check-budget";
import { unitFootprint } from "../derive";
import { broughtUnits } from "../entry-queue";
import type { Scenario } from "../scenario";
import type { Settings } from "../settings";
import type { Placement, Unit } from "../unit";
import type { NoWay } from "./find-way";
import { type MarchGround, marchGroundInSteps } from "./march-ground";
import { columnOfMarchers, type Marchers, marchAlongPlaces, woodEdgeFor } from "./planned-march";
import { fastestWayThrough, type Way } from "./way";

/** Where troops are to march, and how. */
export interface WayQuestion extends Marchers {
  /** The places to which the head goes, one after the other; where nothing says where it is, it sets out from the first. */
  readonly places: Polyline;
  /** From place to place the way is found, the fastest, or as drawn, straight. */
  readonly course: "found" | "straight";
}

/**
 * Why no way is looked for: no troops, only one place, a unit that holds a building or has no rate in its formation, or
 * a drawing that is too large.
 */
export type NotAsked = "no-troops" | "one-place" | "garrison" | "no-rate" | "too-large";

/**
 * The way of troops through places from where their head stands, or why there is none [2.3.1, 2.3.2, tables 3 to 5]. It
 * begins in their formation: neither the change into column of march nor a garrison's leaving its building are counted
 * [2.2.1, 6.1.1]. That a unit begins in the middle of its front also then is 2.2.1's: the figure there stands still.
 */
export function wayOfTroops(
  scenario: Pick<Scenario, "map" | "settings" | "sides">,
  question: WayQuestion,
): Way | NoWay | NotAsked {
  const { units, course, mode } = question;
  const [first, ...others] = units;
  if (!first) return "no-troops";
  if (others.length === 0 && isGarrison(first)) return "garrison";
  const column = columnOfMarchers(question, scenario.settings);
  if (!column || !marchRow(column)) return "no-rate";
  const start = headOf(units, scenario);
  const line = [...(start ? [start] : []), ...question.places].map((at) => onTable(at, scenario));
  if (line.length < 2) return "one-place";
  if (course === "straight") {
    return marchAlongPlaces(line, question, scenario, new CheckBudget()) ?? "too-large";
  }
  const ground = groundForMarch(scenario, question);
  return ground ? fastestWayThrough(ground, column, line, mode) : "too-large";
}

/**
 * Where the head of some troops is: at the first unit on the table, else where they enter it; null if neither is known.
 */
export function headOf(
  units: readonly Unit[],
  { sides, settings }: Pick<Scenario, "sides" | "settings">,
): Point | null {
  for (const unit of units) {
    const { placement } = unit;
    if (placement && !isGarrison(unit)) return middleOfFront(unit, placement, settings);
  }
  const [first] = units;
  if (!first) return null;
  for (const side of sides) {
    const brought = side.reinforcements.find((each) => broughtUnits(side, each).includes(first));
    if (brought) return brought.entry;
  }
  return null;
}

function isGarrison({ placement }: Unit): boolean {
  return Boolean(
    placement && (placement.buildingId !== null || placement.formation === "garrison"),
  );
}

function middleOfFront(unit: Unit, placement: Placement, settings: Settings): Point {
  const { outline } = unitFootprint(unit, placement, settings);
  const [left, right] = placedOutline(outline, placement);
  return left && right ? between(left, right, 0.5) : [placement.xCm, placement.yCm];
}

function onTable([x, y]: Point, { map }: Pick<Scenario, "map">): Point {
  return [Math.min(map.widthCm, Math.max(0, x)), Math.min(map.depthCm, Math.max(0, y))];
}

type Table = Pick<Scenario, "map" | "settings">;
type Walkers = Parameters<typeof woodEdgeFor>[0];

/** The ground of a scenario for some troops. */
export function groundForMarch(table: Table, troops: Walkers): MarchGround | null {
  const known = knownGround(table, troops);
  if (known !== undefined) return known;
  const steps = layGround(table, troops);
  while (!steps.next().done);
  return knownGround(table, troops) ?? null;
}

/** Whether that ground is worked out already, so that looking for a way takes no time. */
export function isGroundLaid(table: Table, troops: Walkers): boolean {
  return knownGround(table, troops) !== undefined;
}

/** Works it out in steps of some milliseconds, between which others may work. */
export function* layGround(table: Table, troops: Walkers): Generator<void> {
  const { widthCm, depthCm, features } = table.map;
  const woodEdgeCm = woodEdgeFor(troops, table.settings);
  const map = { widthCm, depthCm, features };
  const ground = yield* marchGroundInSteps(map, { readings: table.settings, woodEdgeCm });
  const grounds = GROUNDS.get(features) ?? new Map<string, MarchGround | null>();
  GROUNDS.set(features, grounds);
  grounds.set(groundKey(table, troops), ground);
}

function knownGround(table: Table, troops: Walkers): MarchGround | null | undefined {
  return GROUNDS.get(table.map.features)?.get(groundKey(table, troops));
}

function groundKey({ map, settings }: Table, troops: Walkers): string {
  const woodEdgeCm = woodEdgeFor(troops, settings);
  return [map.widthCm, map.depthCm, woodEdgeCm, settings.barricadesWithoutCover].join(" ");
}

/** An edit leaves the drawn ground as it is more often than not. */
const GROUNDS = new WeakMap<object, Map<string, MarchGround | null>>();
