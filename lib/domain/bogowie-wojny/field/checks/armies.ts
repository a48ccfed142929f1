import { TABLE_EDGES, type TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { TERRAIN_UPGRADES, WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { Battlefield } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";
import { isLaid } from "../ground";
import { armyAt, countIn, laidBy, upgradeOf } from "../side";
import type { FieldArmy } from "../side-schema";

/**
 * Compares the terrain that attached armies bought or get from their own rules with the field [13.3, 14.4], and the
 * table they were built for [13.2].
 */
export function checkArmies(field: Battlefield): BattlefieldFinding[] {
  return TABLE_EDGES.flatMap((edge) => {
    const army = armyAt(field, edge);
    if (!army) return [];
    return [checkBought, checkGroves, checkWorks, checkBrought, checkTable].flatMap((check) =>
      check(field, edge, army),
    );
  });
}

function checkBought(field: Battlefield, edge: TableEdge, army: FieldArmy): BattlefieldFinding[] {
  return TERRAIN_UPGRADES.flatMap((upgrade) => {
    const bought = countIn(army.bought, upgrade);
    const laid = laidBy(field, { edge, upgrade, origin: "bought" });
    const params = { upgrade, edge, bought, count: laid.length };
    const beyond = laid.slice(bought).map((path) => findingAt(path, "bought-beyond-list", params));
    const owed = { upgrade, edge, count: bought - laid.length };
    return laid.length < bought ? [findingAt("/pieces", "bought-not-placed", owed)] : beyond;
  });
}

/** Checks groves, which the army's format lets one buy as woods or not at all [13.3]. */
function checkGroves(
  { pieces }: Battlefield,
  edge: TableEdge,
  { groves }: FieldArmy,
): BattlefieldFinding[] {
  if (groves !== "not-sold") return [];
  return pieces.flatMap((piece, index) =>
    "grove" in piece && piece.grove && piece.origin === "bought" && piece.placedBy === edge
      ? [findingAt(`/pieces/${index}`, "grove-not-sold", { edge })]
      : [],
  );
}

/** Checks field works. They are bought or come from a rule; on the field the two look the same [14.4]. */
function checkWorks(field: Battlefield, edge: TableEdge, army: FieldArmy): BattlefieldFinding[] {
  return WORKS.flatMap((upgrade) => {
    const bought = countIn(army.bought, upgrade) + countIn(army.brought, upgrade);
    const laid = laidBy(field, { edge, upgrade, origin: "bought" });
    const params = { upgrade, edge, bought, count: laid.length };
    const beyond = laid.slice(bought).map((path) => findingAt(path, "works-beyond-list", params));
    const owed = { upgrade, edge, count: bought - laid.length };
    return laid.length < bought ? [findingAt("/fieldWorks", "bought-not-placed", owed)] : beyond;
  });
}

/** Compares special terrain with the free rules of the army's book; commanders' rules may bring more [14.4]. */
function checkBrought(
  field: Battlefield,
  edge: TableEdge,
  { brought }: FieldArmy,
): BattlefieldFinding[] {
  if (brought === undefined) return [];
  const own = TERRAIN_UPGRADES.flatMap((upgrade) => {
    const due = countIn(brought, upgrade);
    const laid = laidBy(field, { edge, upgrade, origin: "special" });
    const params = { upgrade, edge, brought: due, count: laid.length };
    const beyond = laid.slice(due).map((path) => findingAt(path, "special-beyond-rules", params));
    const owed = { upgrade, edge, count: due - laid.length };
    return laid.length < due ? [findingAt("/pieces", "special-not-placed", owed)] : beyond;
  });
  return [...own, ...foreignTo(field, edge)];
}

/** Findings for special pieces of kinds that no rule of a book can bring. */
function foreignTo({ pieces }: Battlefield, edge: TableEdge): BattlefieldFinding[] {
  return pieces.flatMap((piece, index) =>
    isLaid(piece) &&
    piece.origin === "special" &&
    piece.placedBy === edge &&
    upgradeOf(piece) === null
      ? [findingAt(`/pieces/${index}`, "special-of-no-rule", { kind: piece.kind, edge })]
      : [],
  );
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
