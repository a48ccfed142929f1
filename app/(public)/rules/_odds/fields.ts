import { FIELD_WORKS } from "@/lib/rules/belle-alliance/tables/table-20";
import type { OddsField, OddsPage, OddsPageId, PartyShape } from "./rolls";

const COUNTS: readonly OddsField[] = ["figures", "unitFigures", "failed"];
const VALOURS = Array.from({ length: 11 }, (_, i) => String(5 - i));
const COMMANDERS = ["", "engaging", "4", "3", "2", "1", "-1", "-2", "-3", "-4"];
const DEMOLITIONS = ["incineration", "detonation"];

/** Whether a field takes a typed number. */
export function isCount(field: OddsField): boolean {
  return COUNTS.includes(field);
}

/** The choices of a field without a number, in order. */
export function choicesOf(field: OddsField, page: OddsPageId): readonly string[] {
  switch (field) {
    case "arm":
      return ["infantry", "cavalry", "artillery"];
    case "work":
      return page === "demolition" ? DEMOLITIONS : FIELD_WORKS;
    case "valour":
      return VALOURS;
    case "commander":
      return COMMANDERS;
    case "side":
      return ["0", "-1", "-2"];
    default:
      return [];
  }
}

/** A field's default: a battalion of 600 men, twelve abreast in two ranks. */
export function defaultOf(
  field: OddsField,
  { page, shape }: { readonly page: OddsPage; readonly shape: PartyShape },
): string {
  switch (field) {
    case "figures":
      if (page.id === "melee") return "24";
      return page.id === "artillery" && shape.key === "a" ? "8" : "30";
    case "unitFigures":
      return "30";
    case "commander":
      return "";
    case "arm":
    case "work":
      return choicesOf(field, page.id)[0] ?? "";
    default:
      return "0";
  }
}
