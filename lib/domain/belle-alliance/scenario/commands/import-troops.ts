import { LIMITS } from "../../../document/limits";
import type { PointCm } from "../../../document/primitives";
import { freeSideColour } from "../../../table/side-colours";
import type { TroopsArrival } from "../../import/sides/open-formations";
import { updateByName } from "../../import/update-by-name";
import type { Edge } from "../../import/words/arrival-words";
import { boundAt } from "../bound-clock";
import { findFormation, findSide, findUnit } from "../find";
import type { FormationNode } from "../formation";
import type { Scenario } from "../scenario";
import { formationsUnder, unitsUnder } from "../visible-tree";
import { walkFormations } from "../walk";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";
import { addSide } from "./sides";

/** What happens to the troops that are already there. */
export const IMPORT_WAYS = ["add", "replace", "update"] as const;
export type ImportWay = (typeof IMPORT_WAYS)[number];

/** Troops that arrive later. */
interface Arrival extends TroopsArrival {
  /** The text added to their note if they cannot be put into the schedule. */
  readonly note: string;
  /** Id of the reinforcement that is created for them. */
  readonly reinforcementId: string;
}

/** Troops for one side; the side is created if it does not exist. */
export interface TroopsImport {
  readonly sideId: string;
  /** Null keeps the side's name. */
  readonly name: string | null;
  /** The formation they are put under; null for the side itself. */
  readonly parentId: string | null;
  readonly way: ImportWay;
  readonly formations: readonly FormationNode[];
  readonly arrivals: readonly Arrival[];
}

/**
 * Puts imported orders of battle into their sides in one step. Troops that arrive later go into the schedule: into an
 * existing arrival at the same bound and place, otherwise into a new one. A time of day can be used only if the battle
 * has a start time; without one the arrival becomes a note.
 */
export const importTroops: ScenarioCommand<{ readonly imports: readonly TroopsImport[] }> = {
  name: "importTroops",
  run: (draft, { imports }) => {
    for (const each of imports) {
      makeSide(draft, each);
      const ids = putIn(draft, each);
      for (const arrival of each.arrivals) {
        const id = ids.get(arrival.id) ?? arrival.id;
        schedule(draft, each.sideId, { ...arrival, id });
      }
    }
  },
};

function makeSide(draft: Scenario, { sideId, name }: TroopsImport): void {
  const side = draft.sides.find(({ id }) => id === sideId);
  if (side) side.name = name ?? side.name;
  else addSide.run(draft, { id: sideId, name: name ?? "", colour: freeSideColour(draft.sides) });
}

/** Returns a map from the ids of imported units to those in the document; empty if all keep their ids. */
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

/** Per side. */
const MAX_ARRIVALS = 200;

function schedule(draft: Scenario, sideId: string, arrival: Arrival): void {
  const { reinforcements } = findSide(draft, sideId).item;
  const { id, note, reinforcementId, words } = arrival;
  if (reinforcements.some(({ brings }) => brings.includes(id))) return;
  const bound = arrival.bound ?? (arrival.time === null ? null : boundAt(arrival.time, draft));
  if (bound === null || reinforcements.length >= MAX_ARRIVALS) {
    addNote(draft, { id, note });
    return;
  }
  const entry = arrival.entry ?? (arrival.edge && pointAt(arrival.edge, draft.map));
  const same = reinforcements.find(
    (each) => each.bound === bound && (entry === null || isSamePoint(each.entry, entry)),
  );
  if (same) same.brings.push(id);
  else {
    const usual = reinforcements.at(-1)?.entry ?? pointAt("south", draft.map);
    const place: PointCm = [...(entry ?? usual)];
    const said = arrival.time === null && arrival.entry === null ? "" : words;
    reinforcements.push({ id: reinforcementId, brings: [id], bound, entry: place, note: said });
  }
}

/** The middle of an edge, or a corner. */
function pointAt(edge: Edge, { widthCm, depthCm }: Scenario["map"]): PointCm {
  const across = edge.endsWith("east") ? 1 : edge.endsWith("west") ? 0 : 0.5;
  const along = edge.startsWith("north") ? 1 : edge.startsWith("south") ? 0 : 0.5;
  return [Math.round(widthCm * across), Math.round(depthCm * along)];
}

function isSamePoint([x, y]: PointCm, [otherX, otherY]: PointCm): boolean {
  return x === otherX && y === otherY;
}

function addNote(draft: Scenario, { id, note }: Pick<Arrival, "id" | "note">): void {
  const body = [...walkFormations(draft)].find(({ formation }) => formation.id === id)?.formation;
  const item = body ?? findUnit(draft, id).item;
  if (item.note.includes(note)) return;
  item.note = [item.note, note].filter(Boolean).join("; ").slice(0, LIMITS.lineLength);
}
