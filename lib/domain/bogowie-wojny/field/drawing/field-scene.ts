import { boxAround } from "@/lib/terrain/box";
import { midStation } from "@/lib/terrain/polyline";
import { svg } from "../../../table/drawing/svg-node";
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
import { drawBase, drawDeployment, drawObjective } from "./battlefield-signs";

/** Scale of Bogowie Wojny: a cm is 33 m [3.2]. */
const METRES_PER_CM = 33;

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
