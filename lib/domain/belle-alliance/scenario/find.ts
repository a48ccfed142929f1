import type { Feature } from "./feature";
import type { FormationNode } from "./formation";
import type { Scenario } from "./scenario";
import type { Reinforcement, Side } from "./side";
import type { Unit } from "./unit";
import { walkFormations, walkUnits } from "./walk";

/** A command was given an id that is not in the document, for example because another author removed the thing. */
export class UnknownIdError extends Error {
  constructor(
    readonly noun: string,
    readonly id: string,
  ) {
    super(`The scenario has no ${noun} "${id}".`);
    this.name = "UnknownIdError";
  }
}

/** An item of a list, with the list and the item's JSON Pointer. */
interface Found<Item> {
  readonly item: Item;
  readonly list: Item[];
  readonly index: number;
  readonly path: string;
}

/** An item of the order of battle, with its side and the formations above it, the topmost first. */
interface FoundUnder<Item> extends Found<Item> {
  readonly side: Side;
  readonly parents: readonly FormationNode[];
}

/** The side with this id. Throws an UnknownIdError if there is none, as do all functions here. */
export function findSide(scenario: Scenario, id: string): Found<Side> {
  return inList(scenario.sides, { noun: "side", id, path: "/sides" });
}

export function findFeature(scenario: Scenario, id: string): Found<Feature> {
  return inList(scenario.map.features, { noun: "feature", id, path: "/map/features" });
}

export function findFormation(scenario: Scenario, id: string): FoundUnder<FormationNode> {
  for (const { formation, side, parents, path } of walkFormations(scenario)) {
    if (formation.id !== id) continue;
    const list = parents.at(-1)?.formations ?? side.formations;
    return { item: formation, list, index: list.indexOf(formation), path, side, parents };
  }
  throw new UnknownIdError("formation", id);
}

export function findUnit(scenario: Scenario, id: string): FoundUnder<Unit> {
  for (const { unit, side, parents, path } of walkUnits(scenario)) {
    if (unit.id !== id) continue;
    const list = parents.at(-1)?.units ?? [];
    return { item: unit, list, index: list.indexOf(unit), path, side, parents };
  }
  throw new UnknownIdError("unit", id);
}

/** The units with these ids, in document order, found in one walk. */
export function findUnits(scenario: Scenario, ids: Iterable<string>): Unit[] {
  const missing = new Set(ids);
  const found: Unit[] = [];
  for (const { unit } of walkUnits(scenario)) if (missing.delete(unit.id)) found.push(unit);
  for (const id of missing) throw new UnknownIdError("unit", id);
  return found;
}

export function findReinforcement(
  scenario: Scenario,
  id: string,
): Found<Reinforcement> & { readonly side: Side } {
  for (const [i, side] of scenario.sides.entries()) {
    const index = side.reinforcements.findIndex((each) => each.id === id);
    const item = side.reinforcements[index];
    const path = `/sides/${i}/reinforcements/${index}`;
    if (item) return { item, list: side.reinforcements, index, path, side };
  }
  throw new UnknownIdError("reinforcement", id);
}

/** The list of formations under a parent, or at the top of a side if `parentId` is null. */
export function formationsOf(
  scenario: Scenario,
  place: { readonly sideId: string; readonly parentId: string | null },
): FormationNode[] {
  return place.parentId === null
    ? findSide(scenario, place.sideId).item.formations
    : findFormation(scenario, place.parentId).item.formations;
}

function inList<Item extends { readonly id: string }>(
  list: Item[],
  at: { readonly noun: string; readonly id: string; readonly path: string },
): Found<Item> {
  const index = list.findIndex((each) => each.id === at.id);
  const item = list[index];
  if (!item) throw new UnknownIdError(at.noun, at.id);
  return { item, list, index, path: `${at.path}/${index}` };
}
