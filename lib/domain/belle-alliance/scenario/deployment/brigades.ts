import type { FormationNode } from "../formation";
import type { Unit } from "../unit";

/** The units directly under one formation, grouped by their role in a line of battle, in document order. */
export interface Brigade {
  readonly foot: readonly Unit[];
  readonly horse: readonly Unit[];
  readonly guns: readonly Unit[];
  /** Train and pioneers. */
  readonly train: readonly Unit[];
  readonly all: readonly Unit[];
}

/** A brigade for each formation with units of its own, from this one down, in document order. */
export function brigadesOf(formation: FormationNode): Brigade[] {
  const { units } = formation;
  const below = formation.formations.flatMap(brigadesOf);
  if (units.length === 0) return below;
  const ofArm = (...arms: readonly Unit["arm"][]) => units.filter(({ arm }) => arms.includes(arm));
  return [
    {
      foot: ofArm("infantry"),
      horse: ofArm("cavalry"),
      guns: ofArm("artillery"),
      train: ofArm("train", "engineers"),
      all: units,
    },
    ...below,
  ];
}
