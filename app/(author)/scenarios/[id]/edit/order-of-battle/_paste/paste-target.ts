import type { Choice } from "@/app/_ui/choice-list";
import { newId } from "@/app/(author)/_editor/new-id";
import type { TroopsArrival } from "@/lib/domain/belle-alliance/import/sides/open-formations";
import { NEW_SIDE, SIDE_EACH } from "@/lib/domain/belle-alliance/import/sides/place";
import type {
  ImportWay,
  TroopsImport,
} from "@/lib/domain/belle-alliance/scenario/commands/import-troops";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { formationsUnder, unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { walkFormations } from "@/lib/domain/belle-alliance/scenario/walk";
import { foldText } from "@/lib/domain/document/fold-text";
import { spotOf } from "../edits";

interface NewSides {
  readonly one: string;
  /** Null if there is only one side. */
  readonly each: string | null;
}

/** The sides and formations that pasted troops can be put under, then new sides. */
export function targetsOf(scenario: Scenario, newSides: NewSides): Choice<string>[] {
  const places = [...walkFormations(scenario)];
  const own = scenario.sides.flatMap((side) => [
    { value: side.id, label: side.name },
    ...places
      .filter((place) => place.side === side)
      .map(({ formation, parents }) => ({
        value: formation.id,
        label: `${"\u2003".repeat(parents.length + 1)}${formation.name}`,
      })),
  ]);
  const each = newSides.each === null ? [] : [{ value: SIDE_EACH, label: newSides.each }];
  return [...own, { value: NEW_SIDE, label: newSides.one }, ...each];
}

/** Ids of the sides without troops that still have a default name. */
export function unnamedSides(scenario: Scenario, startingNames: readonly string[]): string[] {
  return scenario.sides
    .filter(({ name, formations }) => formations.length === 0 && startingNames.includes(name))
    .map(({ id }) => id);
}

interface Placed {
  /** Id of a side or formation, or the value for new sides. */
  readonly target: string;
  /** Null keeps the side's name. */
  readonly sideName: string | null;
  /** Sides that receive an army before new sides are created. */
  readonly unnamed: readonly string[];
  readonly way: ImportWay;
  readonly sides: readonly Side[];
  readonly arrivals: readonly TroopsArrival[];
  /** The note for troops whose arrival cannot be put in the schedule. */
  readonly arrivalNote: (arrival: TroopsArrival) => string;
}

/** What is imported into which side; if the target is a single side or formation, all troops go there. */
export function importsOf(scenario: Scenario, placed: Placed): TroopsImport[] {
  const { target, sideName, unnamed, way, sides, arrivalNote } = placed;
  const arrivals = placed.arrivals.map((each) => ({
    ...each,
    note: arrivalNote(each),
    reinforcementId: newId(),
  }));
  const isEach = target === SIDE_EACH;
  const formations = sides.flatMap((side) => side.formations);
  const spot = spotOf(scenario, target);
  const given = isEach
    ? sidesEach(scenario, { sides, unnamed })
    : [
        {
          sideId: spot?.side.id ?? sides[0]?.id ?? target,
          name: sideName === null ? null : sideName.trim() || (formations[0]?.name ?? ""),
          parentId: spot?.is === "formation" ? spot.formation.id : null,
          formations,
        },
      ];
  return given.map((each) => ({ ...each, way, arrivals: ofThese(each.formations, arrivals) }));
}

type Goal = Pick<TroopsImport, "sideId" | "name" | "parentId" | "formations">;

/** Each side goes to the one with its name, otherwise to one that still has a default name, otherwise to a new one. */
function sidesEach(
  scenario: Scenario,
  { sides, unnamed }: Pick<Placed, "sides" | "unnamed">,
): Goal[] {
  const waiting = [...unnamed];
  return sides.map(({ id, name, formations }) => {
    const same = scenario.sides.find((side) => foldText(side.name) === foldText(name));
    const sideId = same?.id ?? waiting.shift() ?? id;
    return { sideId, name: same ? null : name, parentId: null, formations };
  });
}

function ofThese<Arriving extends TroopsArrival>(
  formations: readonly FormationNode[],
  arrivals: readonly Arriving[],
): Arriving[] {
  const bodies = [...formationsUnder(formations), ...unitsUnder(formations)];
  const ids = new Set(bodies.map(({ id }) => id));
  return arrivals.filter(({ id }) => ids.has(id));
}

/** The formations already at the destination. */
export function troopsThere(
  scenario: Scenario,
  { sideId, parentId }: Pick<TroopsImport, "sideId" | "parentId">,
): readonly FormationNode[] {
  const spot = spotOf(scenario, parentId ?? sideId);
  if (spot?.is === "formation") return spot.formation.formations;
  return spot?.side.formations ?? [];
}
