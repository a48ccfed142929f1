import {
  type BoundOnClock,
  evenRuns,
  orderBounds,
} from "@/lib/domain/belle-alliance/scenario/pack/bounds";
import { formationsToOrder } from "@/lib/domain/belle-alliance/scenario/pack/form-rules";
import type {
  OrderRows,
  PackOptions,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type {
  ArrivalView,
  FormationView,
  ScenarioView,
  SideView,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { SideColour } from "@/lib/domain/table/side-colours";
import type { Words } from "../../document/text/words";

/** A formation's row, for transfers and remarks, or a row with a cell for each bound, of a unit or a whole brigade. */
export type OrderSheetRow =
  | {
      readonly row: "formation";
      readonly name: string;
      readonly detail: string;
      /** Whether rows with cells follow, on whose pages its row is repeated. */
      readonly leadsUnits: boolean;
    }
  | {
      readonly row: "unit";
      readonly name: string;
      readonly detail: string;
      /** The bound of its arrival, before which it gets no orders; null if it starts on the table. */
      readonly arrives: number | null;
      /** The text across the bounds before arrival; empty if there are none. */
      readonly arrival: string;
    };

/** The order sheets of one side: the same rows for each run of bounds. */
export interface SideOrders {
  readonly title: string;
  readonly name: string;
  readonly colour: SideColour;
  readonly runs: readonly {
    readonly title: string;
    readonly bounds: readonly BoundOnClock[];
    /** Width of a bound's column in mm. */
    readonly cellMm: number;
  }[];
  readonly rows: readonly OrderSheetRow[];
  /** Blank rows at the end, as many as fit on the page, up to a maximum. */
  readonly spare: Extract<OrderSheetRow, { row: "formation" }> & {
    readonly most: number;
    readonly blank: Extract<OrderSheetRow, { row: "unit" }>;
  };
}

/** Order sheets [1.1.2], in landscape. */
export interface OrderSheets {
  readonly section: "order-sheets";
  readonly sides: readonly SideOrders[];
  readonly nameMm: number;
  readonly labels: {
    readonly unit: string;
    readonly player: string;
    readonly continued: string;
    readonly cell: Readonly<Record<CellField, string>>;
    readonly own: string;
  };
  /** At the foot of every sheet: what an order may contain, and the abbreviations. */
  readonly foot: readonly (readonly [label: string, text: string])[];
}

type CellField = "title" | "formation" | "rate" | "target" | "position" | "continued";

const MARGIN_MM = 10;
const NAME_MM = 54;
/** The narrowest cell that one can write in. */
const LEAST_CELL_MM = 24;

/**
 * The order sheets of every side whose troops the reader may know, for the requested number of bounds; empty if there
 * is no such side.
 */
export function orderSheets(
  view: ScenarioView,
  {
    options: { columns, orderRows },
    paperMm: [, heightMm],
    words,
  }: {
    readonly options: Pick<PackOptions, "columns" | "orderRows">;
    readonly paperMm: readonly [number, number];
    readonly words: Words;
  },
): OrderSheets[] {
  const known = view.sides.filter(({ formations }) => formations !== null);
  if (known.length === 0) return [];
  const roomMm = heightMm - 2 * MARGIN_MM - NAME_MM;
  const runs = evenRuns(orderBounds(view, columns), Math.floor(roomMm / LEAST_CELL_MM));
  return [
    {
      section: "order-sheets",
      sides: known.map((side) => sideOrders(side, { runs, roomMm, orderRows, words })),
      nameMm: NAME_MM,
      labels: labelsOf(words),
      foot: footOf(words),
    },
  ];
}

interface Ruling {
  readonly runs: readonly (readonly BoundOnClock[])[];
  readonly roomMm: number;
  readonly orderRows: OrderRows;
  readonly words: Words;
}

function sideOrders(side: SideView, { runs, roomMm, orderRows, words }: Ruling): SideOrders {
  const { clean, forms } = words;
  const name = clean.name(side.name);
  const ofFormation = orderRows === "units" ? rowsOf : rowsOfBrigades;
  const rows = (side.formations ?? []).flatMap((formation) => ofFormation(formation, words));
  return {
    title: forms("orders.title", { side: name }),
    name,
    colour: side.colour,
    runs: runs.map((bounds) => ({
      title: forms("orders.bounds", {
        count: bounds.length,
        from: bounds[0]?.bound ?? 0,
        to: bounds.at(-1)?.bound ?? 0,
      }),
      bounds,
      cellMm: roomMm / bounds.length,
    })),
    rows: rows.length > 0 ? rows : [spareHead(words), ...BLANK_SHEET],
    spare: { ...spareHead(words), most: rows.length > 0 ? MAX_SPARE_ROWS : 0, blank: BLANK_ROW },
  };
}

/**
 * Rows of a formation: its units come before subordinate formations, so that no unit seems to belong to another
 * brigade.
 */
function rowsOf(formation: FormationView, words: Words): OrderSheetRow[] {
  return [
    {
      row: "formation",
      name: words.clean.name(formation.fullName),
      detail: commanderOf(formation, words),
      leadsUnits: formation.units.length > 0,
    },
    ...formation.units.map((unit) => unitRow(unit, words)),
    ...formation.formations.flatMap((inner) => rowsOf(inner, words)),
  ];
}

/** A row for each formation that has nothing but units, and for each unit directly under any other. */
function rowsOfBrigades(formation: FormationView, words: Words): OrderSheetRow[] {
  if (formation.formations.length === 0) return [brigadeRow(formation, words)];
  const below = [
    ...formation.units.map((unit) => unitRow(unit, words)),
    ...formation.formations.flatMap((inner) => rowsOfBrigades(inner, words)),
  ];
  return [
    {
      row: "formation",
      name: words.clean.name(formation.fullName),
      detail: commanderOf(formation, words),
      leadsUnits: below[0]?.row === "unit",
    },
    ...below,
  ];
}

function brigadeRow(formation: FormationView, words: Words): OrderSheetRow {
  const { forms } = words;
  const units = forms("orders.units", { count: formation.totals.units });
  return {
    row: "unit",
    name: words.clean.name(formation.fullName),
    detail: [commanderOf(formation, words), units].join(" · "),
    ...arrivalCells(formation.arrives, words),
  };
}

function commanderOf({ commander }: FormationView, { clean, print }: Words): string {
  return commander === null ? print("orders.noCommander") : clean.name(commander.name);
}

function unitRow(unit: UnitView, words: Words): OrderSheetRow {
  const { clean, forms, terms, number } = words;
  const kind = terms(`type.${unit.type ?? "open"}`);
  const strength = [
    ...(unit.figures === null ? [] : [forms("orders.figures", { count: unit.figures })]),
    ...(unit.modelGuns === null || unit.gunners === null
      ? []
      : [`${number(unit.modelGuns)} + ${number(unit.gunners)}`]),
  ];
  return {
    row: "unit",
    name: clean.name(unit.name),
    detail: [kind, ...strength].join(" · "),
    ...arrivalCells(unit.arrives, words),
  };
}

function arrivalCells(arrives: ArrivalView | null, { print }: Words) {
  if (arrives === null) return { arrives: null, arrival: "" };
  const { bound, time } = arrives;
  return { arrives: bound, arrival: print("orders.arrives", { bound, time: time ?? "none" }) };
}

/**
 * Heading of the blank rows, for skirmish lines far from their units and parts of split units, which get their own
 * orders [1.1.2, 1.2.6].
 */
function spareHead({ forms }: Words) {
  const row = "formation" as const;
  return { row, name: forms("orders.spare"), detail: "[1.1.2, 1.2.6]", leadsUnits: false };
}

const BLANK_ROW = { row: "unit", name: "", detail: "", arrives: null, arrival: "" } as const;
const MAX_SPARE_ROWS = 4;
const BLANK_SHEET: readonly OrderSheetRow[] = Array.from({ length: 10 }, () => BLANK_ROW);

function labelsOf({ forms, print }: Words): OrderSheets["labels"] {
  const cell = (field: CellField) => forms(`orders.cell.${field}`);
  return {
    unit: print("orders.column.unit"),
    player: forms("orders.player"),
    continued: print("continued"),
    own: forms("orders.own"),
    cell: {
      title: cell("title"),
      formation: cell("formation"),
      rate: cell("rate"),
      target: cell("target"),
      position: cell("position"),
      continued: cell("continued"),
    },
  };
}

/** The foot with abbreviations, which the rules require but define only for states of order [1.1.2]. */
function footOf({ forms, tables, terms }: Words): OrderSheets["foot"] {
  const formations = formationsToOrder().map((each) => terms(`formation.${each}`));
  const guns = [terms("gunFormation.line"), terms("gunFormation.column-of-march")];
  const text = [...formations, ...guns].map(lowerFirst).join(" · ");
  return [
    [forms("orders.foot.formations"), `${text} [1.3.1–1.3.6]`],
    [forms("orders.foot.rates"), forms("orders.foot.ratesText")],
    [forms("orders.foot.orders"), forms("orders.foot.ordersText")],
    [forms("orders.foot.states"), tables("t3.note.orders")],
    [forms("orders.foot.rules"), forms("orders.foot.rulesText")],
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
