import type {
  FormationView,
  SideView,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import { commandOf } from "./order-command";
import { formationSigns, inBuilding, keyOfSigns, unitSigns } from "./order-signs";
import { type OrderValues, totalValues, unitValues } from "./order-values";
import type { Column, OrderRow, Part } from "./sheet";

/** Letters for notes shared by several formations and units, in order of occurrence. */
class SharedNotes {
  readonly texts: readonly string[];
  private readonly letters: ReadonlyMap<string, string>;

  constructor(formations: readonly FormationView[], words: Words) {
    const counts = new Map<string, number>();
    for (const note of formations.flatMap((each) => notesUnder(each, words))) {
      counts.set(note, (counts.get(note) ?? 0) + 1);
    }
    this.texts = [...counts].filter(([, count]) => count > 1).map(([note]) => note);
    this.letters = new Map(this.texts.map((note, i) => [note, lettersFor(i)]));
  }

  /** The letter of a shared note; null for a note of only one row. */
  letterOf(note: string): string | null {
    return this.letters.get(note) ?? null;
  }
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A side's order of battle as one table that repeats the rows of formations on every page. */
export function orderOfBattleParts(
  side: SideView,
  keys: ReadonlyMap<string, string>,
  words: Words,
): Part[] {
  if (side.formations === null) return [];
  const { print, clean } = words;
  const heading: Part = {
    part: "heading",
    level: 1,
    text: print("orders.title", { side: clean.name(side.name) }),
    colour: side.colour,
    startsPage: countRows(side.formations) > ROWS_BELOW_OTHERS,
  };
  if (side.formations.length === 0) {
    return [heading, { part: "remark", text: print("orders.missing") }];
  }
  return [heading, new OrderTable(side, keys, words).part()];
}

/** A table with more rows than this begins on a new page. */
const ROWS_BELOW_OTHERS = 16;

function countRows(formations: readonly FormationView[]): number {
  return formations.reduce(
    (rows, { units, formations: inner }) => rows + 1 + units.length + countRows(inner),
    0,
  );
}

/** Builds the table; sources are numbered in order of occurrence. */
class OrderTable {
  private readonly sources: string[] = [];
  private readonly shared: SharedNotes;
  private readonly columns: readonly OrderColumn[];

  constructor(
    private readonly side: SideView,
    private readonly keys: ReadonlyMap<string, string>,
    private readonly words: Words,
  ) {
    this.shared = new SharedNotes(side.formations ?? [], words);
    const hasGuns = (side.formations ?? []).some(({ totals }) => totals.guns > 0);
    this.columns = columnsOf(words, hasGuns ? "with guns" : "without guns");
  }

  part(): Part {
    const { print } = this.words;
    const rows = (this.side.formations ?? []).flatMap((formation) => this.rowsOf(formation, 0));
    return {
      part: "order-of-battle",
      columns: this.columns.map(({ column }) => column),
      rows,
      totals:
        this.side.totals === null
          ? []
          : [print("orders.total"), ...this.cellsOf(totalValues(this.side.totals, this.words)), ""],
      name: this.side.id,
      continued: print("continued"),
      key: keyOfSigns(this.side.formations ?? [], this.words),
      notesLabel: print("orders.notes"),
      notes: this.shared.texts,
      sourcesLabel: print("orders.sources"),
      sources: this.sources,
    };
  }

  /**
   * Rows of a formation: its units come before subordinate formations, so that no unit seems to belong to another
   * brigade.
   */
  private rowsOf(formation: FormationView, depth: number): OrderRow[] {
    return [
      this.formationRow(formation, depth),
      ...formation.units.map((unit) => this.unitRow(unit, depth + 1)),
      ...formation.formations.flatMap((inner) => this.rowsOf(inner, depth + 1)),
    ];
  }

  private formationRow(formation: FormationView, depth: number): OrderRow {
    const { clean } = this.words;
    return {
      row: "formation",
      depth,
      name: clean.name(formation.fullName),
      detail: commandOf(formation, this.words),
      leadsUnits: formation.totals.units > 0,
      ...this.said(formationNotes(formation, this.words), formationSigns(formation)),
      cells: this.cellsOf(totalValues(formation.totals, this.words)),
    };
  }

  private unitRow(unit: UnitView, depth: number): OrderRow {
    const { clean } = this.words;
    const source = clean.line(unit.source);
    return {
      row: "unit",
      depth,
      key: this.keys.get(unit.id) ?? "",
      name: clean.name(unit.name),
      sources: source === "" ? [] : [this.numberOf(source)],
      ...this.said(unitNotes(unit, this.words), unitSigns(unit, this.words)),
      cells: this.cellsOf(unitValues(unit, this.words)),
    };
  }

  /** A row's notes; shared ones are printed below the table, and their letters among the row's signs. */
  private said(notes: readonly string[], signs: readonly string[]) {
    const letters = notes.flatMap((note) => this.shared.letterOf(note) ?? []).sort();
    return {
      notes: notes.filter((note) => this.shared.letterOf(note) === null),
      signs: [...signs, ...letters],
    };
  }

  private cellsOf(values: OrderValues): string[] {
    return this.columns
      .slice(1, -1)
      .map(({ key }) => (key === "unit" || key === "signs" ? "" : (values[key] ?? "")));
  }

  private numberOf(source: string): number {
    if (!this.sources.includes(source)) this.sources.push(source);
    return this.sources.indexOf(source) + 1;
  }
}

interface OrderColumn {
  readonly key: "unit" | "signs" | keyof OrderValues;
  readonly column: Column;
}

function columnsOf(words: Words, guns: "with guns" | "without guns"): OrderColumn[] {
  const column = (
    key: OrderColumn["key"],
    widthMm: number | null,
    align: Column["align"],
  ): OrderColumn => ({
    key,
    column: { label: words.print(`orders.column.${key}`), widthMm, align },
  });
  return [
    column("unit", null, "left"),
    column("kind", 30, "left"),
    column("men", 12.5, "right"),
    ...(guns === "with guns" ? [column("guns", 17, "right")] : []),
    column("figures", 16, "bracketed"),
    ...(guns === "with guns" ? [column("models", 16, "right")] : []),
    column("valour", 15, "center"),
    column("steps", 22, "left"),
    column("signs", 16, "left"),
  ];
}

/** The small print under a unit's name: the author's notes, and the building it holds. */
function unitNotes(unit: UnitView, words: Words): string[] {
  const { clean, print } = words;
  return [
    clean.line(unit.note),
    ...inBuilding(unit, words),
    ...labelled(print("orders.umpireNote"), clean.line(unit.umpire?.note ?? "")),
    ...labelled(print("orders.ownValour"), clean.line(unit.umpire?.ownValourReason ?? "")),
  ].filter((note) => note !== "");
}

/** The small print under a formation's name. */
function formationNotes({ note, umpire }: FormationView, { clean, print }: Words): string[] {
  return [
    clean.line(note),
    ...labelled(print("orders.umpireNote"), clean.line(umpire?.note ?? "")),
  ].filter((text) => text !== "");
}

/** A text with its label; empty if there is no text. */
function labelled(label: string, text: string): string[] {
  return text === "" ? [] : [`${label}: ${text}`];
}

function notesUnder(formation: FormationView, words: Words): string[] {
  return [
    ...formationNotes(formation, words),
    ...formation.units.flatMap((unit) => unitNotes(unit, words)),
    ...formation.formations.flatMap((inner) => notesUnder(inner, words)),
  ];
}

/** a to z, then aa, ab …, like the lettering of the list below the table. */
function lettersFor(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  const last = LETTERS[index % LETTERS.length] ?? "";
  return rest === 0 ? last : `${lettersFor(rest - 1)}${last}`;
}
