import { type TableSheetOptions, WHOLE_TABLE } from "../../../table/sheets/table-sheets";
import type { LabelSheet } from "./label-sheets";
import type { Owned } from "./lacking";
import type { SightPage } from "./sight-pages";

/** The parts a pack can have, in printing order. */
export const PACK_PARTS = [
  "book",
  "order-of-battle",
  "diagram",
  "map",
  "figures",
  "sight",
  "running-sheet",
  "unit-sheets",
  "order-sheets",
  "message-forms",
  "adjutant-slips",
  "victory-sheet",
  "quick-reference",
  "player-cards",
  "labels",
  "stands",
  "table-sheets",
] as const;
export type PackPart = (typeof PACK_PARTS)[number];

/** Parts that go on where the one before ends, so that together they have fewer pages than one by one. */
export const FLOWING_PARTS: readonly PackPart[] = ["book", "order-of-battle", "map", "figures"];

/** How unit sheets are laid: cards, 8 on an A4 page, or strips, 12. */
export const CARD_LAYOUTS = ["cards", "strips"] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** Whether labels, which the enemy can read across the table, show a unit's valour. */
export const LABEL_VALOURS = ["hidden", "shown"] as const;
export type LabelValour = (typeof LABEL_VALOURS)[number];

/** The rows of order sheets: one for each unit, or one for each brigade, whose units move together. */
export const ORDER_ROWS = ["units", "brigades"] as const;
export type OrderRows = (typeof ORDER_ROWS)[number];

export interface PackOptions {
  readonly parts: readonly PackPart[];
  readonly cards: CardLayout;
  /** The sheet that labels are printed on, by its maker's number, or plain paper to cut. */
  readonly labels: LabelSheet;
  readonly labelValour: LabelValour;
  readonly orderRows: OrderRows;
  /** Bounds on the order sheets; null for as many as the game has. */
  readonly columns: number | null;
  /** The number of sheets of message forms per side, and of copies of each adjutant's slip. */
  readonly copies: number;
  /** Options of the part `table-sheets`. */
  readonly table: TableSheetOptions;
  /** What is left out of the part `figures`, which lists what a game needs; null for nothing. */
  readonly owned: Owned | null;
  /** The pages of the part `sight`; null for one of each side. */
  readonly sight: readonly SightPage[] | null;
}

/** The most bounds that can be requested for order sheets. */
export const MAX_COLUMNS = 40;

/** The most copies of forms. */
export const MAX_COPIES = 20;

/** The default pack, used if nothing is chosen. */
export const WHOLE_BOOK: PackOptions = {
  parts: ["book", "order-of-battle", "map", "figures"],
  cards: "cards",
  labels: "cut",
  labelValour: "hidden",
  orderRows: "units",
  columns: null,
  copies: 1,
  table: WHOLE_TABLE,
  owned: null,
  sight: null,
};

/** Ready-made selections of parts. */
export const PACK_PRESETS = ["book", "table", "everything"] as const;
export type PackPreset = (typeof PACK_PRESETS)[number];

/** Parts that are used before the game: to read, to order figures from, or to build from. */
const NOT_AT_THE_TABLE: readonly PackPart[] = [
  "book",
  "figures",
  "sight",
  "stands",
  "table-sheets",
];

/** Choices of their own: hundreds of sheets at true size, and sight, which takes longer to work out than all the rest. */
const BY_CHOICE: readonly PackPart[] = ["sight", "table-sheets"];

/** The parts of each preset, in printing order. */
export const PRESET_PARTS: Readonly<Record<PackPreset, readonly PackPart[]>> = {
  book: WHOLE_BOOK.parts,
  table: PACK_PARTS.filter((part) => !NOT_AT_THE_TABLE.includes(part)),
  everything: PACK_PARTS.filter((part) => !BY_CHOICE.includes(part)),
};
