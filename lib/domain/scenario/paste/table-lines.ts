import { foldText } from "../../fold-text";

/** A row of a table as the lines that people would have written: headings above, then its unit. */
interface TableLine {
  /** How deep it stands, from 0. */
  readonly depth: number;
  readonly content: string;
  /** What other columns say of the unit's kind and nation. */
  readonly hint: string;
}

/** The columns of a pasted table, by their place. */
export interface TableHead {
  readonly separator: Separator;
  readonly columns: readonly (Column | null)[];
  /** Heads of the columns whose cells are left out. */
  readonly left: readonly string[];
}

type Separator = "\t" | "|" | ";" | ",";
type Column =
  | "body"
  | "commander"
  | "unit"
  | "kind"
  | "battalions"
  | "men"
  | "guns"
  | "calibre"
  | "estimate";

const SEPARATORS: readonly Separator[] = ["\t", "|", ";", ","];

/** Folded headings of columns in English, Danish, Polish, French and German. */
const COLUMN_WORDS: readonly (readonly [Column, RegExp])[] = [
  [
    "body",
    /^(side|strona|seite|camp|army|armee|armia|haer|wing|corps|korps|korpus|division|dywizja|brigade|brygada|formation|hojere enhed|formacja|zgrupowanie|zwiazek|verband)$/,
  ],
  ["commander", /^(commander|chef|dowodca|commandant|befehlshaber|kommandeur|leader)$/],
  [
    "unit",
    /^(units?|name|navn|enhed(er)?|jednostk[ai]|nazwa|unites?|nom|einheit(en)?|battalions?\/units?|troops|regiment|bataljon|oddzial)$/,
  ],
  [
    "battalions",
    /^(bns?|battalions|sqns?|squadrons|bns?\/sqns?|battalions or squadrons|bataljoner eller eskadroner|bataliony lub szwadrony|bataljoner|eskadroner|bataliony|szwadrony|bataillons|escadrons|bataillone|schwadronen)\.?$/,
  ],
  [
    "men",
    /^(men|strength|mand|styrke|ludzie|zolnierze|stan|liczebnosc|hommes|effectifs?|mann|starke)$/,
  ],
  ["guns", /^(guns|cannons?|kanoner|pjecer|dziala|armaty|canons|pieces|geschutze?)$/],
  ["calibre", /^(calibre|caliber|kaliber|kalibr|calibres|pdr|pd)( \((pdr?|funty|pd\.?)\))?$/],
  [
    "kind",
    /^(nation|nationality|nacja|nationalite|arm|arme|vabenart|bron|waffe|type|typ|kind|rodzaj( broni)?)$/,
  ],
  ["estimate", /^(estimated?|skon|szacunek|anslag)$/],
];

/** Reads a line as the head of a table: two columns known at least, the unit's one of them. */
export function tableHead(line: string): TableHead | null {
  for (const separator of SEPARATORS) {
    const cells = cellsOf(line, separator);
    const columns = cells.map(columnNamed);
    const known = new Set(columns.filter((column) => column !== null));
    const left = cells.filter((cell, i) => cell !== "" && columns[i] === null);
    if (known.has("unit") && known.size > 1) return { separator, columns, left };
  }
  return null;
}

function columnNamed(cell: string): Column | null {
  const folded = foldText(cell);
  return COLUMN_WORDS.find(([, words]) => words.test(folded))?.[0] ?? null;
}

/** Whether a line has the cells of a table with that head. */
export function isTableRow(line: string, { separator }: TableHead): boolean {
  return line.includes(separator);
}

/** A row as lines: each body that is not the one of the row before, then the unit with its numbers. */
export function tableLines(
  row: string,
  { separator, columns }: TableHead,
  bodiesBefore: readonly string[],
): { readonly lines: readonly TableLine[]; readonly bodies: readonly string[] } {
  const cells = cellsOf(row, separator);
  const of = (column: Column) =>
    columns.flatMap((each, i) => (each === column && cells[i] ? [cells[i]] : []));
  const named = of("body").flatMap((body) => body.split(" / "));
  const bodies = named.length > 0 ? named : bodiesBefore;
  const unit = of("unit").join(" ");
  const [commander] = of("commander");
  const firstNew = bodies.findIndex((body, depth) => body !== bodiesBefore[depth]);
  const lines: TableLine[] = (firstNew < 0 ? [] : bodies.slice(firstNew)).map((content, i) => ({
    depth: firstNew + i,
    content: commander && firstNew + i === bodies.length - 1 ? `${content}: ${commander}` : content,
    hint: "",
  }));
  const content = unit === "" ? "" : unitLine(unit, of);
  if (content !== "") lines.push({ depth: bodies.length, content, hint: of("kind").join(" ") });
  return { lines, bodies };
}

function unitLine(unit: string, of: (column: Column) => readonly string[]): string {
  const [men] = of("men");
  const [guns] = of("guns");
  const [calibre] = of("calibre");
  const [battalions] = of("battalions");
  const about = /^(yes|ja|tak|x|1|oui|~)$/i.test(of("estimate")[0] ?? "") ? "~" : "";
  return [
    unit,
    battalions && withNoun(battalions, "bns"),
    men && withNoun(`${about}${men}`, "men"),
    guns && withNoun(guns, "guns"),
    calibre && withNoun(calibre, "pdr"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A cell of a number alone with its noun; what says more stays as it was written. */
function withNoun(cell: string, noun: string): string {
  return /^[~≈]?[\d .,'’]*\d[~?]?$/.test(cell) ? `${cell} ${noun}` : cell;
}

/** The cells of a line, without the quotes of CSV [RFC 4180] and the frame of Markdown. */
function cellsOf(line: string, separator: Separator): string[] {
  const framed = separator === "|" ? line.trim().replace(/^\||\|$/g, "") : line;
  const cells = [""];
  let isQuoted = false;
  for (const sign of framed) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push("");
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) =>
    cell
      .replace(/\*\*|__/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}
