import { boxAround } from "@/lib/terrain/box";
import { midStation } from "@/lib/terrain/polyline";
import {
  ALL_LAYERS,
  drawTable,
  frameOf,
  type MapDrawing,
  type PictureSize,
  penFor,
  TERRAIN_ONLY,
} from "../../../belle-alliance/drawing/draw-map";
import type { Feature } from "../../../belle-alliance/scenario/feature";
import type { MapView } from "../../../belle-alliance/scenario/scenario-view";
import type { PaletteName } from "../../../table/drawing/palette";
import { type Pen, rounded } from "../../../table/drawing/pen";
import { type SvgNode, svg, svgText } from "../../../table/drawing/svg-node";
import { pieceKindOf } from "../../ground/pieces";
import type { Battlefield } from "../battlefield";
import { isArea } from "../ground";
import { signId } from "../sign-id";
import { battlefieldFeatures } from "./battlefield-features";
import { drawBase, drawDeployment, drawObjective } from "./battlefield-signs";

/** Scale of Bogowie Wojny: a cm is 33 m [3.2]. */
const METRES_PER_CM = 33;

export interface BattlefieldDrawing {
  readonly palette: PaletteName;
  readonly size: PictureSize;
  /** Unique among all pictures on the page; begins with a letter. */
  readonly idPrefix: string;
}

/** A battlefield for drawing maps: only the terrain, with the cm grid, since these rules allow measuring. */
export function battlefieldMapView(field: Battlefield): MapView {
  return {
    ...field.table,
    metresPerCm: METRES_PER_CM,
    note: "",
    grid: true,
    features: [...battlefieldFeatures(field), ...placesOf(field)],
    units: [],
    commanders: [],
    entries: [],
  };
}

const NAME_BELOW_CM = 2;

/** The names of pieces: at the middle of lines, and below areas, so that signs do not cover them. */
function placesOf({ pieces }: Battlefield): Feature[] {
  return pieces
    .filter(({ name }) => name !== "")
    .map((piece) => {
      const { minX, maxX, minY } = boxAround(piece.points);
      const below = [(minX + maxX) / 2, Math.max(minY - NAME_BELOW_CM, NAME_BELOW_CM)] as const;
      const [xCm, yCm] = isArea(piece) ? below : midStation(piece.points).point;
      const place = { id: `${piece.id}.name`, name: piece.name, xCm, yCm, turnDeg: 0, minor: true };
      return { ...place, kind: "place", hiddenFrom: [] };
    });
}

/** A battlefield as an SVG tree, one unit per cm, north up: terrain, bases, deployment lines, objectives. */
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

/** A battlefield as a complete SVG file in the table's size; `title` is its text alternative. */
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

/** A sign over the terrain, with the id of the piece it belongs to; null if it is independent. */
export interface FieldSign {
  readonly id: string | null;
  readonly node: SvgNode;
  /** The id for dragging, on operational bases and objectives. */
  readonly gripId?: string;
}

/** The signs drawn over a battlefield's terrain: marshes and lakes, deployment lines, bases, levels, objectives. */
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
