import type { Look } from "./look";

/**
 * How far, in cm, a look comes before it is stopped: at the first thing in the way, otherwise at its limit, up to which
 * the target would be seen.
 */
export function stoppedAtCm({ visible, blocks, distanceCm, limitCm }: Look): number {
  if (visible) return distanceCm;
  return Math.min(distanceCm, blocks[0]?.atCm ?? limitCm);
}
