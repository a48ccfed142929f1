import type { PieceOnPage, StandPiece } from "./stand";

/** The gap between two pieces, so that each has its own edge to cut along. */
const GAP_MM = 2;

type Size = readonly [width: number, height: number];

interface Shelf {
  readonly sheet: number;
  readonly yMm: number;
  readonly heightMm: number;
  usedMm: number;
}

/** Lays pieces on pages of the given size, in rows of decreasing height, each in the first row with enough space. */
export function layPieces(pieces: readonly StandPiece[], room: Size): PieceOnPage[][] {
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
