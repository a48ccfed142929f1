import { hasTrait } from "@/lib/rules/bogowie-wojny/limits";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { ArmyFormation, ArmyList, Brigade, Regiment } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";

/** Checks the regiments joined in brigades, which act as one unit [2.2, 7.9]. */
export function checkBrigades(list: ArmyList): ArmyListFinding[] {
  return list.formations.flatMap((formation, i) => [
    ...formation.brigades.flatMap((brigade, j) =>
      checkBrigade(formation, brigade, `/formations/${i}/brigades/${j}`),
    ),
    ...formation.regiments.flatMap((regiment, j) =>
      checkMember(formation, regiment, `/formations/${i}/regiments/${j}/brigadeId`),
    ),
  ]);
}

function checkBrigade(
  { regiments }: ArmyFormation,
  { id }: Brigade,
  path: string,
): ArmyListFinding[] {
  const members = regiments.filter(({ brigadeId }) => brigadeId === id).filter(actsInBrigade);
  if (members.length < 2) return [findingAt(path, "brigade-of-one", { n: members.length })];
  const arms = new Set(members.map(({ unitKind }) => WAGOMIAR[unitKind].arm));
  return arms.has("infantry") && arms.has("cavalry")
    ? [findingAt(path, "brigade-of-two-arms")]
    : [];
}

function checkMember(
  { brigades }: ArmyFormation,
  regiment: Regiment,
  path: string,
): ArmyListFinding[] {
  const { brigadeId, unitKind } = regiment;
  if (brigadeId === null) return [];
  if (!brigades.some(({ id }) => id === brigadeId)) return [findingAt(path, "brigade-unknown")];
  const isBattery = WAGOMIAR[unitKind].arm === "artillery" && actsInBrigade(regiment);
  return isBattery ? [findingAt(path, "brigade-with-battery")] : [];
}

/** Whether a regiment acts as part of its brigade; regimental guns accompany it as units of their own [9.9]. */
export function actsInBrigade({ unitKind }: Regiment): boolean {
  return !hasTrait(unitKind, "regimental");
}
