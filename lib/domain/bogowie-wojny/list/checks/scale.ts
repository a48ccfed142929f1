import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { VANGUARD_MOST_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import type { ArmyList } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";
import type { ArmyListSummary } from "../totals";

/**
 * Checks what depends on the size of a battle: vanguards up to twenty bases, above that corps and armies on larger
 * tables [3.1, 13.1].
 */
export function checkScale(list: ArmyList, { bases }: ArmyListSummary): ArmyListFinding[] {
  return [...checkOrganisation(list, bases.total), ...checkTable(list, bases.total)];
}

function checkOrganisation({ corps, formations }: ArmyList, bases: number): ArmyListFinding[] {
  if (corps.length === 0) {
    const params = { bases, most: VANGUARD_MOST_BASES };
    return bases > VANGUARD_MOST_BASES
      ? [findingAt("/formations", "larger-than-vanguard", params)]
      : [];
  }
  return formations.flatMap(({ corpsId }, i) =>
    corpsId === null ? [findingAt(`/formations/${i}/corpsId`, "formation-outside-corps")] : [],
  );
}

function checkTable({ format }: ArmyList, bases: number): ArmyListFinding[] {
  const { tableWidthCm, tableDepthCm } = format;
  const isSmall =
    tableWidthCm <= FORMAT_32_8.tableWidthCm && tableDepthCm <= FORMAT_32_8.tableDepthCm;
  if (bases <= VANGUARD_MOST_BASES || !isSmall) return [];
  return [
    findingAt("/format", "table-small", { bases, widthCm: tableWidthCm, depthCm: tableDepthCm }),
  ];
}
