import { moved, type Point } from "@/lib/terrain/point";
import { stationsAlong } from "@/lib/terrain/polyline";
import { STRIP_GAP_MM, type Strip, stripRoom } from "./strips";
import type { SheetPaper } from "./table-sheets";

/** A strip on its sheet: by how much its line and box are moved, in mm from the sheet's upper left corner. */
export interface StripOnSheet {
  readonly strip: Strip;
  readonly by: Point;
}

/** A sheet of strips of one kind, to be cut out. */
export interface StripSheet {
  readonly kind: Strip["kind"];
  readonly laid: readonly StripOnSheet[];
}

/** Strips laid closely, bend into bend, the longest first; roads and streams on sheets of their own, for they are made of different stuff. */
export function stripSheets(
  strips: readonly Strip[],
  { paperMm }: Pick<SheetPaper, "paperMm">,
): readonly StripSheet[] {
  const room = stripRoom(paperMm);
  return (["road", "stream"] as const).flatMap((kind) => {
    const own = strips.filter((strip) => strip.kind === kind);
    return laidOut(own, room).map((sheet) => ({ kind, laid: sheet.laid }));
  });
}

/** Only the last few sheets are tried, so that a thousand strips are laid at once. */
const OPEN_SHEETS = 3;

function laidOut(strips: readonly Strip[], room: readonly [number, number]): readonly OpenSheet[] {
  const widest = ({ box }: Strip) => box.maxX - box.minX;
  const sheets: OpenSheet[] = [];
  for (const strip of strips.toSorted((a, b) => widest(b) - widest(a))) {
    const profile = profileOf(strip);
    const isLaid = sheets.slice(-OPEN_SHEETS).some((sheet) => sheet.lay(strip, profile));
    if (isLaid) continue;
    const fresh = new OpenSheet(room);
    fresh.lay(strip, profile);
    sheets.push(fresh);
  }
  return sheets;
}

/** Heights are kept for columns of a sheet as broad as this; strips begin at every fifth. */
const COLUMN_MM = 2;
const OFFSET = 5;

/** How high and how low a strip reaches in each column from its left end, in mm below its box's upper edge. */
interface Profile {
  readonly tops: Float64Array;
  readonly bottoms: Float64Array;
}

function profileOf({ line, box, widthMm }: Strip): Profile {
  const half = widthMm / 2;
  const count = Math.ceil((box.maxX - box.minX) / COLUMN_MM);
  const tops = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const bottoms = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const across = Math.ceil(half / COLUMN_MM);
  for (const [x, y] of [...line, ...stationsAlong(line, COLUMN_MM).map(({ point }) => point)]) {
    const middle = Math.floor((x - box.minX) / COLUMN_MM);
    const last = Math.min(count - 1, middle + across);
    for (let i = Math.max(0, middle - across); i <= last; i++) {
      tops[i] = Math.min(tops[i] ?? 0, y - half - box.minY);
      bottoms[i] = Math.max(bottoms[i] ?? 0, y + half - box.minY);
    }
  }
  return { tops, bottoms };
}

/** A sheet that is being filled from its upper edge down. */
class OpenSheet {
  readonly laid: StripOnSheet[] = [];
  /** How far down each column is taken. */
  private readonly taken: Float64Array;

  constructor(private readonly room: readonly [width: number, height: number]) {
    this.taken = new Float64Array(Math.floor(room[0] / COLUMN_MM) + 1).fill(-STRIP_GAP_MM);
  }

  /** Lays a strip as high up as it goes; false where there is no room for it. */
  lay(strip: Strip, profile: Profile): boolean {
    const { minX, minY, maxY } = strip.box;
    let best = { offset: -1, down: this.room[1] - (maxY - minY) + 1e-6 };
    const last = this.taken.length - profile.tops.length;
    for (let offset = 0; offset <= last; offset += OFFSET) {
      const down = this.downAt(offset, profile);
      if (down < best.down) best = { offset, down };
    }
    if (best.offset < 0) return false;
    this.take(best.offset, best.down, profile);
    this.laid.push({ strip, by: moved([best.offset * COLUMN_MM, best.down], [minX, minY], -1) });
    return true;
  }

  private downAt(offset: number, { tops }: Profile): number {
    let down = 0;
    for (let i = 0; i < tops.length; i++) {
      const above = (this.taken[offset + i] ?? 0) + STRIP_GAP_MM;
      down = Math.max(down, above - (tops[i] ?? 0));
    }
    return down;
  }

  private take(offset: number, down: number, { bottoms }: Profile): void {
    const beside = Math.ceil(STRIP_GAP_MM / COLUMN_MM);
    const last = bottoms.length - 1;
    for (let i = -beside; i <= last + beside; i++) {
      const at = offset + i;
      const bottom = bottoms[Math.min(last, Math.max(0, i))] ?? 0;
      if (at < 0 || at >= this.taken.length) continue;
      this.taken[at] = Math.max(this.taken[at] ?? 0, down + bottom);
    }
  }
}
