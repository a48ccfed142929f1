import { findingAt } from "../finding-codes";
import { variantToday } from "../variant-today";
import type { ScenarioCheck } from "./check-context";

/** Checks that each variant still has what it changes; its own faults are found in itself. */
export const checkVariants: ScenarioCheck = ({ scenario }) =>
  (scenario.variants ?? []).flatMap(({ id, name }, i) => {
    const count = variantToday(scenario, id)?.lost.length ?? 0;
    return count > 0 ? [findingAt(`/variants/${i}`, "variant-changes-lost", { name, count })] : [];
  });
