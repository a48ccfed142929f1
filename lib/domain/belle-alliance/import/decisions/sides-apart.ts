import { LIMITS } from "../../../document/limits";
import { freeSideColour } from "../../../table/side-colours";
import type { FormationNode } from "../../scenario/formation";
import type { Side } from "../../scenario/side";
import { mainNation } from "../sides/place";
import { campOf } from "../words/powers";
import type { DecidedDoubt } from "./decision";

interface Given {
  readonly decided: readonly DecidedDoubt[];
  readonly newId: () => string;
}

/**
 * The sides with the armies apart that were left on one: a formation the doubt is about, or else those who fought with
 * the French from those who fought against them. Sides beyond the limit are not made.
 */
export function withSidesApart(sides: readonly Side[], { decided, newId }: Given): readonly Side[] {
  return decided
    .filter(({ decision }) => decision === "sides-apart")
    .reduce((before, { doubt }) => {
      if (before.length >= LIMITS.sides) return before;
      return doubt.about === null
        ? byCamp(before, newId)
        : withFormationApart(before, { id: doubt.about, newId });
    }, sides);
}

function byCamp(sides: readonly Side[], newId: () => string): readonly Side[] {
  const [only, ...others] = sides;
  if (!only || others.length > 0) return sides;
  const camps = campsOf(only.formations);
  const [first] = camps;
  const kept = only.formations.filter((_, i) => camps[i] === first);
  const apart = only.formations.filter((_, i) => camps[i] !== first);
  if (apart.length === 0) return sides;
  return [{ ...only, name: nameOf(kept), formations: kept }, sideOf(apart, { sides, newId })];
}

/** The camp of each formation; of nations that fought with either, that of the formation before. */
function campsOf(formations: readonly FormationNode[]): ReturnType<typeof campOf>[] {
  const camps: ReturnType<typeof campOf>[] = [];
  for (const formation of formations) {
    const nation = formation.nation ?? mainNation([formation]);
    camps.push((nation && campOf(nation)) ?? camps.at(-1) ?? null);
  }
  return camps;
}

function withFormationApart(
  sides: readonly Side[],
  { id, newId }: { readonly id: string; readonly newId: () => string },
): readonly Side[] {
  const found: FormationNode[] = [];
  const left = sides.map((side) => ({ ...side, formations: without(side.formations, id, found) }));
  return found.length === 0 ? sides : [...left, sideOf(found, { sides, newId })];
}

function without(
  formations: readonly FormationNode[],
  id: string,
  found: FormationNode[],
): FormationNode[] {
  found.push(...formations.filter((each) => each.id === id));
  return formations
    .filter((each) => each.id !== id)
    .map((each) => ({ ...each, formations: without(each.formations, id, found) }));
}

function sideOf(
  formations: FormationNode[],
  { sides, newId }: { readonly sides: readonly Side[]; readonly newId: () => string },
): Side {
  const texts = { tasks: "", brief: "", believedOfEnemy: "", reinforcements: [] };
  const colour = freeSideColour([...sides]);
  return { id: newId(), name: nameOf(formations), colour, ...texts, formations };
}

function nameOf(formations: readonly FormationNode[]): string {
  return formations[0]?.name ?? "";
}
