import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";

/** A destination of troops: under a formation, or at the top level of a side if that is null. */
export interface Goal {
  readonly side: Side;
  readonly formation: FormationNode | null;
  /** Index among the units there; at the end if omitted. */
  readonly index?: number;
}
