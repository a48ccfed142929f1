import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { TABLE_3 } from "@/lib/rules/belle-alliance/tables/table-3";
import { TABLE_5, type Table5RowId } from "@/lib/rules/belle-alliance/tables/table-5";
import { TABLE_14 } from "@/lib/rules/belle-alliance/tables/table-14";
import { terrainEffect } from "@/lib/rules/belle-alliance/terrain-effect";
import type { TableChoice } from "../rule-tables/table-choice";
import type { Feature } from "./feature";
import type { Scenario } from "./scenario";
import type { Unit } from "./unit";
import { walkUnits } from "./walk";

/** Tables every game turns to, whatever stands on the table. */
const ALWAYS = [1, 2, 4, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19];

/**
 * The tables of Belle Alliance that a scenario's troops and terrain call for, in the book's order.
 * Table 21 is left out: each unit's valour stands in the order of battle, and players need not learn
 * from a sheet whom they will meet.
 */
export function tablesNeeded(scenario: Scenario): readonly TableChoice[] {
  const units = [...walkUnits(scenario)].map(({ unit }) => unit);
  const arms = new Set(units.map(({ arm }) => arm));
  const chosen = [
    ...ALWAYS.map((n) => ({ n, rows: null })),
    { n: 3, rows: marchRows(arms) },
    { n: 5, rows: obstacleRows(scenario.map.features, arms) },
    { n: 6, rows: arms.has("infantry") || arms.has("cavalry") ? null : [] },
    { n: 7, rows: arms.has("artillery") ? null : [] },
    { n: 13, rows: weaponRows(units) },
    { n: 14, rows: calibreRows(units) },
    { n: 20, rows: arms.has("engineers") || arms.has("artillery") ? null : [] },
  ];
  return chosen.filter(({ rows }) => rows === null || rows.length > 0).sort((a, b) => a.n - b.n);
}

/** Train follows the artillery's rates, pioneers the infantry's; staff is on every table. */
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

const HILL_ROWS: readonly Table5RowId[] = [
  "hill-band-under-5",
  "hill-band-under-2",
  "hill-band-under-1",
];
const WOOD_ROWS: readonly Table5RowId[] = ["wood-edge-hedge-dyke", "wood", "fired-at-from-wood"];

function obstacleRows(features: readonly Feature[], arms: ReadonlySet<Arm>): string[] {
  const met = new Set<string>(features.flatMap(rowsOfFeature));
  if (arms.has("artillery")) met.add("unlimbered-artillery");
  return Object.values(TABLE_5)
    .map(({ id }) => id)
    .filter((id) => met.has(id));
}

function rowsOfFeature(feature: Feature): readonly Table5RowId[] {
  if (feature.kind === "place") return [];
  if (feature.kind === "hill") return HILL_ROWS;
  if (feature.kind === "wood") return WOOD_ROWS;
  const { row } = terrainEffect(feature);
  return row ? [row] : [];
}

function weaponRows(units: readonly Unit[]): string[] {
  return [...new Set(units.flatMap(({ weapon }) => weapon ?? []))];
}

function calibreRows(units: readonly Unit[]): string[] {
  const calibres = units.flatMap(({ calibrePd }) => calibrePd ?? []);
  return TABLE_14.filter(({ fromPd, toPd }) =>
    calibres.some((calibre) => calibre >= fromPd && calibre <= toPd),
  ).map(({ id }) => id);
}
