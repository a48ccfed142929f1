import type { FormationView, SideView, UnitView } from "@/lib/domain/scenario/scenario-view";
import type { Words } from "../text/words";
import { type OrderValues, totalValues, unitValues } from "./order-values";
import type { Column, OrderRow, Part } from "./sheet";
import { arrivalOf, labelled, unitNotes } from "./unit-notes";

/** A side's order of battle as one table that repeats its formations' rows on every page. */
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

/** A table of more rows than this begins on a page of its own. */
const ROWS_BELOW_OTHERS = 16;

function countRows(formations: readonly FormationView[]): number {
  return formations.reduce(
    (rows, { units, formations: inner }) => rows + 1 + units.length + countRows(inner),
    0,
  );
}

/** Builds the table; sources are numbered in the order they are met. */
class OrderTable {
  private readonly sources: string[] = [];
  private readonly columns: readonly OrderColumn[];

  constructor(
    private readonly side: SideView,
    private readonly keys: ReadonlyMap<string, string>,
    private readonly words: Words,
  ) {
    this.columns = columnsOf(words, (side.totals?.guns ?? 0) > 0 ? "with guns" : "without guns");
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
          : [print("orders.total"), ...this.cellsOf(totalValues(this.side.totals, this.words))],
      name: this.side.id,
      continued: print("continued"),
      key: this.marksUsed(),
      sourcesLabel: print("orders.sources"),
      sources: this.sources,
    };
  }

  /** Units before subordinate formations, so that no unit seems to stand under a brigade not its own. */
  private rowsOf(formation: FormationView, depth: number): OrderRow[] {
    return [
      this.formationRow(formation, depth),
      ...formation.units.map((unit) => this.unitRow(unit, depth + 1)),
      ...formation.formations.flatMap((inner) => this.rowsOf(inner, depth + 1)),
    ];
  }

  private formationRow(formation: FormationView, depth: number): OrderRow {
    const { clean, print } = this.words;
    return {
      row: "formation",
      depth,
      name: clean.name(formation.name),
      detail: this.commanderOf(formation),
      leadsUnits: formation.totals.units > 0,
      notes: [
        clean.line(formation.note),
        ...arrivalOf(formation, this.words),
        ...labelled(print("orders.umpireNote"), clean.line(formation.umpire?.note ?? "")),
        ...(formation.umpire?.hidden === true ? [print("orders.hidden")] : []),
      ].filter((note) => note !== ""),
      cells: this.cellsOf(totalValues(formation.totals, this.words)),
    };
  }

  private commanderOf({ commander, adjutants }: FormationView): string {
    const { clean, print, terms } = this.words;
    if (commander === null) return print("orders.noCommander");
    return [
      clean.name(commander.name),
      ...(commander.efficiency === "normal" ? [] : [terms(`efficiency.${commander.efficiency}`)]),
      // A number stays with what it counts.
      print("orders.adjutants", { count: adjutants }).replace(" ", "\u00a0"),
    ].join(" · ");
  }

  private unitRow(unit: UnitView, depth: number): OrderRow {
    const { clean } = this.words;
    const source = clean.line(unit.source);
    return {
      row: "unit",
      depth,
      key: this.keys.get(unit.id) ?? "",
      name: clean.name(unit.name),
      notes: unitNotes(unit, this.words),
      sources: source === "" ? [] : [this.numberOf(source)],
      cells: this.cellsOf(unitValues(unit, this.words)),
    };
  }

  /** The explanations of the marks in this table. */
  private marksUsed(): string[] {
    const units = (this.side.formations ?? []).flatMap(unitsBelow);
    const marks = [
      ...(units.some(({ estimate }) => estimate) ? ["estimate"] : []),
      ...["table", "own", "undecided", "default"].filter((origin) =>
        units.some(({ valour }) => valour.origin === origin),
      ),
      ...(units.some(({ skirmishers }) => skirmishers) ? ["skirmishers"] : []),
      ...(units.length > 0 ? ["steps"] : []),
      ...(units.some(({ figures }) => figures !== null) ? ["removed"] : []),
    ];
    return marks.map((mark) => this.words.print(`orders.key.${mark}`));
  }

  private cellsOf(values: OrderValues): string[] {
    return this.columns.slice(1).map(({ key }) => (key === "unit" ? "" : (values[key] ?? "")));
  }

  private numberOf(source: string): number {
    if (!this.sources.includes(source)) this.sources.push(source);
    return this.sources.indexOf(source) + 1;
  }
}

interface OrderColumn {
  readonly key: "unit" | keyof OrderValues;
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
    column("kind", 31, "left"),
    column("men", 13.5, "right"),
    ...(guns === "with guns" ? [column("guns", 18.5, "right")] : []),
    column("figures", 18, "bracketed"),
    ...(guns === "with guns" ? [column("models", 20, "right")] : []),
    column("valour", 18, "center"),
    column("steps", 24, "left"),
  ];
}

function unitsBelow(formation: FormationView): UnitView[] {
  return [...formation.units, ...formation.formations.flatMap(unitsBelow)];
}
