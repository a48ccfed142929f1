import type { Order } from "@/lib/rules/belle-alliance/order";
import { TABLE_11 } from "@/lib/rules/belle-alliance/tables/table-11";
import { TABLE_12 } from "@/lib/rules/belle-alliance/tables/table-12";
import { TABLE_15 } from "@/lib/rules/belle-alliance/tables/table-15";
import { TABLE_16_RECOVERY, TABLE_16_RESULTS } from "@/lib/rules/belle-alliance/tables/table-16";
import { TABLE_17_RESULTS } from "@/lib/rules/belle-alliance/tables/table-17";
import { TABLE_18 } from "@/lib/rules/belle-alliance/tables/table-18";
import { TABLE_19_RESULTS } from "@/lib/rules/belle-alliance/tables/table-19";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { middleOf } from "@/lib/terrain/ring";
import type { Feature } from "../scenario/feature";
import { featureName } from "../scenario/feature-name";
import type { Scenario } from "../scenario/scenario";
import { openFeatures } from "../scenario/visible-tree";
import { walkUnits } from "../scenario/walk";
import type { Seat } from "./seat";

/** A result of a table that an umpire may have to report. */
export interface ReportedResult {
  readonly id: string;
  /** The table that gives it. */
  readonly table: number;
  /** The row of the table whose words say it; null where its column does. */
  readonly row: string | null;
  readonly column: string | null;
  /** The state of order it brings. */
  readonly order: Order | null;
  /** Points of valour it costs. */
  readonly valour: number | null;
}

const NOTHING = { row: null, column: null, order: null, valour: null } as const;

const byOrder = (table: number, column: string, orders: readonly (Order | null)[]) =>
  [...new Set(orders)]
    .filter((order) => order !== null)
    .map((order) => ({ ...NOTHING, id: `t${table}-${order}`, table, column, order }));

const byRow = (
  table: number,
  rows: readonly { readonly id: string; readonly order?: Order; readonly to?: unknown }[],
) =>
  rows.map(({ id: row, order = null }) => ({
    ...NOTHING,
    ...{ id: `t${table}-${row}`, table, row, order },
  }));

/**
 * What the tables of fire, melee, valour, reorganisation, orders, staff figures and replacement can give
 * [tables 11, 12, 15 to 19].
 */
export const REPORTED_RESULTS: readonly ReportedResult[] = [
  ...byOrder(
    12,
    "morale",
    TABLE_12.map(({ morale }) => morale),
  ),
  ...byOrder(
    11,
    "disorder",
    TABLE_11.map(({ disorder }) => disorder),
  ),
  {
    ...NOTHING,
    ...{ id: "t15", table: 15, row: "each-20-percent", valour: TABLE_15.valourPerStep },
  },
  // The row itself says the order to which it brings a unit.
  ...byRow(
    16,
    [...TABLE_16_RESULTS, ...TABLE_16_RECOVERY].map(({ id }) => ({ id })),
  ),
  ...byRow(17, TABLE_17_RESULTS),
  ...byRow(18, TABLE_18),
  ...byRow(19, TABLE_19_RESULTS),
];

/** A unit on the table of which its seats can be told, with the nearest named place. */
export interface ReportedUnit {
  readonly id: string;
  readonly name: string;
  readonly sideId: string;
  /** The ids of the formations above it. */
  readonly under: readonly string[];
  /** Empty where none is near. */
  readonly place: string;
}

/** How near a named place must be, in cm. */
const NEAR_CM = 30;

/**
 * The units on the table, with places whose names are hidden from no side: a report must not betray what its reader does
 * not know.
 */
export function reportedUnits(scenario: Scenario): ReportedUnit[] {
  const named = openFeatures(scenario).filter((each) => featureName(each) !== "");
  return [...walkUnits(scenario)].flatMap(({ unit, side, parents }) => {
    const { id, name, placement } = unit;
    if (!placement) return [];
    const place = nearestName([placement.xCm, placement.yCm], named);
    return [{ id, name, sideId: side.id, under: parents.map((each) => each.id), place }];
  });
}

/** Whether a seat leads a unit. */
export function leads(
  { place }: Pick<Seat, "place">,
  { sideId, under }: Pick<ReportedUnit, "sideId" | "under">,
): boolean {
  if (!("side" in place) || place.side !== sideId) return false;
  return place.formations?.some((id) => under.includes(id)) ?? true;
}

function nearestName(at: Point, features: readonly Feature[]): string {
  let best = { name: "", cm: NEAR_CM };
  for (const feature of features) {
    const middle =
      feature.kind === "place" ? ([feature.xCm, feature.yCm] as const) : middleOf(feature.points);
    const cm = distanceCm(at, middle);
    if (cm <= best.cm) best = { name: featureName(feature), cm };
  }
  return best.name;
}
