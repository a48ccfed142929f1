import { roundedCm } from "@/lib/terrain/snap";
import { LIMITS } from "../../../document/limits";
import { findUnits } from "../find";
import type { Placement, Unit } from "../unit";
import { walkFormations } from "../walk";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";

/** Neighbouring units of one formation that are merged into the first of them. */
export interface Merger {
  readonly unitIds: readonly string[];
  readonly name: string;
}

/**
 * Merges units: men, guns and battalions are added up, notes are joined, and the strength becomes an estimate if that
 * of any unit was one or was unknown. It stands in the middle of units that stood as battalions of one regiment do, in
 * the same formation and facing. Everything else is taken from the first unit, including its id.
 */
export const mergeUnits: ScenarioCommand<{ readonly mergers: readonly Merger[] }> = {
  name: "mergeUnits",
  run: (draft, { mergers }) => {
    const gone = new Set<string>();
    for (const { unitIds, name } of mergers) {
      const [first, ...others] = findUnits(draft, unitIds);
      if (!first) continue;
      const placement = placeAmong(first, others);
      Object.assign(first, mergedFields([first, ...others]), { name, placement });
      for (const { id } of others) gone.add(id);
    }
    for (const { formation } of walkFormations(draft)) {
      if (!formation.units.some(({ id }) => gone.has(id))) continue;
      formation.units = formation.units.filter(({ id }) => !gone.has(id));
    }
    forgetIds(draft, gone);
  },
};

function placeAmong({ placement }: Unit, others: readonly Unit[]): Placement | null {
  const places = others.flatMap((each) => each.placement ?? []);
  const isAlike = places.every(
    ({ formation, facingDeg, buildingId }) =>
      formation === placement?.formation &&
      facingDeg === placement.facingDeg &&
      buildingId === placement.buildingId,
  );
  if (!placement || !isAlike || places.length < others.length) return placement;
  const all = [placement, ...places];
  const middleOf = (field: "xCm" | "yCm") =>
    roundedCm(all.reduce((sum, each) => sum + each[field], 0) / all.length);
  return { ...placement, xCm: middleOf("xCm"), yCm: middleOf("yCm") };
}

/** The combined fields of several units. */
export function mergedFields(units: readonly Unit[]) {
  const isInfantry = units.every(({ arm }) => arm === "infantry");
  const counted = units.map((unit) => unit.battalionsOrSquadrons ?? (isInfantry ? 1 : null));
  const men = units.map((unit) => unit.men);
  const guns = units.map((unit) => unit.guns);
  return {
    men: sumOf(men),
    guns: sumOf(guns),
    ...(units.some(({ howitzers }) => howitzers)
      ? { howitzers: sumOf(units.map(({ howitzers }) => howitzers ?? null)) }
      : {}),
    modelGuns: sumOf(
      units.map(({ arm, modelGuns }) => (arm === "train" ? (modelGuns ?? 1) : null)),
    ),
    battalionsOrSquadrons: sumOf(counted),
    estimate:
      units.some(({ estimate }) => estimate) || isPartlyUnknown(men) || isPartlyUnknown(guns),
    source: joined(units.map(({ source }) => source)),
    note: joined(units.map(({ note }) => note)),
    umpireNote: joined(units.map(({ umpireNote }) => umpireNote)),
  };
}

/** The largest values a unit may have in the document. */
const MOST = { men: 50_000, guns: 200, battalionsOrSquadrons: 40, modelGuns: 200 } as const;

/** Whether the combined values of several units are within the document's limits. */
export function canMerge(units: readonly Unit[]): boolean {
  const merged = mergedFields(units);
  const counts = Object.entries(MOST) as [keyof typeof MOST, number][];
  const texts = [merged.source, merged.note, merged.umpireNote];
  return (
    counts.every(([field, most]) => (merged[field] ?? 0) <= most) &&
    texts.every(({ length }) => length <= LIMITS.lineLength)
  );
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

function isPartlyUnknown(values: readonly (number | null)[]): boolean {
  return values.includes(null) && values.some((value) => value !== null);
}

function joined(texts: readonly string[]): string {
  return [...new Set(texts.filter(Boolean))].join("; ");
}
