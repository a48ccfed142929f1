import { newId } from "@/app/(author)/_editor/new-id";
import {
  addFormation,
  removeFormation,
  setFormationFields,
} from "@/lib/domain/belle-alliance/scenario/commands/formations";
import {
  addSide,
  removeSide,
  setSideFields,
} from "@/lib/domain/belle-alliance/scenario/commands/sides";
import { duplicateTroops } from "@/lib/domain/belle-alliance/scenario/commands/troops";
import {
  addUnit,
  removeUnit,
  setUnitFields,
} from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { formationsUnder, unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import {
  type FormationPlace,
  type UnitPlace,
  walkFormations,
  walkUnits,
} from "@/lib/domain/belle-alliance/scenario/walk";
import { freeSideColour } from "@/lib/domain/table/side-colours";
import { LEVELS, type Level } from "@/lib/rules/belle-alliance/level";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import type { ScenarioEditor } from "../_desk/scenario-editor";
import type { Picked } from "./_many/picked";
import type { OrderRow } from "./_tree/order-row";

/** The item in the order of battle that an id stands for. */
export type Spot =
  | { readonly is: "side"; readonly side: Side }
  | ({ readonly is: "formation" } & FormationPlace)
  | ({ readonly is: "unit" } & UnitPlace);

/** The side, formation or unit with an id; null if there is none any more. */
export function spotOf(scenario: Pick<Scenario, "sides">, id: string | null): Spot | null {
  if (id === null) return null;
  const side = scenario.sides.find((each) => each.id === id);
  if (side) return { is: "side", side };
  for (const place of walkFormations(scenario)) {
    if (place.formation.id === id) return { is: "formation", ...place };
  }
  for (const place of walkUnits(scenario))
    if (place.unit.id === id) return { is: "unit", ...place };
  return null;
}

/** Names for new items, in the reader's language. */
export interface NewNames {
  readonly unit: string;
  readonly formation: string;
  readonly side: string;
}

export function renameRow(
  editor: ScenarioEditor,
  row: Pick<OrderRow, "is" | "key">,
  name: string,
): void {
  if (row.is === "unit") editor.apply(setUnitFields, { unitId: row.key, fields: { name } });
  else if (row.is === "side") editor.apply(setSideFields, { sideId: row.key, fields: { name } });
  else editor.apply(setFormationFields, { formationId: row.key, fields: { name } });
}

export function removeRow(editor: ScenarioEditor, spot: Spot): void {
  if (spot.is === "unit") editor.apply(removeUnit, { unitId: spot.unit.id });
  else if (spot.is === "side") editor.apply(removeSide, { sideId: spot.side.id });
  else editor.apply(removeFormation, { formationId: spot.formation.id });
}

/** Copies units and whole formations, each placed after its original; returns their ids in the same order. */
export function copyTroops(
  editor: ScenarioEditor,
  { units, formations }: Pick<Picked, "units" | "formations">,
): readonly string[] {
  const all = [...formationsUnder(formations), ...unitsUnder(formations), ...units];
  const newIds = new Map(all.map(({ id }) => [id, newId()]));
  editor.apply(duplicateTroops, { newIds });
  return [...formations, ...units].flatMap(({ id }) => newIds.get(id) ?? []);
}

/** A new side in the first unused colour; returns its id. */
export function insertSide(editor: ScenarioEditor, name: string): string {
  const colour = freeSideColour(editor.current().sides);
  const id = newId();
  editor.apply(addSide, { id, name, colour });
  return id;
}

/**
 * A new formation under the selection, one level below it; next to the formation of a selected unit. Returns its id.
 */
export function insertFormation(editor: ScenarioEditor, spot: Spot, names: NewNames): string {
  const id = newId();
  const above = spot.is === "side" ? null : aboveOf(spot);
  const level = above ? levelBelow(above.level) : "division";
  editor.apply(addFormation, {
    sideId: spot.side.id,
    parentId: above?.id ?? null,
    formation: { id, name: names.formation, level },
  });
  return id;
}

function aboveOf(spot: Exclude<Spot, { is: "side" }>): FormationNode | null {
  return spot.is === "formation" ? spot.formation : (spot.parents.at(-2) ?? null);
}

function levelBelow(level: Level): Level {
  if (level === "brigade") return "detachment";
  return LEVELS[Math.min(LEVELS.indexOf(level) + 1, LEVELS.length - 1)] ?? "brigade";
}

/**
 * Inserts a new unit after a selected one, or at the end of a selected formation, with the same kind as its neighbour.
 * Returns its id, or null if there is no formation for it.
 */
export function insertUnit(editor: ScenarioEditor, spot: Spot, names: NewNames): string | null {
  const goal = goalOf(spot);
  if (!goal) return null;
  const id = newId();
  const like = spot.is === "unit" ? spot.unit : goal.formation.units.at(-1);
  editor.apply(addUnit, {
    formationId: goal.formation.id,
    unit: { id, name: names.unit, ...likeNeighbour(like, nationNear(spot)) },
    ...(goal.index === undefined ? {} : { index: goal.index }),
  });
  return id;
}

function goalOf(spot: Spot): { formation: FormationNode; index?: number } | null {
  if (spot.is === "formation") return { formation: spot.formation };
  if (spot.is === "side") {
    const formation = spot.side.formations.at(-1);
    return formation ? { formation } : null;
  }
  const formation = spot.parents.at(-1);
  return formation ? { formation, index: formation.units.indexOf(spot.unit) + 1 } : null;
}

function likeNeighbour(like: Unit | undefined, nation: Nation) {
  if (!like) return { nation, arm: "infantry", type: "line", weapon: "musket" } as const;
  const { arm, type, weapon, weight, lance, light } = like;
  return { nation: like.nation, arm, type, weapon, weight, lance, light };
}

/** The nation most likely meant: the formation's own, otherwise its first unit's, otherwise the side's. */
function nationNear(spot: Spot): Nation {
  const chain = spot.is === "side" ? [] : [...spot.parents];
  if (spot.is === "formation") chain.push(spot.formation);
  const named = chain.findLast(({ nation }) => nation !== null)?.nation;
  const near = chain.at(-1);
  const units = [...(near ? unitsUnder([near]) : []), ...unitsUnder(spot.side.formations)];
  return named ?? units[0]?.nation ?? "france";
}
