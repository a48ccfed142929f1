import { pieceKindOf } from "../../ground/bogowie-wojny/pieces";
import {
  ALL_LAYERS,
  drawTable,
  frameOf,
  type MapDrawing,
  type PictureSize,
  penFor,
  TERRAIN_ONLY,
} from "../../map-drawing/draw-map";
import type { PaletteName } from "../../map-drawing/palette";
import { type Pen, rounded } from "../../map-drawing/pen";
import { type SvgNode, svg, svgText } from "../../map-drawing/svg-node";
import type { MapView } from "../../scenario/scenario-view";
import type { Battlefield } from "../battlefield";
import { signId } from "../sign-id";
import { battlefieldFeatures } from "./battlefield-features";
import { drawBase, drawDeployment, drawObjective } from "./battlefield-signs";

/** Scale of Bogowie Wojny: a cm is 33 m [3.2]. */
const METRES_PER_CM = 33;

export interface BattlefieldDrawing {
  readonly palette: PaletteName;
  readonly size: PictureSize;
  /** Unlike that of any other picture on the page; a letter first. */
  readonly idPrefix: string;
}

/** A battlefield as the house's maps take it: terrain alone, with the cm grid, for measuring is no secret here. */
export function battlefieldMapView(field: Battlefield): MapView {
  return {
    ...field.table,
    metresPerCm: METRES_PER_CM,
    note: "",
    grid: true,
    features: battlefieldFeatures(field),
    units: [],
    commanders: [],
    entries: [],
  };
}

/** A battlefield as an SVG tree, one unit a cm, north up: terrain, bases, deployment lines, objectives. */
export function drawBattlefield(field: Battlefield, wanted: BattlefieldDrawing): SvgNode {
  const layers = wanted.size === "thumbnail" ? TERRAIN_ONLY : ALL_LAYERS;
  const drawing: MapDrawing = { ...wanted, layers };
  const map = battlefieldMapView(field);
  const pen = penFor(map, drawing);
  const { left, top, right, bottom } = frameOf(map, drawing, pen);
  const width = rounded(map.widthCm + left + right);
  const height = rounded(map.depthCm + top + bottom);
  return svg(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${-left} ${-top} ${width} ${height}`,
      "text-rendering": "geometricPrecision",
    },
    [...drawTable(map, drawing, pen), ...drawSigns(field, pen).map(({ node }) => node)],
  );
}

/** A battlefield as a complete SVG file as large as the table; `title` is read out by those who cannot see it. */
export function battlefieldFile(field: Battlefield, title: string): string {
  const { attributes, children } = drawBattlefield(field, {
    palette: "light",
    size: "sheet",
    idPrefix: "field",
  });
  const [left = 0, top = 0, width = 0, height = 0] = String(attributes.viewBox)
    .split(" ")
    .map(Number);
  const sheet = svg("rect", { x: left, y: top, width, height, fill: "#ffffff" });
  const size = { width: `${width}cm`, height: `${height}cm`, role: "img" };
  const named = [svg("title", {}, [title]), sheet, ...children];
  const file = svg("svg", { ...attributes, ...size }, named);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svgText(file)}\n`;
}

/** A sign over the terrain, and the id of the piece it goes with; null for what stands by itself. */
export interface FieldSign {
  readonly id: string | null;
  readonly node: SvgNode;
  /** What a hand can drag: an operational base, an objective. */
  readonly gripId?: string;
}

/** What is drawn over a battlefield's terrain: marshes and lakes, deployment lines, bases, levels, objectives. */
export function drawSigns(field: Battlefield, pen: Pen): FieldSign[] {
  const { pieces } = field;
  return [
    ...pieces.flatMap((piece) => {
      const node = pieceKindOf(piece).groundSign?.(piece, pen);
      return node ? [{ id: piece.id, node }] : [];
    }),
    ...field.deploymentZones.map((zone) => ({ id: null, node: drawDeployment(zone, field, pen) })),
    ...field.bases.map((base) => ({
      id: null,
      node: drawBase(base, pen),
      gripId: signId({ base: base.edge }),
    })),
    ...pieces.flatMap((piece) => {
      const node = pieceKindOf(piece).sign?.(piece, pen);
      return node ? [{ id: piece.id, node }] : [];
    }),
    ...field.objectives.map((objective) => ({
      id: objective.pieceId,
      node: drawObjective(objective, field, pen),
      gripId: signId({ objective: objective.id }),
    })),
  ];
}
