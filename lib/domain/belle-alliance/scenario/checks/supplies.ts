import { usesSupplies } from "@/lib/rules/belle-alliance/supplies";
import { faultsOfUnits, type ScenarioCheck } from "./check-context";

/**
 * Checks that only arms that use supplies have them, and that only wagons carry ammunition for others [5.5.3, 5.5.4].
 */
export const checkSupplies: ScenarioCheck = (context) => [
  ...faultsOfUnits(context, "supplies-of-train", {
    field: "supplies",
    has: ({ unit: { arm, supplies } }) => supplies !== null && !usesSupplies(arm),
  }),
  ...faultsOfUnits(context, "ammunition-of-other-arm", {
    field: "ammunition",
    has: ({ unit: { arm, ammunition } }) => ammunition && arm !== "train",
  }),
];
