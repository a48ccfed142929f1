import { isSwing } from "@/lib/rules/belle-alliance/factor";
import { FORMATIONS, type Formation } from "@/lib/rules/belle-alliance/formation";
import { TABLE_1 } from "@/lib/rules/belle-alliance/tables/table-1";
import {
  MARCH_GROUNDS,
  type MarchGround,
  TABLE_3,
} from "@/lib/rules/belle-alliance/tables/table-3";
import { TABLE_17 } from "@/lib/rules/belle-alliance/tables/table-17";

/** The formations that an order may name [1.3.1–1.3.6]. */
export function formationsToOrder(): readonly Formation[] {
  return FORMATIONS;
}

/** The phases of a bound and their steps, by their codes in table 1. */
export function phasesOfBound(): readonly {
  readonly phase: string;
  readonly steps: readonly string[];
}[] {
  return TABLE_1.map(({ id, subPhases }) => ({ phase: id, steps: subPhases }));
}

/** How far a staff figure moves on each kind of ground, in cm [table 3]. */
export function staffRates(): readonly { readonly ground: MarchGround; readonly cm: number }[] {
  const rates = TABLE_3.find(({ id }) => id === "staff-figure")?.rates;
  return MARCH_GROUNDS.flatMap((ground) => {
    const cm = rates?.[ground] ?? null;
    return cm === null ? [] : [{ ground, cm }];
  });
}

/** The bonus to a unit's ordering roll if its direct commander's adjutant touches it [1.1.3, table 17]. */
export function adjutantFactor(): number {
  const factor = TABLE_17.find(({ id }) => id === "adjutant-in-contact")?.factor ?? 0;
  return isSwing(factor) ? 0 : factor;
}
