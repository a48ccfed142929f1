import { splitMen } from "@/lib/rules/belle-alliance/splits";
import { battalionNames } from "../../import/units/battalions-read";
import { groundOfParts } from "../deployment/ground-of-parts";
import { findUnits } from "../find";
import type { Scenario } from "../scenario";
import type { Settings } from "../settings";
import type { Unit } from "../unit";
import { walkFormations } from "../walk";
import type { ScenarioCommand } from "./scenario-command";

/**
 * Splits regiments into battalions, named as a regiment's own name lists them or else 1/…, 2/…. Men and guns are shared
 * equally with the total kept, and each share is marked as an estimate [1.2.2]. The first keeps the regiment's id; on
 * the table all stand where it stood. A reinforcement that brings the regiment brings them all. Throws a RangeError if
 * there are fewer men than parts.
 */
export const splitUnits: ScenarioCommand<{
  /** The ids of the additional battalions, keyed by the regiment's id. */
  readonly newIds: ReadonlyMap<string, readonly string[]>;
}> = {
  name: "splitUnits",
  run: (draft, { newIds }) => {
    findUnits(draft, newIds.keys());
    for (const { formation } of walkFormations(draft)) {
      if (!formation.units.some(({ id }) => newIds.has(id))) continue;
      formation.units = formation.units.flatMap((unit) => {
        const ids = newIds.get(unit.id);
        return ids ? partsOf(unit, [unit.id, ...ids], draft.settings) : unit;
      });
    }
    for (const [unitId, ids] of newIds) bringAlong(draft, unitId, ids);
  },
};

function partsOf(unit: Unit, ids: readonly string[], settings: Settings): Unit[] {
  const men = shares(unit.men, ids.length);
  const guns = shares(unit.guns, ids.length);
  const howitzers = unit.howitzers ? splitMen(unit.howitzers, ids.length) : null;
  const names = battalionNames(unit.name, ids.length);
  const parts = ids.map((id, i) => ({
    ...unit,
    id,
    name: names[i] ?? unit.name,
    men: men?.[i] ?? null,
    guns: guns?.[i] ?? null,
    ...(howitzers ? { howitzers: howitzers[i] ?? 0 } : {}),
    modelGuns: null,
    battalionsOrSquadrons: unit.arm === "infantry" ? 1 : null,
    estimate: true,
    valour: { ...unit.valour, own: unit.valour.own && { ...unit.valour.own } },
  }));
  const { placement } = unit;
  if (placement === null) return parts;
  const places = groundOfParts({ ...unit, placement }, parts, settings);
  return parts.map((part, i) => ({ ...part, placement: places[i] ?? null }));
}

function shares(total: number | null, parts: number): number[] | null {
  if (total === null) return null;
  if (total < parts) throw new RangeError(`${total} cannot be shared out over ${parts} units.`);
  return splitMen(total, parts);
}

function bringAlong(draft: Scenario, unitId: string, newIds: readonly string[]): void {
  for (const { brings } of draft.sides.flatMap((side) => side.reinforcements)) {
    const place = brings.indexOf(unitId);
    if (place >= 0) brings.splice(place + 1, 0, ...newIds);
  }
}
