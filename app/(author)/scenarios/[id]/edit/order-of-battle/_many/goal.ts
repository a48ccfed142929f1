import type { FormationNode } from "@/lib/domain/scenario/formation";
import type { Side } from "@/lib/domain/scenario/side";

/** Where troops go: under a formation, or to the top of a side where that is null. */
export interface Goal {
  readonly side: Side;
  readonly formation: FormationNode | null;
  /** Place among the units there; the end where left out. */
  readonly index?: number;
}
