import { type Reacher, zoneDepthOf } from "@/lib/rules/bogowie-wojny/reach";
import {
  ARTILLERY_BASES,
  CAVALRY_BASE,
  COMMANDER_BASES,
  INFANTRY_BASE,
  USUAL_REGIMENT_BASES,
} from "@/lib/rules/bogowie-wojny/tables/bases";
import { FIELD_OF_VIEW_DEG } from "@/lib/rules/bogowie-wojny/tables/reach";
import { outlineContains } from "@/lib/terrain/chord";
import type { Point } from "@/lib/terrain/point";
import type { Standing } from "./control-zone";
import { hidingIn } from "./hiding";
import type { Outlined } from "./outline";

/** A unit put down to see what it reaches; it is no part of the battlefield. */
export interface PlacedUnit extends Omit<Standing, "middle"> {
  readonly reacher: Reacher;
  /** Null until it is put down. */
  readonly middle: Point | null;
  /** The depth of its zone of control; 0 for commanders, of whom the text does not say whether they have one. */
  readonly zoneCm: number;
}

/** A unit not yet put down, as wide and deep as the bases of its kind [1.1]: a regiment of the fewest usual bases [2.2]. */
export function newPlacedUnit(reacher: Reacher): PlacedUnit {
  const zoneCm = zoneDepthOf(reacher)?.usualCm ?? 0;
  return { reacher, middle: null, facingDeg: 0, isAllRound: false, zoneCm, ...sizeOf(reacher) };
}

function sizeOf(reacher: Reacher): Pick<Standing, "widthCm" | "depthCm"> {
  const regiment = { infantry: INFANTRY_BASE, cavalry: CAVALRY_BASE, "without-fire": CAVALRY_BASE };
  switch (reacher) {
    case "artillery": {
      const { widthCm = 0, depthCm = 0 } = ARTILLERY_BASES[6] ?? {};
      return { widthCm, depthCm };
    }
    case "commander": {
      const { widthsCm, depthCm } = COMMANDER_BASES["division-general"];
      return { widthCm: Math.max(...widthsCm), depthCm };
    }
    default: {
      const { widthCm, depthCm } = regiment[reacher];
      return { widthCm: widthCm * USUAL_REGIMENT_BASES.least, depthCm };
    }
  }
}

/** The unit where it stands, all round if it is in a built-up area or a redoubt [2.7]; null until it is put down. */
export function standingOf(
  { middle, ...unit }: PlacedUnit,
  ground: readonly Outlined[],
): Standing | null {
  if (middle === null) return null;
  const isSheltered = hidingIn(ground).blocks.some(({ outline }) =>
    outlineContains(outline, middle),
  );
  return { ...unit, middle, isAllRound: unit.isAllRound || isSheltered };
}

/** How wide the unit's view is, in degrees [2.6]. */
export function viewDegOf({ reacher }: Pick<PlacedUnit, "reacher">): number {
  return reacher === "commander" ? FIELD_OF_VIEW_DEG.commander : FIELD_OF_VIEW_DEG.unit;
}
