import type { Side } from "../../scenario/side";
import type { Unit } from "../../scenario/unit";
import { formationsUnder, unitsUnder } from "../../scenario/visible-tree";
import type { PasteDoubt } from "./doubt";

/** Whether other decisions have left nothing to decide about a doubt: its unit is gone, or has what it lacked. */
export function settledBy(sides: readonly Side[]): (doubt: PasteDoubt) => boolean {
  const tops = sides.flatMap(({ formations }) => formations);
  const units = unitsUnder(tops);
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  const formationById = new Map(formationsUnder(tops).map((each) => [each.id, each]));
  return ({ code, about }) => {
    if (code === "nation-open") return units.every(({ nation }) => nation !== "other");
    if (about === null) return false;
    const formation = formationById.get(about);
    if (formation)
      return code === "formation-strength" && unitsUnder([formation]).every(hasStrength);
    const unit = unitById.get(about);
    return unit === undefined || isAnswered(code, unit);
  };
}

function isAnswered(code: PasteDoubt["code"], unit: Unit): boolean {
  if (code === "strength-missing") return hasStrength(unit);
  if (code === "type-open") return unit.type !== null;
  if (code === "calibre-missing") return unit.arm !== "artillery" || unit.calibrePd !== null;
  if (code === "guns-beside") return unit.arm === "artillery";
  return code === "several-battalions" && unit.arm !== "infantry";
}

function hasStrength({ arm, men, guns, modelGuns }: Unit): boolean {
  if (arm === "artillery") return guns !== null;
  return men !== null || (arm === "train" && modelGuns !== null);
}
