import { RANK } from "../../table/drawing/label-request";
import { letterOf } from "../../table/drawing/letter-of";
import { onPaper } from "../../table/drawing/pen";
import type { Scene, ScenePiece, TableSize } from "../../table/scene";
import type { MapView, PlacedCommanderView, PlacedUnitView } from "../scenario/scenario-view";
import { drawCommander, RIM_RADIUS } from "./draw-commander";
import { drawEntry, entryOutline } from "./draw-entry";
import { drawUnit } from "./draw-unit";
import { discOf, labelBeside, outlineOf, troopLabels } from "./troop-labels";

/** Scenes kept for as long as their view, so that their pictures can be kept as well. */
const SCENES = new WeakMap<MapView, Scene>();

/** A map as a scene: its terrain, and the troops, entries and commanders that stand on it. */
export function mapScene(map: MapView): Scene {
  const known = SCENES.get(map);
  if (known) return known;
  const { widthCm, depthCm, metresPerCm, grid, features, units, entries, commanders } = map;
  const scene: Scene = {
    widthCm,
    depthCm,
    metresPerCm,
    grid,
    ...groundOf(features),
    // Entries are drawn over units: they are small and often where units stand.
    pieces: [
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
