import { cornersOf, type LabelBox } from "./label-placing";
import { type LabelTask, paperPoint } from "./label-type";
import { placeNames, type UnitLabels } from "./unit-labels";

/** Diameter of a commander's disc; `map.typ` draws the same. */
const DISC_MM = 4.4;

/** The ground the discs of commanders cover on paper, in their order. */
export function commanderDiscs(task: LabelTask): LabelBox[] {
  return task.commanders.map(({ xCm, yCm }) => {
    const [x, y] = paperPoint([xCm, yCm], task);
    return { x, y, width: DISC_MM, height: DISC_MM };
  });
}

/**
 * Commanders bear their names where the units do and every name finds a free place; else each bears
 * a letter in his disc.
 */
export function labelCommanders(task: LabelTask, units: UnitLabels): UnitLabels {
  const named = task.commanders.map(({ name }, i) => ({
    name,
    outline: cornersOf(commanderDiscs(task)[i] ?? { x: 0, y: 0, width: 0, height: 0 }),
  }));
  const labels = units.keys.size === 0 ? placeNames(task, units.field, named) : null;
  if (labels) return { keys: new Map(), ...labels };
  const keys = new Map(task.commanders.map(({ id }, i) => [id, letterOf(i)]));
  return { keys, labels: [], leaders: [], field: units.field };
}

const LETTERS = 26;

/** A to Z, then AA, AB and so on. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / LETTERS);
  const letter = String.fromCharCode(65 + (index % LETTERS));
  return rest === 0 ? letter : letterOf(rest - 1) + letter;
}
