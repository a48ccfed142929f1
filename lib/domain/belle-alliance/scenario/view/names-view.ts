import type { FormationNode } from "../formation";
import type { NamesView } from "../scenario-view";
import type { Side } from "../side";
import { withoutHidden } from "../visible-tree";
import type { Reader } from "./reader";

/** The names of a side's formations and units; null unless just these are shown to this reader. */
export function namesKnown(side: Side, reader: Reader): readonly NamesView[] | null {
  if (reader.for !== "public" || reader.shown !== "names") return null;
  return withoutHidden(side.formations).map(namesView);
}

/** All names in a tree, each formation's before those under it. */
export function namesUnder(names: readonly NamesView[]): string[] {
  return names.flatMap(({ name, units, formations }) => [
    name,
    ...units,
    ...namesUnder(formations),
  ]);
}

function namesView({ name, units, formations }: FormationNode): NamesView {
  return { name, units: units.map((unit) => unit.name), formations: formations.map(namesView) };
}
