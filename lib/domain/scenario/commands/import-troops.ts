import { LIMITS } from "../../limits";
import type { PointCm } from "../../primitives";
import { findFormation, findSide, findUnit } from "../find";
import type { FormationNode } from "../formation";
import type { Edge } from "../paste/arrival-words";
import type { TroopsArrival } from "../paste/open-formations";
import { updateByName } from "../paste/update-by-name";
import type { Scenario } from "../scenario";
import { freeSideColour } from "../side-colours";
import { boundAt } from "../view/side-view";
import { formationsUnder, unitsUnder } from "../visible-tree";
import { walkFormations } from "../walk";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";
import { addSide } from "./sides";

/** What becomes of the troops that are there already. */
export const IMPORT_WAYS = ["add", "replace", "update"] as const;
export type ImportWay = (typeof IMPORT_WAYS)[number];

/** Troops that come later. */
interface Arrival extends TroopsArrival {
  /** What their note says where their arrival finds no place in the schedule. */
  readonly note: string;
  /** Of the arrival that is made for them. */
  readonly reinforcementId: string;
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
 * Puts orders of battle that were read into their sides at once. Troops that come later go into the schedule: with an
 * arrival of their bound and place where there is one, else with one of their own. A time of day needs a battle that
 * says when it begins; without it the arrival is a note.
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

/** Of one side. */
const MOST_ARRIVALS = 200;

function schedule(draft: Scenario, sideId: string, arrival: Arrival): void {
  const { reinforcements } = findSide(draft, sideId).item;
  const { id, note, reinforcementId, words } = arrival;
  if (reinforcements.some(({ brings }) => brings.includes(id))) return;
  const bound = arrival.bound ?? (arrival.time === null ? null : boundAt(arrival.time, draft));
  if (bound === null || reinforcements.length >= MOST_ARRIVALS) {
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
