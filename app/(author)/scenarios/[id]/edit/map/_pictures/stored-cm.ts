import { PICTURE_LIMITS } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import { LIMITS } from "@/lib/domain/document/limits";

/** Rounds to hundredths of a cm and clamps to the limits of a coordinate. */
export function storedCm(cm: number): number {
  return Math.min(LIMITS.mostCm, Math.max(LIMITS.leastCm, Math.round(cm * 100) / 100));
}

/** Clamps to the limits of a picture's width. */
export function storedWidthCm(cm: number): number {
  const { leastWidthCm, mostWidthCm } = PICTURE_LIMITS;
  return Math.min(mostWidthCm, Math.max(leastWidthCm, cm));
}
