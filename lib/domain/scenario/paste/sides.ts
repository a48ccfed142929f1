import { foldText } from "../../fold-text";
import { LIMITS } from "../../limits";
import { blankFormation } from "../blank-formation";
import type { FormationNode } from "../formation";
import type { Side } from "../side";
import { freeSideColour } from "../side-colours";
import { hasUnits } from "../visible-tree";
import type { PasteDoubt } from "./doubt";
import { levelAbove, levelIn } from "./levels";
import type { PastedOrderOfBattle, PasteOptions } from "./parse-order-of-battle";
import type { PastedLine } from "./pasted-line";
import { isSeveralArmies } from "./place";

interface Naming extends Pick<PasteOptions, "newId" | "looseName"> {
  /** Name of the single side for troops under several top formations. */
  readonly sideName: string;
}

interface SidesRead {
  readonly sides: readonly Side[];
  readonly doubts: readonly PasteDoubt[];
}

type Party = Pick<Side, "id" | "name" | "formations">;

/**
 * The sides of an order of battle: those named by a column, a sheet or an underlined title; otherwise one per army if
 * there are several; otherwise one. A heading without troops, such as the title of the list, is not a side.
 */
export function sidesOf({ formations, heads }: PastedOrderOfBattle, naming: Naming): SidesRead {
  const named = formations.some((_, i) => isNamedSide(heads[i]));
  const filled = formations.filter(hasUnits);
  if (formations.length === 0) return { sides: [], doubts: [] };
  const isEach = !named && isSeveralArmies(filled) && filled.length <= LIMITS.sides;
  const parties = named
    ? partiesNamed(formations, { heads, naming })
    : partiesOf(filled.length > 0 ? filled : formations, { isEach, naming });
  const [line] = heads;
  return {
    sides: withColours(parties.length > LIMITS.sides ? [joined(parties, naming)] : parties),
    doubts: isEach && line ? [guessed(line, filled.length)] : [],
  };
}

/** Whether a head is a side by its place in the file, or is a title that names no formation. */
function isNamedSide(head: PastedLine | undefined): boolean {
  if (head?.kind?.is === "side") return true;
  const level = levelIn(foldText(head?.content ?? ""));
  return (head?.isTitle ?? false) && (level === null || level === "army");
}

interface Heads {
  readonly heads: readonly PastedLine[];
  readonly naming: Naming;
}

/** A side named more than once is merged. Formations without a side's name above them form a separate side. */
function partiesNamed(formations: readonly FormationNode[], { heads, naming }: Heads): Party[] {
  const parties = new Map<string, Party>();
  for (const [i, node] of formations.entries()) {
    const isSide = isNamedSide(heads[i]);
    const name = isSide ? node.name : naming.sideName;
    const id = isSide ? node.id : naming.newId();
    const party = parties.get(name) ?? { id, name, formations: [] };
    party.formations.push(...(isSide ? under(node, naming) : [node]));
    parties.set(name, party);
  }
  return [...parties.values()];
}

/** What is under a side; units directly under it get a formation. */
function under(
  { units, formations, nation, commander }: FormationNode,
  naming: Naming,
): FormationNode[] {
  if (units.length === 0 && commander === null) return formations;
  const level = levelAbove(formations.map((each) => each.level));
  const name = naming.looseName;
  const all = { nation, commander, units, formations: commander ? formations : [] };
  const loose = blankFormation({ id: naming.newId(), name, level, ...all });
  return commander ? [loose] : [loose, ...formations];
}

function partiesOf(
  formations: readonly FormationNode[],
  { isEach, naming }: { readonly isEach: boolean; readonly naming: Naming },
): Party[] {
  const id = naming.newId;
  if (isEach) return formations.map((each) => ({ id: id(), name: each.name, formations: [each] }));
  const [head, ...others] = formations;
  const name = head && others.length === 0 ? head.name : naming.sideName;
  return [{ id: id(), name, formations: [...formations] }];
}

/** If there are more sides than a scenario may have, puts all their troops on one. */
function joined(parties: readonly Party[], { sideName, newId }: Naming): Party {
  return {
    id: newId(),
    name: sideName,
    formations: parties.flatMap(({ formations }) => formations),
  };
}

function withColours(parties: readonly Party[]): Side[] {
  const sides: Side[] = [];
  for (const { id, name, formations } of parties) {
    const colour = freeSideColour(sides);
    const texts = { tasks: "", brief: "", believedOfEnemy: "", reinforcements: [] };
    sides.push({ id, name, colour, ...texts, formations });
  }
  return sides;
}

function guessed({ line, text, part }: PastedLine, count: number): PasteDoubt {
  return { line, text, part, code: "side-guessed", params: { count }, about: null };
}
