import type { Finding } from "@/lib/domain/check-report";
import { parsePointer } from "@/lib/domain/pointer";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { subjectAt } from "@/lib/domain/subject-at";
import type { DeskPart } from "./desk-parts";

/** Where on the desk a finding is mended. */
export interface DeskPlace {
  readonly part: DeskPart;
  /** Id of the thing it is about, or the field's name where it is about the scenario itself. */
  readonly at: string | null;
}

/** Findings about units that the map mends, wherever they are counted. */
const ON_THE_MAP: ReadonlySet<string> = new Set([
  "units-not-placed",
  "placed-and-awaited",
  "off-table",
  "units-overlap",
  "formation-of-other-arm",
]);

/** The part of the desk, and the thing in it, that a finding points to. */
export function placeOf(
  scenario: Scenario,
  { code, path }: Pick<Finding, "code" | "path">,
): DeskPlace {
  const at = subjectAt(scenario, path) || null;
  if (ON_THE_MAP.has(code)) return { part: "map", at };
  const [first = "", , field] = parsePointer(path) ?? [];
  if (first === "map") return { part: "map", at };
  if (first !== "sides") return { part: "overview", at: first || null };
  return { part: partOfSideField(field), at };
}

function partOfSideField(field: string | undefined): DeskPart {
  switch (field) {
    case "tasks":
    case "brief":
    case "believedOfEnemy":
      return "briefs";
    case "reinforcements":
      return "schedule";
    default:
      return "order-of-battle";
  }
}
