import type { Span } from "@/lib/rules/printed/span";
import type { RollFactorRow } from "../factor";

/** A result of the replacement roll: the efficiency of the replacement; null if there is none. */
interface ReplacementRow extends Span {
  readonly id: string;
  readonly replacement: "very-efficient" | "same" | "very-inefficient" | null;
}

/** Table 19, factors: replacement of a fallen commander by an adjutant [1.1.4]. */
export const TABLE_19: readonly RollFactorRow[] = [
  { id: "superior-in-contact", factor: 2, perFailedBound: false },
  { id: "failed-bounds", factor: 1, perFailedBound: true },
];

/** Table 19, results. */
export const TABLE_19_RESULTS: readonly ReplacementRow[] = [
  { id: "very-efficient", from: 17, to: null, replacement: "very-efficient" },
  { id: "same", from: 15, to: 16, replacement: "same" },
  { id: "very-inefficient", from: 13, to: 14, replacement: "very-inefficient" },
  { id: "not-replaced", from: null, to: 12, replacement: null },
];
