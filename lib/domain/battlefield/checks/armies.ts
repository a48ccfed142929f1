import { TABLE_EDGES, type TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { TERRAIN_UPGRADES, WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { Battlefield } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";
import { armyAt, boughtBy, laidBy } from "../side";
import type { FieldArmy } from "../side-schema";

/** What attached armies bought against what lies there [13.3, 14.4], and the table they were built for [13.2]. */
export function checkArmies(field: Battlefield): BattlefieldFinding[] {
  return TABLE_EDGES.flatMap((edge) => {
    const army = armyAt(field, edge);
    if (!army) return [];
    return [...checkBought(field, edge, army), ...checkTable(field, edge, army)];
  });
}

function checkBought(field: Battlefield, edge: TableEdge, army: FieldArmy): BattlefieldFinding[] {
  return [...TERRAIN_UPGRADES, ...WORKS].flatMap((upgrade) => {
    const bought = boughtBy(army, upgrade);
    const laid = laidBy(field, edge, upgrade);
    const params = { upgrade, edge, bought, count: laid.length };
    const isWork = upgrade === "linear-works" || upgrade === "redoubt";
    const beyond = laid
      .slice(bought)
      .map((path) => findingAt(path, isWork ? "works-beyond-list" : "bought-beyond-list", params));
    const owed = { upgrade, edge, count: bought - laid.length };
    const path = WORKS.some((work) => work === upgrade) ? "/fieldWorks" : "/pieces";
    return laid.length < bought ? [findingAt(path, "bought-not-placed", owed)] : beyond;
  });
}

function checkTable(
  { table }: Battlefield,
  edge: TableEdge,
  army: FieldArmy,
): BattlefieldFinding[] {
  const { widthCm, depthCm } = army.table;
  const fits = table.widthCm === widthCm && table.depthCm === depthCm;
  return fits
    ? []
    : [findingAt("/table", "table-not-formats", { edge, width: widthCm, depth: depthCm })];
}
