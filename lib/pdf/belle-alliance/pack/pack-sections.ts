import {
  PACK_PARTS,
  type PackOptions,
  type PackPart,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { ScenarioView, SideView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Paper } from "@/lib/domain/document/paper";
import { PAPER_SIZE_MM } from "../../document/paper";
import type { Words } from "../../document/text/words";
import { tableSection } from "../../table/sheets/table-part";
import { drawMap, mapKeys } from "../map/map-part";
import { printedTable } from "../map/printed-map";
import { playerCards } from "../reference/player-cards";
import { quickReference } from "../reference/quick-reference";
import { adjutantSlips } from "./adjutant-slip-section";
import { briefParts, commonParts, creditsParts } from "./brief-parts";
import { commandParts, playersParts } from "./command-parts";
import { diagramSheets } from "./diagram-part";
import { figuresNeededParts } from "./figures-needed-part";
import { labelSheets } from "./labels/label-sheets";
import { messageForms } from "./message-form-section";
import { orderOfBattleParts } from "./order-of-battle-part";
import { orderSheets } from "./order-sheet-section";
import { ownCommand } from "./own-command";
import { reinforcementParts } from "./reinforcement-part";
import { runningSheet } from "./running-sheet-section";
import type { Part, Section } from "./sheet";
import { standSheets } from "./stands/stand-sheets";
import { terrainNeededParts } from "./terrain-needed-part";
import { umpireParts } from "./umpire-parts";
import { cardSheets } from "./unit-sheets/card-sheets";
import { victorySheet } from "./victory-sheet-section";

/** The input for the sections of a pack. */
interface PackInput {
  readonly view: ScenarioView;
  readonly options: PackOptions;
  readonly words: Words;
  readonly title: string;
  readonly paper: Paper;
}

/** The sections of the requested parts, always in printing order. */
export function sectionsOf(pack: PackInput): Section[] {
  const makers = makersOf(pack);
  return PACK_PARTS.filter((part) => pack.options.parts.includes(part)).flatMap((part) =>
    makers[part](),
  );
}

function makersOf(pack: PackInput): Readonly<Record<PackPart, () => Section[]>> {
  const { view, options, words, title, paper } = pack;
  const paperMm = PAPER_SIZE_MM[paper];
  const map = once(() => drawMap(view, words, paperMm));
  const isMapped = options.parts.includes("map");
  const keys = once(() => (isMapped ? map().keys : mapKeys(view, words, paperMm)));
  const named = withTroopsNamed(view);
  const inHand = () => ({ ...pack, view: named, paperMm, keys: keys() });
  // What follows the map goes on below it, so that no page holds a few lines alone.
  const below = () => (options.parts.includes("figures") ? neededParts(pack) : []);
  return {
    book: () => textSection(bookParts(view, words)),
    "order-of-battle": () => textSection(ordersParts(named, keys(), words)),
    diagram: () => diagramSheets(named, words).map((diagram) => ({ section: "diagram", diagram })),
    map: () => [{ section: "map", map: map().drawing, below: below() }],
    figures: () => (isMapped ? [] : textSection(neededParts(pack))),
    "running-sheet": () => runningSheet(view, words),
    "unit-sheets": () => cardSheets(inHand()),
    "order-sheets": () => orderSheets(named, { columns: options.columns, paperMm, words }),
    "message-forms": () => messageForms(view, { copies: options.copies, words }),
    "adjutant-slips": () => adjutantSlips(view, { copies: options.copies, words }),
    "victory-sheet": () => victorySheet(view, words),
    "quick-reference": () => [{ section: "reference", reference: quickReference(view, words) }],
    "player-cards": () =>
      playerCards(view, words).map((card) => ({ section: "player-card", card })),
    labels: () => labelSheets(inHand()),
    stands: () => standSheets(inHand()),
    "table-sheets": () => [
      tableSection(printedTable(view, title, words.clean), {
        words,
        paper,
        options: options.table,
      }),
    ],
  };
}

/** Caches a slow computation, which runs only if a part needs it. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** A section of flowing parts; empty if there are none. */
export function textSection(parts: readonly Part[]): Section[] {
  return parts.length === 0 ? [] : [{ section: "text", parts }];
}

function bookParts(view: ScenarioView, words: Words): Part[] {
  return [
    ...commonParts(view, words),
    ...toldSides(view).flatMap((side) => papersOf(view, side, words)),
    ...umpireParts(view, words),
    ...reinforcementParts(view, words),
    ...creditsParts(view, words),
  ];
}

function papersOf(view: ScenarioView, side: SideView, words: Words): Part[] {
  const own = ownCommand(view);
  if (own) return own.side === side ? commandParts(own.command, side, words) : [];
  return [...briefParts(view, side, words), ...playersParts(side, words)];
}

function ordersParts(view: ScenarioView, keys: ReadonlyMap<string, string>, words: Words): Part[] {
  return toldSides(view).flatMap((side) => orderOfBattleParts(side, keys, words));
}

/** Figures and terrain to bring. */
function neededParts({ view, options, words }: PackInput): Part[] {
  const named = withTroopsNamed(view);
  const { owned } = options;
  return [...figuresNeededParts(named, owned, words), ...terrainNeededParts(view, owned, words)];
}

function withTroopsNamed(view: ScenarioView): ScenarioView {
  return { ...view, sides: view.sides.map((side) => troopsOf(view, side)) };
}

/** Names the side after the reader's formation if they know only its troops. */
function troopsOf(view: ScenarioView, side: SideView): SideView {
  const own = ownCommand(view);
  return own && own.command.knows !== "side" ? { ...side, name: own.command.name } : side;
}

/** The sides of which the view contains any papers. */
function toldSides({ sides }: ScenarioView): readonly SideView[] {
  return sides.filter(
    ({ tasks, brief, formations }) => tasks !== null || brief !== null || formations !== null,
  );
}
