import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../../document/fold-text";
import type { FormationNode } from "../../scenario/formation";
import type { Scenario } from "../../scenario/scenario";
import type { Side } from "../../scenario/side";
import { unitsUnder } from "../../scenario/visible-tree";
import { walkFormations } from "../../scenario/walk";
import { RANK } from "../words/levels";

/** Why pasted troops go where they go, as message keys. */
const PASTE_REASONS = [
  "chosen",
  "same-side",
  "empty-side",
  "own-heading",
  "several-armies",
  "nothing-chosen",
] as const;
export type PasteReason = (typeof PASTE_REASONS)[number];

/** Where pasted troops go unless the author says otherwise. */
interface PastePlace {
  /** Id of a side or formation; `new-side`, or `side-each` for one side per army. */
  readonly target: string;
  readonly reason: PasteReason;
}

/** Target value for a side created from what is pasted. */
export const NEW_SIDE = "new-side";
/** Target value for one new side per pasted army. */
export const SIDE_EACH = "side-each";

/**
 * An army or corps with its own heading goes to the side that already has its troops, otherwise to a side without
 * troops, otherwise to a new one; anything smaller goes under the side or formation `chosen`.
 */
export function placeForPaste(
  scenario: Scenario,
  formations: readonly FormationNode[],
  chosen: string | null,
): PastePlace {
  const at = chosen === null ? null : bodyAt(scenario, chosen);
  const empty = scenario.sides.find((side) => side.formations.length === 0);
  const isChosenEmpty = at?.side.formations.length === 0;
  if (isSeveralArmies(formations)) return { target: SIDE_EACH, reason: "several-armies" };
  if (!formations.some(isMain) || isChosenEmpty) {
    if (chosen !== null && at) return { target: chosen, reason: "chosen" };
    if (empty) return { target: empty.id, reason: "empty-side" };
    return { target: NEW_SIDE, reason: "nothing-chosen" };
  }
  const own = scenario.sides.find((side) => isOn(side, formations));
  if (own) return { target: belowOf(at, own, formations), reason: "same-side" };
  if (empty) return { target: empty.id, reason: "empty-side" };
  return { target: NEW_SIDE, reason: "own-heading" };
}

/** Whether the text contains several armies, each with a heading. */
export function isSeveralArmies(formations: readonly FormationNode[]): boolean {
  return formations.length > 1 && formations.every(({ level }) => level === "army");
}

/** The nation of the troops at a target, or null. */
export function nationAt(scenario: Scenario, target: string): Nation | null {
  const at = bodyAt(scenario, target);
  if (!at) return null;
  const named = at.chain.findLast(({ nation }) => nation !== null)?.nation;
  const near = at.chain.at(-1);
  return named ?? mainNation(near ? [near] : []) ?? mainNation(at.side.formations);
}

interface BodyPlace {
  readonly side: Side;
  /** The formations from the top down to the target itself; none for a side. */
  readonly chain: readonly FormationNode[];
}

function bodyAt(scenario: Scenario, id: string): BodyPlace | null {
  const side = scenario.sides.find((each) => each.id === id);
  if (side) return { side, chain: [] };
  for (const place of walkFormations(scenario)) {
    if (place.formation.id === id) {
      return { side: place.side, chain: [...place.parents, place.formation] };
    }
  }
  return null;
}

/** Armies, wings and corps are the main parts of a side. */
function isMain({ level }: FormationNode): boolean {
  return RANK[level] <= RANK.corps;
}

/** Whether a side, or a formation at its top, has the name of what is pasted, or whether the nations match. */
function isOn(side: Side, formations: readonly FormationNode[]): boolean {
  const names = new Set([side, ...side.formations].map(({ name }) => foldText(name)));
  if (formations.some(({ name }) => names.has(foldText(name)))) return true;
  const nation = mainNation(formations);
  return nation !== null && nation === mainNation(side.formations);
}

/** The nation of most units; null if no unit's nation is known. */
export function mainNation(formations: readonly FormationNode[]): Nation | null {
  const counts = new Map<Nation, number>();
  for (const { nation } of unitsUnder(formations)) {
    if (nation !== "other") counts.set(nation, (counts.get(nation) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The chosen formation if it is on that side and above the level of what is pasted, otherwise the side. */
function belowOf(at: BodyPlace | null, side: Side, formations: readonly FormationNode[]): string {
  const chosen = at?.side === side ? at.chain.at(-1) : undefined;
  const isAbove = formations.every(({ level }) => chosen && RANK[chosen.level] < RANK[level]);
  return chosen && isAbove ? chosen.id : side.id;
}
