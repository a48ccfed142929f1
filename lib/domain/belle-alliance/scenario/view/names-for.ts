import type { FormationNode } from "../formation";
import { type FullNames, fullNamesIn } from "../full-names";
import type { Scenario } from "../scenario";
import { formationsUnder } from "../visible-tree";
import { knowsWholeSides, type Reader } from "./reader";

/**
 * What this reader calls formations: whoever knows only some of a side tells them apart from those alone, for a name in
 * brackets would betray another of the same name.
 */
export function namesFor({ sides }: Pick<Scenario, "sides">, reader: Reader): FullNames {
  const known = formationsKnown(reader);
  if (known === null) return fullNamesIn({ sides });
  const isKnown = (formation: FormationNode) => known.has(formation);
  const own = sides.map((side) => ({ ...side, formations: onlyKnown(side.formations, isKnown) }));
  return fullNamesIn({ sides: own });
}

/** The formations whose names a commander knows; null for all. */
function formationsKnown(reader: Reader): ReadonlySet<FormationNode> | null {
  if (reader.for !== "commander" || knowsWholeSides(reader)) return null;
  return new Set(
    reader.led.flatMap(({ player, own, above, beside }) => [
      ...formationsUnder([own]),
      ...(player.knows === "own" ? above.slice(-1) : [...above, ...beside]),
    ]),
  );
}

/** What is under an unknown formation takes its place. */
function onlyKnown(
  formations: readonly FormationNode[],
  isKnown: (formation: FormationNode) => boolean,
): FormationNode[] {
  return formations.flatMap((each) => {
    const under = onlyKnown(each.formations, isKnown);
    return isKnown(each) ? [{ ...each, formations: under }] : under;
  });
}
