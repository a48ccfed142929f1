import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { mayHoldBuilding } from "@/lib/rules/belle-alliance/building-capacity";
import { isTrainedForWorks } from "@/lib/rules/belle-alliance/field-workers";
import { TABLE_3 } from "@/lib/rules/belle-alliance/tables/table-3";
import { TABLE_5, type Table5RowId } from "@/lib/rules/belle-alliance/tables/table-5";
import { TABLE_14 } from "@/lib/rules/belle-alliance/tables/table-14";
import { FIELD_WORKS, type FieldWork } from "@/lib/rules/belle-alliance/tables/table-20";
import type { TableChoice } from "../../document/rule-tables/table-in-words";
import { terrainKindOf } from "../ground/kinds";
import type { Feature } from "./feature";
import type { Scenario } from "./scenario";
import { terrainMeaning } from "./terrain-meaning";
import type { Unit } from "./unit";
import { walkUnits } from "./walk";

/** Tables that every game uses, whatever is on the table. */
const ALWAYS = [1, 2, 4, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19];

/**
 * The tables of Belle Alliance that a scenario's troops and terrain need, in the book's order. Table 21 is left out:
 * each unit's valour is in the order of battle, and a sheet must not tell players whom they will meet.
 */
export function tablesNeeded(scenario: Scenario): readonly TableChoice[] {
  return tablesForTroops(
    [...walkUnits(scenario)].map(({ unit }) => unit),
    scenario.map.features,
  );
}

/** The fields of a unit that decide which tables and rows are needed. */
type Troops = Pick<Unit, "arm" | "weapon" | "calibrePd">;

/** The tables needed for given troops and ground, such as those one reader knows of. */
export function tablesForTroops(
  units: readonly Troops[],
  features: readonly Feature[],
): readonly TableChoice[] {
  const arms = new Set(units.map(({ arm }) => arm));
  const chosen = [
    ...ALWAYS.map((n) => ({ n, rows: null })),
    { n: 3, rows: marchRows(arms) },
    { n: 5, rows: obstacleRows(features, arms) },
    { n: 6, rows: arms.has("infantry") || arms.has("cavalry") ? null : [] },
    { n: 7, rows: arms.has("artillery") ? null : [] },
    { n: 13, rows: weaponRows(units) },
    { n: 14, rows: calibreRows(units) },
    { n: 20, rows: workRows(features, arms) },
  ];
  return chosen.filter(({ rows }) => rows === null || rows.length > 0).sort((a, b) => a.n - b.n);
}

/** Train uses the artillery's rates, pioneers the infantry's; staff is always included. */
function marchRows(arms: ReadonlySet<Arm>): string[] {
  const marches = new Set([...arms].map((arm) => MARCH_ARM[arm]));
  return TABLE_3.filter(({ id, arm }) => marches.has(arm) || id === "staff-figure").map(
    ({ id }) => id,
  );
}

const MARCH_ARM = {
  infantry: "infantry",
  engineers: "infantry",
  cavalry: "cavalry",
  artillery: "artillery",
  train: "artillery",
} as const satisfies Record<Arm, string>;

function obstacleRows(features: readonly Feature[], arms: ReadonlySet<Arm>): string[] {
  const met = new Set<string>(features.flatMap(rowsOfFeature));
  if (arms.has("artillery")) met.add("unlimbered-artillery");
  if ([...arms].some(isTrainedForWorks)) for (const row of BUILT_ROWS) met.add(row);
  return Object.values(TABLE_5)
    .map(({ id }) => id)
    .filter((id) => met.has(id));
}

/** What pioneers and gunners may build during the game. */
const BUILT_ROWS: readonly Table5RowId[] = ["abatis-chevaux-de-frise", "barricade", "emplacement"];

/**
 * The works that the units present may undertake: a bridge must exist to be destroyed, a house to be reinforced
 * [6.3.0].
 */
function workRows(features: readonly Feature[], arms: ReadonlySet<Arm>): string[] {
  const isTrained = [...arms].some(isTrainedForWorks);
  const isHeld = [...arms].some(mayHoldBuilding) && has(features, "building");
  const bridges = features.flatMap((each) => (each.kind === "crossing" ? [each.crossing] : []));
  const isThere: Readonly<Record<FieldWork, boolean>> = {
    "building-reinforcement": isHeld,
    abatis: isTrained,
    "chevaux-de-frise": isTrained,
    barricade: isTrained || isHeld,
    emplacement: isTrained,
    incineration: isTrained && (bridges.includes("wood-bridge") || bridges.includes(null)),
    detonation: isTrained && (bridges.includes("stone-bridge") || bridges.includes(null)),
  };
  return FIELD_WORKS.filter((work) => isThere[work]);
}

function has(features: readonly Feature[], kind: Feature["kind"]): boolean {
  return features.some((feature) => feature.kind === kind);
}

function rowsOfFeature(feature: Feature): readonly Table5RowId[] {
  if (feature.kind === "place") return [];
  const rows = terrainKindOf(feature).rows?.(feature);
  if (rows) return rows;
  const { row } = terrainMeaning(feature);
  return row ? [row] : [];
}

function weaponRows(units: readonly Troops[]): string[] {
  return [...new Set(units.flatMap(({ weapon }) => weapon ?? []))];
}

function calibreRows(units: readonly Troops[]): string[] {
  const calibres = units.flatMap(({ calibrePd }) => calibrePd ?? []);
  return TABLE_14.filter(({ fromPd, toPd }) =>
    calibres.some((calibre) => calibre >= fromPd && calibre <= toPd),
  ).map(({ id }) => id);
}
