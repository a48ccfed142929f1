import { FAR_FIRE_CM, SHOT_RANGES_CM } from "./tables/artillery-fire";
import { ORDER_DISTANCES } from "./tables/orders";
import { ATTACK_WARNING_CM, CONTROL_ZONE_CM, MOVE_ORDER_CM, SQUARE_SHARE } from "./tables/reach";
import { EXAMPLE_PROFILES } from "./tables/statistics";
import type { Mover } from "./tables/terrain";

/** Where the text gives no figure: it leaves it to a unit's statistics, which it does not contain [2.8]. */
export interface Silent {
  readonly silent: true;
  readonly rule: string;
}

/** The weapons whose ranges the text speaks of [2.8, 9.2, 9.3]. */
export const WEAPONS = ["musket", "canister", "howitzer", "round-shot", "shrapnel"] as const;
export type Weapon = (typeof WEAPONS)[number];

/**
 * A range in cm. `least` and `most` differ where each battery's statistics say how far within those bounds.
 */
export interface WeaponRange {
  readonly leastCm: number;
  readonly mostCm: number;
  readonly rule: string;
}

const MUSKET_CM = Math.max(...EXAMPLE_PROFILES.map(({ musketRangeCm }) => musketRangeCm));

const RANGES: Readonly<Record<Weapon, WeaponRange | Silent>> = {
  musket: { leastCm: MUSKET_CM, mostCm: MUSKET_CM, rule: "2.8" },
  canister: {
    leastCm: SHOT_RANGES_CM.canister[0],
    mostCm: SHOT_RANGES_CM.canister[1],
    rule: "9.2",
  },
  howitzer: { leastCm: SHOT_RANGES_CM.howitzer, mostCm: SHOT_RANGES_CM.howitzer, rule: "9.2" },
  "round-shot": { silent: true, rule: "2.8" },
  shrapnel: { silent: true, rule: "9.2" },
};

/** A weapon's range; the musket's is that of the text's own two examples [2.8, 9.2]. */
export function rangeOf(weapon: Weapon): WeaponRange | Silent {
  return RANGES[weapon];
}

/** Whether a weapon reaches so far; `perhaps` if it depends on the battery's statistics [8.1]. */
export type Reach =
  | { readonly weapon: Weapon; readonly reaches: "yes" | "no" | "perhaps"; readonly rule: string }
  | (Silent & { readonly weapon: Weapon });

/** What each weapon does at a distance in cm; a range's last cm is within it [2.7, 8.1]. */
export function reachesAt(atCm: number): readonly Reach[] {
  return WEAPONS.map((weapon) => {
    const range = rangeOf(weapon);
    if ("silent" in range) return { weapon, ...range };
    const { leastCm, mostCm, rule } = range;
    const within = atCm <= mostCm ? "perhaps" : "no";
    return { weapon, reaches: atCm <= leastCm ? "yes" : within, rule };
  });
}

/** Whether half of an artillery's final dice are left at a distance [9.3]. */
export function isFarFire(atCm: number): boolean {
  return atCm > FAR_FIRE_CM;
}

/** The formations in which movement differs [2.4, 7.4]. */
export const MARCH_FORMATIONS = ["line", "column", "loose-order", "square"] as const;
export type MarchFormation = (typeof MARCH_FORMATIONS)[number];

/** A unit on its way. */
export interface Marcher {
  readonly mover: Mover;
  readonly formation: MarchFormation;
}

/** How far a unit moves in a turn, in cm. */
export interface Allowance {
  readonly cm: number;
  readonly rule: string;
}

/**
 * A unit's movement in a turn: that of the text's two examples for infantry [2.8, 7.4]. Cavalry and artillery have
 * theirs in statistics that the text does not contain.
 */
export function allowanceOf({ mover, formation }: Marcher): Allowance | Silent {
  const id = mover === "light-infantry" ? "light-infantry" : "line-infantry";
  const profile = EXAMPLE_PROFILES.find((each) => each.id === id);
  const isFoot = mover === "light-infantry" || mover === "infantry";
  if (!isFoot || profile === undefined) return { silent: true, rule: "2.8" };
  switch (formation) {
    case "line":
      return { cm: profile.moveLineCm, rule: "7.4" };
    case "square":
      return { cm: profile.moveLineCm * SQUARE_SHARE, rule: "7.4" };
    default:
      return { cm: profile.moveColumnCm, rule: "7.4" };
  }
}

