import { hasTrait } from "@/lib/rules/bogowie-wojny/limits";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { ArmyFormation, ArmyList, Regiment } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";
import { regimentsById } from "../totals";

/** Checks that regimental guns accompany an infantry regiment of their own formation [9.9]. */
export function checkRegimentalGuns(list: ArmyList): ArmyListFinding[] {
  const all = regimentsById(list);
  return list.formations.flatMap((formation, i) =>
    formation.regiments.flatMap((regiment, j) =>
      checkGuns(regiment, formation, all).map((finding) => ({
        ...finding,
        path: `/formations/${i}/regiments/${j}/followsRegimentId`,
      })),
    ),
  );
}

function checkGuns(
  guns: Regiment,
  formation: ArmyFormation,
  all: ReadonlyMap<string, Regiment>,
): ArmyListFinding[] {
  const followed = guns.followsRegimentId;
  if (!hasTrait(guns.unitKind, "regimental")) {
    return followed === null ? [] : [findingAt("", "follows-but-not-regimental")];
  }
  if (followed === null) return [findingAt("", "guns-without-regiment")];
  const regiment = all.get(followed);
  if (regiment === undefined) return [findingAt("", "guns-follow-unknown", { id: followed })];
  if (WAGOMIAR[regiment.unitKind].arm !== "infantry") {
    return [findingAt("", "guns-follow-no-infantry")];
  }
  return formation.regiments.includes(regiment)
    ? []
    : [findingAt("", "guns-follow-other-formation")];
}
