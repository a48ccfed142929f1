import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Finding } from "@/lib/domain/document/check-report";
import { parsePointer } from "@/lib/domain/document/pointer";
import { subjectAt } from "@/lib/domain/document/subject-at";
import type { DeskPart } from "./desk-parts";

/** The place on the desk where a finding can be fixed. */
export interface DeskPlace {
  readonly part: DeskPart;
  /** Id of the item concerned, or the field's name if the finding is about the scenario itself. */
  readonly at: string | null;
  /** The field of that item to fill in, if the order of battle has it. */
  readonly field?: OrderField;
}

/** Fields of units and formations that findings lead to. */
const ORDER_FIELDS = [
  "name",
  "men",
  "guns",
  "modelGuns",
  "calibrePd",
  "battalionsOrSquadrons",
  "type",
  "weapon",
  "weight",
  "supplies",
  "ammunition",
  "valour",
  "commander",
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** The paths a finding points to: the side if it has not been set up at all, otherwise everything concerned. */
export function placesOf({ code, path, paths = [path] }: Placed): readonly string[] {
  return code === "units-not-placed" ? [path] : paths;
}

type Placed = Pick<Finding, "code" | "path" | "paths">;

/** The part of the desk, and the item in it, that a finding points to. */
export function placeOf(scenario: Scenario, finding: Placed): DeskPlace {
  const { code } = finding;
  const [path = finding.path] = placesOf(finding);
  const at = subjectAt(scenario, path) || null;
  const keys = parsePointer(path) ?? [];
  const [first = "", , field] = keys;
  const isOnMap = first === "map" || code === "units-not-placed" || keys.includes("placement");
  if (isOnMap) return { part: "map", at };
  if (first === "events") return { part: "schedule", at };
  if (first === "victory") return { part: "briefs", at };
  if (first !== "sides" || keys.length === 1) return { part: "overview", at: first || null };
  if (keys.includes("player", 2)) return { part: "briefs", at };
  const part = partOfSideField(field);
  const asked = part === "order-of-battle" && ORDER_FIELDS.find((each) => keys.includes(each, 2));
  return asked ? { part, at, field: asked } : { part, at };
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
