import { METRES_PER_CM } from "@/lib/rules/bogowie-wojny/tables/reach";
import { boxAround, boxCentre } from "@/lib/terrain/box";
import { midStation } from "@/lib/terrain/polyline";
import { SANS } from "../../../table/drawing/letter-widths";
import { onPaper, type Pen, rounded, sized, straightPath } from "../../../table/drawing/pen";
import { type SvgNode, svg } from "../../../table/drawing/svg-node";
import type { Shape } from "../../../table/looks/look";
import { lookOf } from "../../../table/looks/looks";
import type { PlaceName, Scene, SceneSign } from "../../../table/scene";
import type { GroundToPrint } from "../../../table/sheets/ground-sheets";
import type { TableGround } from "../../../table/sheets/table-sheets";
import { fieldKindOf, type ListedThing } from "../../ground/field-kinds";
import { pieceKindOf } from "../../ground/pieces";
import type { Battlefield, BattlefieldPiece } from "../battlefield";
import { isArea } from "../ground";
import { signId } from "../sign-id";
import { thingsOf } from "../things";

const EDGE_COLOURS = { south: "a", north: "b" } as const;

/** A battlefield as a scene, with the cm grid, since these rules allow measuring. */
export function fieldScene(field: Battlefield): Scene {
  return {
    ...field.table,
    metresPerCm: METRES_PER_CM,
    grid: true,
    shapes: shapesOf(field),
    places: placesOf(field),
    pieces: [],
    signs: signsOf(field),
  };
}

/** A battlefield for the desk: one shape per thing, with the thing's id, so that each can be dragged; houses move with it, and nothing is named. */
export function deskScene(field: Battlefield): Scene {
  const shapes = shapesOf(field);
  const isHouse = ({ kind }: Shape) => kind === "building";
  return {
    ...fieldScene(field),
    shapes: [...hitAreas(field), ...shapes.filter((shape) => !isHouse(shape))],
    places: [],
    signs: [...shapes.filter(isHouse).map(houseSign), ...signsOf(field)],
  };
}

/** A battlefield as it is laid on sheets: lakes and marshes are areas to cut out where outlines are wanted, and signs over the ground elsewhere. */
export function fieldGround(field: Battlefield, ground: TableGround): GroundToPrint {
  const scene = fieldScene(field);
  const areas = hitAreas(field);
  if (ground === "outlines") {
    const outlined = { ...scene, shapes: [...areas, ...scene.shapes], signs: [] };
    return { scene: outlined, extent: scene.shapes };
  }
  // Deployment lines and bases are for who lays the whole table.
  const signs = ground === "all" ? scene.signs : scene.signs.filter((sign) => sign.ground !== null);
  return { scene: { ...scene, signs }, extent: [...scene.shapes, ...areas] };
}

/** The drawing order of things within a stratum, from bottom to top. */
const UPWARDS = ["pieces", "roads", "crossings", "fieldWorks"] as const;

/** Its terrain; lakes and marshes are signs. */
function shapesOf(field: Battlefield): Shape[] {
  const level = ({ list }: ListedThing) => UPWARDS.indexOf(list);
  return thingsOf(field)
    .toSorted((a, b) => level(a) - level(b))
    .flatMap((found) => fieldKindOf(found).shapes(found.thing));
}

function hitAreas({ pieces }: Battlefield): Shape[] {
  return pieces.flatMap((piece) => pieceKindOf(piece).hitArea?.(piece) ?? []);
}

const NAME_BELOW_CM = 2;

/** The names of pieces: at the middle of lines, and below areas, so that signs do not cover them. */
function placesOf({ pieces }: Battlefield): PlaceName[] {
  return pieces
    .filter(({ name }) => name !== "")
    .map((piece) => {
      const { minX, maxX, minY } = boxAround(piece.points);
      const below = [(minX + maxX) / 2, Math.max(minY - NAME_BELOW_CM, NAME_BELOW_CM)] as const;
      const [xCm, yCm] = isArea(piece) ? below : midStation(piece.points).point;
      return { id: `${piece.id}.name`, name: piece.name, xCm, yCm, turnDeg: 0, minor: true };
    });
}

