import { unitStand } from "@/lib/domain/belle-alliance/scenario/pack/unit-stand";
import type {
  FormationView,
  ScenarioView,
  SideView,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../../document/text/words";
import type { PieceOnPage, StandPiece, StandSheets } from "./stand";

/** Margins of a page, and the height of its head with the title, in mm. */
const MARGIN_MM = 8;

const HEAD_MM = 8;

/** Stands that need more pieces than this are not printed. */
const MAX_PIECES = 12;

type Size = readonly [width: number, height: number];

/** The gap between two pieces, so that each has its own edge to cut along. */
const GAP_MM = 2;

interface Shelf {
  readonly sheet: number;
  readonly yMm: number;
  readonly heightMm: number;
  usedMm: number;
}

/** The stands of all units in the view at true size, packed in rows onto few pages. */
export function standSheets(hand: {
  readonly view: ScenarioView;
  readonly words: Words;
  readonly paperMm: Size;
}): StandSheets[] {
  const { view, words, paperMm } = hand;
  const room: Size = [paperMm[0] - 2 * MARGIN_MM, paperMm[1] - 2 * MARGIN_MM - HEAD_MM];
  const units = view.sides.flatMap((side) =>
    (side.formations ?? []).flatMap(unitsUnder).map((unit) => ({ unit, side })),
  );
  if (units.length === 0) return [];
  const made = units.map(({ unit, side }) => ({
    unit,
    pieces: piecesOf(unit, side, { view, words, room }),
  }));
  const left = made.filter(({ pieces }) => pieces.length === 0);
  const { unitSheets, clean } = words;
  const names = left.map(({ unit }) => clean.name(unit.name)).join(", ");
  return [
    {
      section: "stands",
      title: unitSheets("stands.title"),
      remark: unitSheets("stands.remark"),
      left:
        left.length === 0
          ? ""
          : `${unitSheets("stands.left", { names })} (${unitSheets("stands.why")})`,
      marginMm: MARGIN_MM,
      headMm: HEAD_MM,
      sheets: layPieces(
        made.flatMap(({ pieces }) => pieces),
        room,
      ),
    },
  ];
}

/** Lays pieces on pages of the given size, in rows of decreasing height, each in the first row with enough space. */
function layPieces(pieces: readonly StandPiece[], room: Size): PieceOnPage[][] {
  const shelves: Shelf[] = [];
  const sheets: PieceOnPage[][] = [];
  const byHeight = pieces.toSorted(
    (a, b) => sizeOnPage(b)[1] - sizeOnPage(a)[1] || sizeOnPage(b)[0] - sizeOnPage(a)[0],
  );
  for (const piece of byHeight) {
    const [width, height] = sizeOnPage(piece);
    const fits = (shelf: Shelf) => height <= shelf.heightMm && shelf.usedMm + width <= room[0];
    let shelf = shelves.find(fits);
    if (!shelf) {
      shelf = newShelf(shelves, height, room[1]);
      shelves.push(shelf);
    }
    const sheet = sheets[shelf.sheet] ?? [];
    sheets[shelf.sheet] = sheet;
    sheet.push({ ...piece, xMm: shelf.usedMm, yMm: shelf.yMm });
    shelf.usedMm += width + GAP_MM;
  }
  return sheets;
}

/** Width and height as placed on its page. */
function sizeOnPage({ sizeMm: [width, depth], turned }: StandPiece): Size {
  return turned === "quarter" ? [depth, width] : [width, depth];
}

/** A row below the lowest one of the first sheet with enough space, otherwise on a new sheet. */
function newShelf(shelves: readonly Shelf[], heightMm: number, roomMm: number): Shelf {
  const count = 1 + Math.max(-1, ...shelves.map(({ sheet }) => sheet));
  for (let sheet = 0; sheet < count; sheet += 1) {
    const ends = shelves.filter((each) => each.sheet === sheet).map((s) => s.yMm + s.heightMm);
    const yMm = Math.max(...ends) + GAP_MM;
    if (yMm + heightMm <= roomMm) return { sheet, yMm, heightMm, usedMm: 0 };
  }
  return { sheet: count, yMm: 0, heightMm, usedMm: 0 };
}

function unitsUnder(formation: FormationView): UnitView[] {
  return [...formation.units, ...formation.formations.flatMap(unitsUnder)];
}

interface StandPlace {
  readonly view: ScenarioView;
  readonly words: Words;
  readonly room: Size;
}

/** The whole stand, or equal pieces if it fits no page; empty if it needs too many. */
function piecesOf(unit: UnitView, side: SideView, { view, words, room }: StandPlace): StandPiece[] {
  const placed = view.map.units.find(({ id }) => id === unit.id) ?? null;
  const stand = unitStand(unit, placed, view.settings);
  if (stand === null) return [];
  const { widthMm, depthMm, shape, formation } = stand;
  const { clean, terms, unitSheets, number } = words;
  const turned = liesBest([widthMm, depthMm], room);
  const [across, along] = turned === "quarter" ? [room[1], room[0]] : room;
  const columns = Math.ceil(widthMm / across);
  const rows = Math.ceil(depthMm / along);
  const pieces = columns * rows;
  if (pieces > MAX_PIECES) return [];
  const size = unitSheets("stands.size", { width: number(widthMm), depth: number(depthMm) });
  return Array.from({ length: pieces }, (_, i): StandPiece => {
    const sizeMm: Size = [widthMm / columns, depthMm / rows];
    const which = unitSheets("stands.piece", { piece: number(i + 1), pieces: number(pieces) });
    return {
      name: clean.name(unit.name),
      detail: [terms(`formation.${formation}`), size, ...(pieces > 1 ? [which] : [])].join(" · "),
      colour: side.colour,
      shape,
      wholeMm: [widthMm, depthMm],
      fromMm: [(i % columns) * sizeMm[0], Math.floor(i / columns) * sizeMm[1]],
      sizeMm,
      turned,
    };
  });
}

/** Unturned if it fits whole that way, otherwise turned if that fits; if neither fits, whichever needs fewer pieces. */
function liesBest([width, depth]: Size, room: Size): StandPiece["turned"] {
  const count = (across: number, along: number) =>
    Math.ceil(width / across) * Math.ceil(depth / along);
  return count(room[1], room[0]) < count(room[0], room[1]) ? "quarter" : "no";
}
