import { foldText } from "../../../document/fold-text";
import { cellsOf } from "../../import/tables/table-head";
import { FOOT_METRES, GroundFileError } from "./ground-file";

/** What separates columns; null for blanks and commas alike. */
type ColumnSeparator = ";" | "\t" | "|" | "," | "blanks" | null;

/** How the lines of a file of points are to be read. */
export interface Dialect {
  readonly separator: ColumnSeparator;
  /** The columns of x (east), y (north) and height. */
  readonly columns: readonly [number, number, number];
  /** Metres in a unit of height. */
  readonly metresEach: number;
  /** Whether the headings call x and y longitude and latitude. */
  readonly isInDegrees: boolean;
  /** Whether no heading names the columns, so that they are taken in the usual order. */
  readonly isByPlace: boolean;
  /** Whether the lines look as if that might be wrong. */
  readonly isUnsure: boolean;
  /** The index of the first line with a point. */
  readonly from: number;
}

/**
 * How the lines are to be read: by the headings above the first point, or by place if they are not known or there are
 * none. Throws a GroundFileError for headings that leave a column open, and for a text without points.
 */
export function dialectOf(lines: readonly string[]): Dialect {
  const from = lines.findIndex((line) => numbersIn(line, separatorOf(line)) > 1);
  if (from < 0) throw new GroundFileError("no-heights");
  const first = lines[from] ?? "";
  const at = lines.slice(0, from).findLastIndex((line) => line.trim() !== "");
  const head = (lines[at] ?? "").replace(/^\s*(?:#|\/\/)\s*/, "");
  const separator = (at < 0 ? null : separatorOf(head)) ?? separatorOf(first);
  const width = cellsOfLine(first, separator).length;
  const heads = at < 0 ? [] : cellsOfLine(head, separator).map(wordsOf);
  const named = columnsNamed(heads, { width, at: String(at + 1) });
  return { ...(named ?? BY_PLACE), separator, from, isUnsure: !named && (at >= 0 || width > 3) };
}

const BY_PLACE = {
  metresEach: 1,
  isInDegrees: false,
  isByPlace: true,
  columns: [0, 1, 2],
} as const;

function numbersIn(line: string, separator: ColumnSeparator): number {
  return cellsOfLine(line, separator).filter((cell) => Number.isFinite(numberIn(cell))).length;
}

function separatorOf(line: string): ColumnSeparator {
  const found = ([";", "\t", "|"] as const).find((sign) => line.includes(sign));
  if (found) return found;
  const words = line.trim().split(/\s+/);
  const hasDecimalCommas = words.length > 2 && words.every((word) => /^-?\d+(?:,\d+)?$/.test(word));
  if (hasDecimalCommas) return "blanks";
  return /\p{L}|"/u.test(line) && line.includes(",") ? "," : null;
}

/** The cells of a line, without quotes. */
export function cellsOfLine(line: string, separator: ColumnSeparator): readonly string[] {
  if (separator === "blanks") return line.trim().split(/\s+/);
  return separator ? cellsOf(line, separator) : line.trim().split(/,\s*|\s+/);
}

/** A number with a decimal point or comma, whatever divides its thousands; NaN for anything else. */
export function numberIn(cell: string): number {
  if (cell.length > LONGEST) return Number.NaN;
  const plain = cell.replace(/[\s'’°]/g, "").replace(/(?<=\d)m$/, "");
  if (plain === "") return Number.NaN;
  const isGrouped = plain.includes(".") && plain.lastIndexOf(",") > plain.indexOf(".");
  return Number((isGrouped ? plain.replaceAll(".", "") : plain).replace(",", "."));
}

/** Longer cells are neither headings nor numbers. */
const LONGEST = 60;

/** Folded words for columns, in English, Danish, Polish, French and German. */
const LATITUDE =
  /^(lat|latitude|latdeg|latitud|latitudine|breddegrad|bredde|szer(okosc)?\.?( geograficzna| geogr\.?)?|(geogr\.? |geographische )?breite|breitengrad|phi)$/;
const LONGITUDE =
  /^(lon|lng|long|longitude|londeg|longitud|longitudine|laengdegrad|laengde(grad)?|(dl|dlug|dlugosc)\.?( geograficzna| geogr\.?)?|(geogr\.? |geographische )?(lange|laenge)|langengrad|laengengrad|lambda)$/;
const EAST =
  /^(x|east|easting|eastings|e|ost|oest|ostwert|rechtswert|wschod|est|(x|e|east|utm)[ -]?(coord(inate)?s?|koordinate?|x|e|utm)|(point|coord|koord|utm|wspolrzedna|koordinate) ?[xe])$/;
const NORTH =
  /^(y|north|northing|northings|n|nord|nordwert|hochwert|polnoc|(y|n|north|utm)[ -]?(coord(inate)?s?|koordinate?|y|n|utm)|(point|coord|koord|utm|wspolrzedna|koordinate) ?[yn])$/;
const HEIGHT =
  /^(z|ele|elev|elevation|height|h|alt|altitude|hojde|hoejde|hoyde|hojd|quota|cota|altitud|altezza|kote|kota|terraenhojde|terraenkote|wysokosc( n\.?p\.?m\.?)?|wys|rzedna( terenu)?|hohe|hoehe|hohe u\.?nn|hauteur|cote|niveau|level|gridcode|grid code|dem|dtm|dgm|nmt|(point|coord|koord) ?z|z[ -]?(coord|value|koord))$/;

/** A heading without its unit, and whether that is feet. */
function wordsOf(head: string): { readonly words: string; readonly isFeet: boolean } {
  const folded = foldText(head.slice(0, LONGEST).replaceAll("_", " "));
  const [, words = "", unit = ""] =
    /^(.*?)\s*(?:[[(]([^\])]*)[\])]|(?<=\S )(m|ft|feet|deg|degrees|metres?|meters?|grad))?\s*[.:]?$/.exec(
      folded,
    ) ?? [];
  return { words, isFeet: /^f(ee|oo)?t\b/.test(unit) || /[ (](ft|feet)\)?$/.test(folded) };
}

type Named = Pick<Dialect, "columns" | "metresEach" | "isInDegrees" | "isByPlace">;

/** The columns as their headings name them; null if no heading is known and the points have just three, or none is there. */
function columnsNamed(
  heads: readonly ReturnType<typeof wordsOf>[],
  { width, at }: { readonly width: number; readonly at: string },
): Named | null {
  const placeOf = (word: RegExp) => heads.findIndex(({ words }) => word.test(words));
  const degrees = [placeOf(LONGITUDE), placeOf(LATITUDE)] as const;
  const isInDegrees = degrees.every((place) => place >= 0);
  const [east, north] = isInDegrees ? degrees : [placeOf(EAST), placeOf(NORTH)];
  const given = placeOf(HEIGHT);
  const isUnknown = Math.max(...degrees, east, north, given) < 0;
  if (isUnknown && (heads.length === 0 || width === 3)) return null;
  const others = [0, 1, 2].filter((place) => place !== east && place !== north);
  const height = given < 0 && heads.length === 3 ? (others[0] ?? -1) : given;
  if (Math.min(east, north, height) < 0) throw new GroundFileError("columns-unknown", at);
  const metresEach = heads[height]?.isFeet ? FOOT_METRES : 1;
  return { columns: [east, north, height], metresEach, isInDegrees, isByPlace: false };
}