/** Marshes and lakes, deployment lines, bases, levels and objectives. */
function signsOf(field: Battlefield): SceneSign[] {
  const { pieces } = field;
  return [
    ...pieces.flatMap((piece) => signOn(piece, pieceKindOf(piece).groundSign?.(piece))),
    ...field.deploymentZones.map(
      (zone): SceneSign => ({
        shapeId: null,
        ground: null,
        draw: (pen) => drawDeployment(zone, field, pen),
      }),
    ),
    ...field.bases.map(
      (base): SceneSign => ({
        shapeId: null,
        ground: null,
        draw: (pen) => drawBase(base, pen),
        gripId: signId({ base: base.edge }),
      }),
    ),
    ...pieces.flatMap((piece) => signOn(piece, pieceKindOf(piece).sign?.(piece))),
    ...field.objectives.map(
      (objective): SceneSign => ({
        shapeId: objective.pieceId,
        ground: pieces.find(({ id }) => id === objective.pieceId)?.points ?? null,
        draw: (pen) => drawObjective(objective, field, pen),
        gripId: signId({ objective: objective.id }),
      }),
    ),
  ];
}

/** The line that limits a player's deployment zone. */
function drawDeployment(
  { edge, depthCm }: Battlefield["deploymentZones"][number],
  { table }: Battlefield,
  pen: Pen,
): SvgNode {
  const y = edge === "south" ? table.depthCm - depthCm : depthCm;
  return svg("path", {
    d: `M0 ${y}H${table.widthCm}`,
    fill: "none",
    stroke: pen.palette.sideInk[EDGE_COLOURS[edge]],
    "stroke-width": sized(pen, 0.35),
    "stroke-dasharray": `${sized(pen, 2.4)} ${sized(pen, 1.6)}`,
    "stroke-opacity": 0.8,
  });
}

/** A player's operational base. */
function drawBase({ edge, points }: Battlefield["bases"][number], pen: Pen): SvgNode {
  const colour = EDGE_COLOURS[edge];
  return svg("path", {
    d: straightPath(pen, points, "Z"),
    fill: pen.palette.sideFill[colour],
    stroke: pen.palette.halo,
    "stroke-width": sized(pen, 0.3),
  });
}

/** An objective's disc with its points, above the piece's middle; the main one's is larger. */
function drawObjective(
  { role, points, pieceId }: Battlefield["objectives"][number],
  { pieces }: Battlefield,
  pen: Pen,
): SvgNode {
  const piece = pieces.find(({ id }) => id === pieceId);
  const [x, y] = onPaper(pen, boxCentre(boxAround(piece?.points ?? [])));
  const r = sized(pen, role === "main" ? 3.1 : 2.5);
  const size = role === "main" ? 3.6 : 3;
  return svg("g", {}, [
    svg("circle", {
      cx: rounded(x),
      cy: rounded(y),
      r,
      fill: pen.palette.halo,
      stroke: pen.palette.ink,
      "stroke-width": sized(pen, role === "main" ? 0.7 : 0.35),
    }),
    svg(
      "text",
      {
        x: rounded(x),
        y: rounded(y + sized(pen, size * 0.35)),
        "text-anchor": "middle",
        "font-family": SANS,
        "font-weight": 600,
        "font-size": sized(pen, size),
        fill: pen.palette.ink,
      },
      [String(points)],
    ),
  ]);
}

function signOn(
  { id, points }: BattlefieldPiece,
  draw: SceneSign["draw"] | null = null,
): SceneSign[] {
  return draw === null ? [] : [{ shapeId: id, ground: points, draw }];
}

function houseSign(house: Shape): SceneSign {
  return {
    shapeId: house.id.split(".")[0] ?? null,
    ground: house.points,
    draw: (pen) =>
      svg(
        "g",
        {},
        lookOf(house)
          .draw(house, pen)
          .map(({ node }) => node),
      ),
  };
}
