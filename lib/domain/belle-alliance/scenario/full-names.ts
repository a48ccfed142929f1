import { foldText } from "../../document/fold-text";
import type { FormationNode } from "./formation";
import type { Scenario } from "./scenario";

interface Chain {
  readonly formation: FormationNode;
  /** Names of the formations above it, the nearest first. */
  readonly above: readonly string[];
}

/** What a formation is called where its place in the tree is not seen. */
export type FullNames = (formation: Pick<FormationNode, "id" | "name">) => string;

/**
 * The full names of a side's formations: a name that several have is followed in brackets by those of the formations
 * above it, as far as they tell them apart: `1st Brigade (8th Division)`.
 */
export function fullNames(formations: readonly FormationNode[]): FullNames {
  return namesFrom(namesById(formations));
}

/** The same for all sides of a scenario, each by itself. */
export function fullNamesIn({ sides }: Pick<Scenario, "sides">): FullNames {
  return namesFrom(new Map(sides.flatMap(({ formations }) => [...namesById(formations)])));
}

function namesFrom(names: ReadonlyMap<string, string>): FullNames {
  return ({ id, name }) => names.get(id) ?? name;
}

function namesById(formations: readonly FormationNode[]): Map<string, string> {
  const chains = chainsOf(formations, []);
  const counts = new Map<string, number>();
  for (const key of chains.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Map(chains.map((chain) => [chain.formation.id, nameOf(chain, counts)]));
}

function chainsOf(formations: readonly FormationNode[], above: readonly string[]): Chain[] {
  return formations.flatMap((formation) => [
    { formation, above },
    ...chainsOf(formation.formations, [formation.name, ...above]),
  ]);
}

/** The name alone, with the formation above it, with the two above it, and so on. */
function keysOf({ formation, above }: Chain): string[] {
  const names = [formation.name, ...above].map(foldText);
  return names.map((_, i) => names.slice(0, i + 1).join("\n"));
}

/** No more of what is above than tells it apart from as many as the whole of it does. */
function nameOf(chain: Chain, counts: ReadonlyMap<string, number>): string {
  const { name } = chain.formation;
  const alike = keysOf(chain).map((key) => counts.get(key) ?? 0);
  const told = chain.above.slice(0, alike.indexOf(alike.at(-1) ?? 0));
  return told.length === 0 ? name : `${name} (${told.join(", ")})`;
}
