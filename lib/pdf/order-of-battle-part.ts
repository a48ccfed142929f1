import type {
  FormationView,
  SideView,
  Totals,
  UnitView,
} from "@/lib/domain/scenario/scenario-view";
import type { Column, OrderRow, Part } from "./sheet";
import { unitKind } from "./unit-kind";
import type { Words } from "./words";

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
    text: print("orders.title", { side: clean.line(side.name) }),
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
  private readonly columns: readonly { readonly key: string; readonly column: Column }[];

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
          : [print("orders.total"), ...this.cellsOf(this.totalValues(this.side.totals))],
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
      name: clean.line(formation.name),
      detail: this.commanderOf(formation),
      notes: [
        clean.line(formation.note),
        ...labelled(print("orders.umpireNote"), clean.line(formation.umpire?.note ?? "")),
        ...(formation.umpire?.hidden === true ? [print("orders.hidden")] : []),
      ].filter((note) => note !== ""),
      cells: this.cellsOf(this.totalValues(formation.totals)),
    };
  }

  private commanderOf({ commander, adjutants }: FormationView): string {
    const { clean, print, terms } = this.words;
    if (commander === null) return print("orders.noCommander");
    return [
      clean.line(commander.name),
      ...(commander.efficiency === "normal" ? [] : [terms(`efficiency.${commander.efficiency}`)]),
      print("orders.adjutants", { count: adjutants }),
    ].join(" · ");
  }

  private totalValues(totals: Totals): Record<string, string> {
    const { print, number } = this.words;
    const counted = (value: number) => (value === 0 ? "" : number(value));
    const rounding = Math.round(totals.rounding * 100) / 100;
    return {
      men: counted(totals.men),
      guns: counted(totals.guns),
      figures: counted(totals.figures),
      models:
        totals.modelGuns === 0 ? "" : `${number(totals.modelGuns)} + ${number(totals.gunners)}`,
      steps:
        rounding === 0
          ? ""
          : print("orders.rounding", {
              exact: decimals(totals.exactFigures, this.words),
              rounding: `${rounding > 0 ? "+" : "−"}${decimals(Math.abs(rounding), this.words)}`,
            }),
    };
  }

  private unitRow(unit: UnitView, depth: number): OrderRow {
    const { clean, print } = this.words;
    const source = clean.line(unit.source);
    return {
      row: "unit",
      depth,
      key: this.keys.get(unit.id) ?? "",
      name: clean.line(unit.name),
      notes: [
        clean.line(unit.note),
        ...labelled(print("orders.umpireNote"), clean.line(unit.umpire?.note ?? "")),
        ...labelled(print("orders.ownValour"), clean.line(unit.umpire?.ownValourReason ?? "")),
        ...(unit.umpire?.hidden === true ? [print("orders.hidden")] : []),
      ].filter((note) => note !== ""),
      sources: source === "" ? [] : [this.numberOf(source)],
      cells: this.cellsOf(this.unitValues(unit)),
    };
  }

  private unitValues(unit: UnitView): Record<string, string> {
    const { number, print } = this.words;
    const estimate = unit.estimate ? "~" : "";
    const hasGuns = unit.guns !== null;
    const unknown = unit.men === null && !hasGuns;
    return {
      kind: unitKind(unit, this.words),
      men:
        unit.men === null
          ? unknown
            ? print("orders.unknown")
            : ""
          : `${estimate}${number(unit.men)}`,
      guns: hasGuns ? this.gunsOf(unit) : "",
      figures: unit.figures === null ? "" : number(unit.figures),
      models:
        unit.modelGuns === null ? "" : `${number(unit.modelGuns)} + ${number(unit.gunners ?? 0)}`,
      valour: this.valourOf(unit),
      steps: unit.lossSteps
        .filter((figures) => figures > 0)
        .map((figures) => number(figures))
        .join(" · "),
    };
  }

  private gunsOf({ guns, calibrePd }: UnitView): string {
    const { number, print } = this.words;
    const count = number(guns ?? 0);
    return calibrePd === null
      ? count
      : print("orders.guns", { guns: count, pounds: number(calibrePd) });
  }

  /** The value, and where it comes from: table 21, the umpire, a choice still open, or no row at all. */
  private valourOf({ valour }: UnitView): string {
    const { signed, print } = this.words;
    const values = valour.tableValues.map(signed).join("/");
    const value =
      valour.origin === "undecided" ? values || signed(valour.value) : signed(valour.value);
    return `${value} ${print(`orders.origin.${valour.origin}`)}`;
  }

  /** The explanations of the marks that this table bears. */
  private marksUsed(): string[] {
    const units = (this.side.formations ?? []).flatMap(unitsBelow);
    const marks = [
      ...(units.some(({ estimate }) => estimate) ? ["estimate"] : []),
      ...["table", "own", "undecided", "default"].filter((origin) =>
        units.some(({ valour }) => valour.origin === origin),
      ),
      ...(units.length > 0 ? ["steps"] : []),
    ];
    return marks.map((mark) => this.words.print(`orders.key.${mark}`));
  }

  private cellsOf(values: Record<string, string>): string[] {
    return this.columns.slice(1).map(({ key }) => values[key] ?? "");
  }

  private numberOf(source: string): number {
    if (!this.sources.includes(source)) this.sources.push(source);
    return this.sources.indexOf(source) + 1;
  }
}

function columnsOf(words: Words, guns: "with guns" | "without guns") {
  const column = (key: string, widthMm: number | null, align: Column["align"]) => ({
    key,
    column: { label: words.print(`orders.column.${key}`), widthMm, align },
  });
  return [
    column("unit", null, "left"),
    column("kind", 32, "left"),
    column("men", 13.5, "right"),
    ...(guns === "with guns" ? [column("guns", 15, "right")] : []),
    column("figures", 13.5, "right"),
    ...(guns === "with guns" ? [column("models", 16, "right")] : []),
    column("valour", 16.5, "center"),
    column("steps", 25, "left"),
  ];
}

function labelled(label: string, text: string): string[] {
  return text === "" ? [] : [`${label}: ${text}`];
}

/** As many decimals as the figure needs, two at the most. */
function decimals(value: number, { number }: Words): string {
  const rounded = Math.round(value * 100) / 100;
  const places = Number.isInteger(rounded) ? 0 : Number.isInteger(rounded * 10) ? 1 : 2;
  return number(rounded, places);
}

function unitsBelow(formation: FormationView): UnitView[] {
  return [...formation.units, ...formation.formations.flatMap(unitsBelow)];
}
