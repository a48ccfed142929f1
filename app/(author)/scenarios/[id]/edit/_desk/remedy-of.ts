import { TERRAIN_KINDS } from "@/lib/domain/ground/belle-alliance/kinds";
import type { ScenarioFinding, ScenarioFindingCode } from "@/lib/domain/scenario/finding-codes";

/** What mends a finding, as its button says it. */
type Remedy = "pick" | "split" | "paste" | "write" | "enter" | "choose" | "draw" | "look";

const REMEDIES: Readonly<Partial<Record<ScenarioFindingCode, Remedy>>> = {
  "valour-undecided": "pick",
  "several-battalions": "split",
  "units-missing": "paste",
  "tasks-missing": "write",
  "place-unnamed": "write",
  "valour-reason-missing": "write",
  "length-missing": "enter",
  "strength-missing": "enter",
  "guns-missing": "enter",
  "calibre-missing": "enter",
  "commander-missing": "enter",
  "valour-year-missing": "enter",
  ...remediesOfTerrain(),
  "name-open": "enter",
  "weapon-missing": "choose",
  "weight-missing": "choose",
  "valour-row-unknown": "choose",
  "arrival-unknown": "choose",
  "hidden-from-unknown": "choose",
  "type-of-other-arm": "choose",
  "type-open": "choose",
  "supplies-of-train": "choose",
  "ammunition-of-other-arm": "choose",
  "formation-of-other-arm": "choose",
  "no-march-rate": "choose",
  "building-unknown": "choose",
  "building-closed-to-arm": "choose",
  "building-apart": "choose",
  "direct-commander-missing": "enter",
  "valour-out-of-range": "enter",
  "middle-out-of-reach": "enter",
  "entry-off-edge": "enter",
  "map-empty": "draw",
  "crossing-missing": "draw",
  "emplacement-too-short": "draw",
};

/** The remedy a finding's button offers; to look at the place where nothing closer is known. */
export function remedyOf({ code }: Pick<ScenarioFinding, "code">): Remedy {
  return REMEDIES[code] ?? "look";
}

/** An open width is entered, every other answer chosen. */
function remediesOfTerrain(): Partial<Record<ScenarioFindingCode, Remedy>> {
  const known = TERRAIN_KINDS.flatMap(({ openFinding, fields }) => {
    if (!openFinding) return [];
    const isWidth = Object.values(fields).some(({ control }) => control.type === "asked-width");
    return [[openFinding, isWidth ? "enter" : "choose"] as const];
  });
  return Object.fromEntries(known);
}
