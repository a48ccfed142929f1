import type { ArmyList } from "./army-list/army-list";

/** The bases of an army list, generals not counted. */
export function armyListSize(list: ArmyList): number {
  return list.formations
    .flatMap((formation) => formation.regiments)
    .reduce((sum, regiment) => sum + regiment.bases, 0);
}

/** The words an army list is found by. */
export function armyListWords(list: ArmyList): string[] {
  return [
    list.title,
    list.format.name,
    list.commander.name,
    ...list.corps.flatMap((corps) => [corps.name, corps.commander.name]),
    ...list.formations.flatMap((formation) => [
      formation.name,
      formation.general?.name ?? "",
      ...formation.regiments.map((regiment) => regiment.name),
    ]),
    list.notes,
  ];
}
