import { LIMITS } from "../../limits";
import { findFormation, findSide, findUnit } from "../find";
import type { FormationNode } from "../formation";
import { updateByName } from "../paste/update-by-name";
import type { Scenario } from "../scenario";
import { freeSideColour } from "../side-colours";
import { formationsUnder, unitsUnder } from "../visible-tree";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";
import { addSide } from "./sides";

/** What becomes of the troops that are there already. */
export const IMPORT_WAYS = ["add", "replace", "update"] as const;
export type ImportWay = (typeof IMPORT_WAYS)[number];

/** A unit that comes later. */
interface Arrival {
  readonly unitId: string;
  /** Counted from 1. */
  readonly bound: number;
  /** What its note says where the side has no arrival in that bound yet. */
  readonly note: string;
}

/** Troops for one side; a side that is not there yet is made. */
export interface TroopsImport {
  readonly sideId: string;
  /** Null leaves a side its name. */
  readonly name: string | null;
  /** The formation they go under; null for the side itself. */
  readonly parentId: string | null;
  readonly way: ImportWay;
  readonly formations: readonly FormationNode[];
  readonly arrivals: readonly Arrival[];
}

/**
 * Puts orders of battle that were read into their sides at once. A unit that comes in a bound for which its side has an
 * arrival already comes with it.
 */
export const importTroops: ScenarioCommand<{ readonly imports: readonly TroopsImport[] }> = {
  name: "importTroops",
  run: (draft, { imports }) => {
    for (const each of imports) {
      makeSide(draft, each);
      const ids = putIn(draft, each);
      for (const arrival of each.arrivals) {
        const unitId = ids.get(arrival.unitId) ?? arrival.unitId;
        bringUnit(draft, { ...arrival, unitId, sideId: each.sideId });
      }
    }
  },
};

function makeSide(draft: Scenario, { sideId, name }: TroopsImport): void {
  const side = draft.sides.find(({ id }) => id === sideId);
  if (side) side.name = name ?? side.name;
  else addSide.run(draft, { id: sideId, name: name ?? "", colour: freeSideColour(draft.sides) });
}

/** Gives which unit that was read became which of the document; none where all keep their ids. */
function putIn(draft: Scenario, given: TroopsImport): ReadonlyMap<string, string> {
  const { sideId, parentId, way, formations } = given;
  const parent = parentId === null ? null : findFormation(draft, parentId).item;
  const goal = parent?.formations ?? findSide(draft, sideId).item.formations;
  if (way === "update") return updateByName(goal, formations).ids;
  if (way === "replace") {
    const units = [...(parent?.units ?? []), ...unitsUnder(goal)];
    const gone = [...formationsUnder(goal), ...units].map(({ id }) => id);
    goal.splice(0);
    parent?.units.splice(0);
    forgetIds(draft, new Set(gone));
  }
  goal.push(...structuredClone([...formations]));
  return new Map();
}

function bringUnit(
  draft: Scenario,
  { sideId, unitId, bound, note }: Arrival & Pick<TroopsImport, "sideId">,
): void {
  const { reinforcements } = findSide(draft, sideId).item;
  if (reinforcements.some(({ brings }) => brings.includes(unitId))) return;
  const arrival = reinforcements.find((each) => each.bound === bound);
  if (arrival) arrival.brings.push(unitId);
  else noteArrival(draft, { unitId, note });
}

function noteArrival(draft: Scenario, { unitId, note }: Pick<Arrival, "unitId" | "note">): void {
  const { item } = findUnit(draft, unitId);
  if (item.note.includes(note)) return;
  item.note = [item.note, note].filter(Boolean).join("; ").slice(0, LIMITS.lineLength);
}