/** The same under the order "move" [7.6]. */
export function orderedCm({ cm }: Allowance): number {
  return cm + MOVE_ORDER_CM;
}

/** The arms whose zones of control differ in depth [2.7]. */
export const CONTROLLERS = ["foot-and-horse", "guns"] as const;
export type Controller = (typeof CONTROLLERS)[number];

/** The bounds of a zone's depth in cm, by the unit's statistics [2.7]. */
export function controlDepthCm(controller: Controller): readonly [least: number, most: number] {
  const [least, most] = controller === "guns" ? CONTROL_ZONE_CM.guns : CONTROL_ZONE_CM.foot;
  return [least, most];
}

/** Whether a place before a unit's front, at a distance in cm, is in its zone of control; touching it counts [2.7]. */
export function controlsAt(controller: Controller, atCm: number): "yes" | "no" | "perhaps" {
  const [least, most] = controlDepthCm(controller);
  if (atCm <= least) return "yes";
  return atCm <= most ? "perhaps" : "no";
}

/** Units that differ in what they see and reach [2.6, 2.7, 9.2]. */
export const REACHERS = ["infantry", "cavalry", "artillery", "without-fire", "commander"] as const;
export type Reacher = (typeof REACHERS)[number];

/** The depth of a zone of control in cm: its bounds, and the figure to begin with. */
export interface ZoneDepth {
  readonly leastCm: number;
  readonly mostCm: number;
  readonly usualCm: number;
}

/**
 * How deep a unit's zone of control is [2.7]. Infantry begins with the musket of the text's examples [2.8], others with
 * the least of their bounds. Null for commanders, of whom the text does not say whether they have a zone.
 */
export function zoneDepthOf(reacher: Reacher): ZoneDepth | null {
  if (reacher === "commander") return null;
  if (reacher === "without-fire") {
    const { least } = CONTROL_ZONE_CM;
    return { leastCm: least, mostCm: least, usualCm: least };
  }
  const [leastCm, mostCm] = controlDepthCm(reacher === "artillery" ? "guns" : "foot-and-horse");
  return { leastCm, mostCm, usualCm: reacher === "infantry" ? MUSKET_CM : leastCm };
}

/** A distance worth drawing before a unit: what ends or changes there, and by which paragraph. */
export interface ReachArc {
  readonly what: "least" | "musket" | "most" | "canister" | "far" | "howitzer" | "order";
  readonly cm: number;
  readonly rule: string;
}

/**
 * The distances at which something ends before a unit, from the nearest: what fire and zones of control the text gives
 * in figures [2.7, 2.8, 9.2, 9.3], and for commanders the columns of the table of orders [5.3].
 */
export function arcsOf(reacher: Reacher): readonly ReachArc[] {
  const [least, most] = CONTROL_ZONE_CM.foot;
  const [canister, farthest] = SHOT_RANGES_CM.canister;
  switch (reacher) {
    case "infantry":
      return [
        { what: "least", cm: least, rule: "2.7" },
        { what: "musket", cm: MUSKET_CM, rule: "2.8" },
        { what: "most", cm: most, rule: "2.7" },
      ];
    case "cavalry":
      return [
        { what: "least", cm: least, rule: "2.7" },
        { what: "most", cm: most, rule: "2.7" },
      ];
    case "artillery":
      return [
        { what: "canister", cm: canister, rule: "9.2" },
        { what: "canister", cm: farthest, rule: "9.2" },
        { what: "far", cm: FAR_FIRE_CM, rule: "9.3" },
        { what: "howitzer", cm: SHOT_RANGES_CM.howitzer, rule: "9.2" },
      ];
    case "without-fire":
      return [{ what: "least", cm: CONTROL_ZONE_CM.least, rule: "2.7" }];
    case "commander":
      return ORDER_DISTANCES.flatMap(({ toCm }) =>
        toCm === null ? [] : [{ what: "order" as const, cm: toCm, rule: "5.3" }],
      );
  }
}

/** What a defender has time for when attacked from a distance that counts manoeuvres and ground, in cm [10.9]. */
export function hasTimeTo(
  reaction: keyof typeof ATTACK_WARNING_CM,
  attacker: "infantry" | "cavalry",
  fromCm: number,
): boolean {
  return fromCm > ATTACK_WARNING_CM[reaction][attacker];
}
