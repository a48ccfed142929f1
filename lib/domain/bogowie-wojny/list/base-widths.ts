import { COMMANDER_BASES, INFANTRY_BASE, TRAIN_BASE } from "@/lib/rules/bogowie-wojny/tables/bases";
import type { RosterRegiment } from "./roster-view";

/** Widths of bases in cm; a general's may be narrower [1.1, 9.5]. `usual` is for bases not mentioned in the rules. */
export const BASE_WIDTHS_CM = {
  "commander-in-chief": COMMANDER_BASES["commander-in-chief"].widthsCm[0],
  "corps-commander": COMMANDER_BASES["corps-commander"].widthsCm[0],
  "division-general": Math.max(...COMMANDER_BASES["division-general"].widthsCm),
  train: TRAIN_BASE.widthCm,
  usual: INFANTRY_BASE.widthCm,
} as const;

/** The width of a regiment's bases in cm [1.1]. */
export function regimentWidthCm({ baseSize }: RosterRegiment): number {
  return baseSize?.widthCm ?? BASE_WIDTHS_CM.usual;
}
