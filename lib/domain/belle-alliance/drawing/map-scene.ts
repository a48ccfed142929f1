import { RANK } from "../../table/drawing/label-request";
import { letterOf } from "../../table/drawing/letter-of";
import { onPaper } from "../../table/drawing/pen";
import type { Scene, ScenePiece, TableSize } from "../../table/scene";
import type {
  MapView,
  PlacedCommanderView,
  PlacedUnitView,
  PlannedWayView,
} from "../scenario/scenario-view";
import type { MapObjective } from "../scenario/victory/victory-view";
import { drawCommander, RIM_RADIUS } from "./draw-commander";
import { drawEntry, entryOutline } from "./draw-entry";
import {
  drawObjective,
  drawObjectiveGround,
  middleOfObjective,
  objectiveOutline,
} from "./draw-objective";
import { boundOutline, drawBound, drawPlannedWay } from "./draw-planned-way";
import { drawUnit } from "./draw-unit";
import { discOf, labelBeside, outlineOf, troopLabels } from "./troop-labels";

/** Scenes kept for as long as their view, so that their pictures can be kept as well. */
const SCENES = new WeakMap<MapView, Scene>();

/** A map as a scene: its terrain, and the troops, entries and commanders that stand on it. */
export function mapScene(map: MapView): Scene {
  const known = SCENES.get(map);
  if (known) return known;
  const { widthCm, depthCm, metresPerCm, grid, features } = map;
  const { units, entries, commanders, plannedWays, objectives } = map;
  const scene: Scene = {
    widthCm,
    depthCm,
    metresPerCm,
    grid,
    ...groundOf(features),
    // Ways and objectives lie below units. Entries are drawn over them: they are small and often where units stand.
    pieces: [
      ...objectives.filter(hasGround).map(objectiveGround),
      ...plannedWays.flatMap(wayPieces),
      ...objectives.map(objectiveSign),
      ...units.map(unitPiece),
      ...entries.map((entry, i) => entryPiece(entry, `entry ${i}`, map)),
      ...commanders.map(commanderPiece),
    ],
    namePieces: (pen, naming) => troopLabels(map, pen, naming),
    signs: [],
  };
  SCENES.set(map, scene);
  return scene;
}

type Ground = Pick<Scene, "shapes" | "places">;

/** Ground kept for as long as its features, so that moving troops redraws none of it. */
const GROUNDS = new WeakMap<MapView["features"], Ground>();

function groundOf(features: MapView["features"]): Ground {
  const known = GROUNDS.get(features);
  if (known) return known;
  const ground = {
    shapes: features.filter((each) => each.kind !== "place"),
    places: features.filter((each) => each.kind === "place"),
  };
  GROUNDS.set(features, ground);
  return ground;
}

function unitPiece(unit: PlacedUnitView): ScenePiece {
  const { id, xCm, yCm, facingDeg, widthCm, depthCm, holds } = unit;
  return {
    subject: { kind: "unit", id },
    id,
    xCm,
    yCm,
    room: { is: "block", facingDeg, widthCm, depthCm },
    seen: [
      ...[id, unit.name, unit.colour, unit.arm, unit.formation],
      ...[xCm, yCm, facingDeg, widthCm, depthCm, holds?.outline],
    ],
    draw: (pen) => drawUnit(unit, pen),
    outline: (pen) => outlineOf(unit, pen),
    beyond: (pen) => (holds ? holds.outline.map((at) => onPaper(pen, at)) : []),
    cover: "soft",
  };
}

function commanderPiece(commander: PlacedCommanderView, index: number): ScenePiece {
  const { id, xCm, yCm, reachCm } = commander;
  return {
    subject: { kind: "commander", id },
    id,
    xCm,
    yCm,
    room: { is: "disc", radiusCm: RIM_RADIUS, reachCm },
    seen: [id, commander.name, commander.of, commander.colour, xCm, yCm],
    draw: (pen, naming) =>
      drawCommander(naming === "keys" ? { ...commander, letter: letterOf(index) } : commander, pen),
    outline: (pen) => discOf(commander, pen),
    cover: "hard",
  };
}

/** A line that names may cross, and the discs of its bounds, which they may not. */
function wayPieces(way: PlannedWayView): ScenePiece[] {
  const { id, places, colour, march } = way;
  const [[xCm, yCm] = [0, 0]] = places;
  const common = { subject: null, room: null } as const;
  return [
    {
      ...common,
      ...{ id: `way ${id}`, xCm, yCm, seen: [colour, ...places.flat()] },
      draw: (pen) => drawPlannedWay(way, pen),
      outline: (pen) => [onPaper(pen, [xCm, yCm]), onPaper(pen, [xCm, yCm])],
      cover: "soft",
    },
    ...(march?.bounds ?? []).map((at): ScenePiece => {
      const bound = { ...at, colour };
      return {
        ...common,
        ...{ id: `way ${id} ${at.bound}`, xCm: at.xCm, yCm: at.yCm },
        seen: [at.bound, at.xCm, at.yCm, colour],
        draw: (pen) => drawBound(bound, pen),
        outline: (pen) => boundOutline(at, pen),
        cover: "hard",
      };
    }),
  ];
}

/** A place that is itself drawn has no ground of its own. */
function hasGround(objective: MapObjective): boolean {
  return objective.shape !== "place" || objective.radiusCm > 0;
}

/** The ground of an objective, over which names may stand. */
function objectiveGround(objective: MapObjective): ScenePiece {
  const { id } = objective;
  const at = middleOfObjective(objective);
  return {
    ...{ subject: null, room: null, id: `objective-ground ${id}`, xCm: at[0], yCm: at[1] },
    seen: objective.shape === "place" ? [...at, objective.radiusCm] : objective.points.flat(),
    draw: (pen) => drawObjectiveGround(objective, pen),
    outline: (pen) => [onPaper(pen, at), onPaper(pen, at)],
    cover: "soft",
  };
}

function objectiveSign(objective: MapObjective): ScenePiece {
  const { id, n } = objective;
  const at = middleOfObjective(objective);
  return {
    ...{ subject: null, room: null, id: `objective ${id}`, xCm: at[0], yCm: at[1] },
    seen: [...at, n],
    draw: (pen) => drawObjective({ n, at }, pen),
    outline: (pen) => objectiveOutline(at, pen),
    cover: "soft",
  };
}

type Entry = MapView["entries"][number];

function entryPiece(entry: Entry, id: string, table: TableSize): ScenePiece {
  const { xCm, yCm, bound, colour } = entry;
  return {
    subject: null,
    id,
    xCm,
    yCm,
    room: null,
    seen: [xCm, yCm, bound, colour, table.widthCm, table.depthCm],
    draw: (pen) => drawEntry(entry, table, pen),
    outline: (pen) => entryOutline(entry, table, pen),
    cover: "hard",
    label: (pen) => ({
      ...labelBeside(
        { text: String(bound), style: "entry", rank: RANK.entry },
        entryOutline(entry, table, pen),
        pen,
      ),
      id,
      owner: id,
      colour,
      mayCover: 3,
    }),
  };
}
