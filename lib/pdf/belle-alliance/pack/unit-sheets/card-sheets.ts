import type { PackOptions } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type {
  FormationView,
  ScenarioView,
  SideView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../../document/text/words";
import { SignBook } from "../../map/sign-book";
import type { Card, CardSheet, CardSheets } from "./card";
import { cardKey } from "./card-key";
import { commanderCard } from "./commander-card";
import { unitCard } from "./unit-card";

/** The input for unit sheets. */
export interface UnitSheetInput {
  readonly view: ScenarioView;
  readonly options: PackOptions;
  readonly words: Words;
  readonly paperMm: readonly [number, number];
  /** Numbers of units and letters of commanders on the map, by id. */
  readonly keys: ReadonlyMap<string, string>;
}

interface CardInput extends UnitSheetInput {
  readonly signs: SignBook;
}

/** Room that the margins with the heading take off a page, in mm. */
const MARGINS_MM = { across: 18, down: 22 } as const;
/**
 * What a card or strip measures at least, in mm, and how low it may be where that saves a page; they are made as large
 * as fills the page.
 */
const LEAST_MM = {
  cards: { width: 93, height: 62.5, lowest: 50 },
  strips: { width: 185, height: 22.4, lowest: 22.4 },
} as const;

/** A card or strip for each commander and unit in the view, by side and formation. */
export function cardSheets(hand: UnitSheetInput): CardSheets[] {
  const { view, options, words } = hand;
  const grid = gridOf(options.cards, hand.paperMm);
  const signs = new SignBook();
  const sheets = view.sides.flatMap((side) => sheetsOfSide(side, grid, { ...hand, signs }));
  if (sheets.length === 0) return [];
  const key = cardKey(view.sides, signs, words);
  return [
    {
      section: "unit-sheets",
      layout: options.cards,
      columns: grid.columns,
      signs: signs.files(),
      sheets,
      key,
      textLanguage: view.language,
    },
  ];
}

interface CardGrid {
  readonly columns: number;
  readonly rows: number;
  readonly mostRows: number;
}

function gridOf(
  layout: PackOptions["cards"],
  [width, height]: readonly [number, number],
): CardGrid {
  const least = LEAST_MM[layout];
  const down = height - MARGINS_MM.down;
  return {
    columns: Math.max(1, Math.floor((width - MARGINS_MM.across) / least.width)),
    rows: Math.max(1, Math.floor(down / least.height)),
    mostRows: Math.max(1, Math.floor(down / least.lowest)),
  };
}

/** The fewest rows, from the usual number on, with which the cards take the fewest pages. */
function rowsFor(cards: number, { columns, rows, mostRows }: CardGrid): number {
  const pages = (each: number) => Math.ceil(cards / (columns * each));
  const choices = Array.from({ length: mostRows - rows + 1 }, (_, i) => rows + i);
  return choices.find((each) => pages(each) === pages(mostRows)) ?? rows;
}

function sheetsOfSide(side: SideView, grid: CardGrid, hand: CardInput): CardSheet[] {
  const { words } = hand;
  const cards = (side.formations ?? []).flatMap((each) => cardsOf(each, "", side, hand));
  const title = words.unitSheets("title", { side: words.clean.name(side.name) });
  const rows = rowsFor(cards.length, grid);
  return bySheet(cards, { ...grid, rows }).map((own, i) => ({
    heading: i === 0 ? title : "",
    title,
    colour: side.colour,
    rows,
    cards: own,
  }));
}

/**
 * Cards or labels by the sheets they fill. A last sheet of one row gets that of the sheet before it as well, so that
 * no unit has a sheet alone.
 */
export function bySheet<Piece>(
  pieces: readonly Piece[],
  { columns, rows }: Pick<CardGrid, "columns" | "rows">,
): (readonly Piece[])[] {
  const perSheet = columns * rows;
  const pages = Math.ceil(pieces.length / perSheet);
  const left = pieces.length - (pages - 1) * perSheet;
  const moved = pages > 1 && rows > 1 && left <= columns ? columns : 0;
  const starts = Array.from(
    { length: pages },
    (_, i) => i * perSheet - (i === pages - 1 ? moved : 0),
  );
  return starts.map((start, i) => pieces.slice(start, starts[i + 1]));
}

/** Cards of a formation's commander, its units, then its inner formations. */
function cardsOf(formation: FormationView, above: string, side: SideView, hand: CardInput): Card[] {
  const { view, options, words, keys, signs } = hand;
  const { colour } = side;
  const name = words.clean.name(formation.fullName);
  const keyOf = (id: string) => keys.get(id) ?? "";
  const commander = commanderCard(
    formation,
    { under: above, key: keyOf(formation.id), colour, signs },
    words,
  );
  const units = formation.units.map((unit) => {
    const placed = view.map.units.find(({ id }) => id === unit.id) ?? null;
    return unitCard(
      unit,
      { layout: options.cards, under: name, key: keyOf(unit.id), colour, signs, placed },
      words,
    );
  });
  const superior =
    formation.commander === null ? above : words.clean.name(formation.commander.name);
  const below = formation.formations.flatMap((each) => cardsOf(each, superior, side, hand));
  return [...(commander === null ? [] : [commander]), ...units, ...below];
}
