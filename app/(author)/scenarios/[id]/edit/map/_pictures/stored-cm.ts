import { LIMITS } from "@/lib/domain/limits";
import { PICTURE_LIMITS } from "@/lib/domain/scenario/picture-limits";

/** Hundredths of a cm, within what a place may be. */
export function storedCm(cm: number): number {
  return Math.min(LIMITS.mostCm, Math.max(LIMITS.leastCm, Math.round(cm * 100) / 100));
}

/** A width that a picture may have. */
export function storedWidthCm(cm: number): number {
  const { leastWidthCm, mostWidthCm } = PICTURE_LIMITS;
  return Math.min(mostWidthCm, Math.max(leastWidthCm, cm));
}
