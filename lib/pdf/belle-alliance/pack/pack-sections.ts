import { arrivalWords } from "@/lib/domain/belle-alliance/scenario/arrival-words";
import { lackingTerrain, type Owned } from "@/lib/domain/belle-alliance/scenario/pack/lacking";
import {
  PACK_PARTS,
  type PackOptions,
  type PackPart,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { ScenarioView, SideView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import {
  type TerrainNeeded,
  terrainNeeded,
} from "@/lib/domain/belle-alliance/scenario/terrain-needed";
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
import { entryOf } from "./entry-place";
import { figuresNeededParts, neededTitle } from "./figures-needed-part";
import { labelSheets } from "./labels/label-sheets";
import { messageForms } from "./message-form-section";
import { orderOfBattleParts } from "./order-of-battle-part";
import { orderSheets } from "./order-sheet-section";
import { ownCommands } from "./own-command";
import { plannedWayParts } from "./planned-way-parts";
import { runningSheet } from "./running-sheet-section";
import type { Column, Part, Section } from "./sheet";
import { sightSections } from "./sight-sections";
import { standSheets } from "./stands/stand-sheets";
import { umpireParts } from "./umpire-parts";
import { cardSheets } from "./unit-sheets/card-sheets";
import { victoryParts } from "./victory-parts";
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
    sight: () => sightSections(view, { pages: options.sight, words, paperMm }),
    "running-sheet": () => runningSheet(view, words),
    "unit-sheets": () => cardSheets(inHand()),
    "order-sheets": () => orderSheets(named, { options, paperMm, words }),
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
    ...victoryParts(view, words),
    ...eventParts(view, words),
    ...sidesWithPapers(view).flatMap((side) => papersOf(view, side, words)),
    ...umpireParts(view, words),
    ...reinforcementParts(view, words),
    ...creditsParts(view, words),
  ];
}

/** Arrivals with time and place; for the umpire all sides in one table, in order of arrival. */
function reinforcementParts(view: ScenarioView, words: Words): Part[] {
  const { print, clean } = words;
  const arrivals = view.sides
    .flatMap((side) => (side.reinforcements ?? []).map((arrival) => ({ side, arrival })))
    .sort((a, b) => a.arrival.bound - b.arrival.bound);
  if (arrivals.length === 0) return [];
  const several = !("sideId" in view.audience);
  return [
    { part: "heading", level: 1, text: print("arrivals.title"), colour: null, startsPage: false },
    {
      part: "table",
      columns: reinforcementColumns(words).filter((_, i) => several || i !== 2),
      rows: arrivals.map(({ side, arrival }) =>
        [
          words.number(arrival.bound),
          arrival.time ?? "",
          clean.name(side.name),
          arrival.brings.map((name) => clean.name(name)).join(", "),
          entryOf(view, arrival, words),
          [...arrivalWords(arrival, words.events), arrival.note]
            .filter(Boolean)
            .map((each) => clean.line(each))
            .join(" "),
        ].filter((_, i) => several || i !== 2),
      ),
      totals: [],
    },
  ];
}

function reinforcementColumns({ print }: Words): Column[] {
  return [
    { label: print("arrivals.bound"), widthMm: 15, align: "right" },
    { label: print("arrivals.time"), widthMm: 16, align: "left" },
    { label: print("arrivals.side"), widthMm: 30, align: "left" },
    { label: print("arrivals.brings"), widthMm: null, align: "left" },
    { label: print("arrivals.entry"), widthMm: 34, align: "left" },
    { label: print("arrivals.note"), widthMm: null, align: "left" },
  ];
}

function papersOf(view: ScenarioView, side: SideView, words: Words): Part[] {
  const own = ownCommands(view);
  // The umpire's ways stand together in the umpire's own part.
  const ways = view.umpire === null ? plannedWayParts(view, words) : [];
  if (own?.side === side) return [...commandParts(own.commands, side, words), ...ways];
  if (own) return [];
  return [...briefParts(view, side, words), ...ways, ...playersParts(side, words)];
}

/** What the reader knows will happen, by bound. */
function eventParts({ events }: ScenarioView, { events: say, clean }: Words): Part[] {
  if (events.length === 0) return [];
  return [
    { part: "heading", level: 2, text: say("known"), colour: null, startsPage: false },
    {
      part: "facts",
      rows: events.map(({ bound, time, text, sightCm }) => [
        time === null ? say("atBound", { bound }) : say("at", { bound, time }),
        clean.line(
          [text, sightCm === null ? "" : say("sightSays", { cm: sightCm })]
            .filter(Boolean)
            .join(" "),
        ),
      ]),
    },
  ];
}

function ordersParts(view: ScenarioView, keys: ReadonlyMap<string, string>, words: Words): Part[] {
  return sidesWithPapers(view).flatMap((side) => orderOfBattleParts(side, keys, words));
}

/** Figures and terrain to bring. */
function neededParts({ view, options, words }: PackInput): Part[] {
  const named = withTroopsNamed(view);
  const { owned } = options;
  return [...figuresNeededParts(named, owned, words), ...terrainNeededParts(view, owned, words)];
}

/** The pieces of terrain to build or bring, as one table; without those that are owned. */
function terrainNeededParts({ map }: ScenarioView, owned: Owned | null, words: Words): Part[] {
  const needed = terrainNeeded(map);
  if (needed.length === 0) return [];
  const { print } = words;
  const rows = owned ? lackingTerrain(needed, owned.stock) : needed;
  return [
    {
      part: "heading",
      level: 1,
      text: neededTitle("terrainNeeded", owned, words),
      colour: null,
      startsPage: false,
    },
    rows.length === 0
      ? { part: "remark", text: print("nothingLacks") }
      : {
          part: "table",
          columns: terrainColumns(words),
          rows: rows.map((row) => terrainCells(row, words)),
          totals: [],
        },
  ];
}

function terrainColumns({ print }: Words): Column[] {
  const column = (key: string, widthMm: number | null, align: Column["align"]): Column => ({
    label: print(`terrainNeeded.${key}`),
    widthMm,
    align,
  });
  return [
    column("kind", null, "left"),
    column("width", 24, "right"),
    column("pieces", 24, "right"),
    column("length", 28, "right"),
    column("area", 28, "right"),
  ];
}

function terrainCells(
  { key, layer, ...row }: TerrainNeeded,
  { print, legend, number }: Words,
): string[] {
  const measure = (value: number | null, unit: "cm" | "cm2") =>
    value === null ? "" : print(`terrainNeeded.${unit}`, { value: number(Math.round(value)) });
  const { widthCm } = row;
  const width =
    widthCm === null
      ? ""
      : print("terrainNeeded.cm", { value: number(widthCm, Number.isInteger(widthCm) ? 0 : 1) });
  return [
    layer === null ? legend(key) : print("terrainNeeded.hill", { layer }),
    width,
    number(row.pieces),
    measure(row.lengthCm, "cm"),
    measure(row.areaCm2, "cm2"),
  ];
}

function withTroopsNamed(view: ScenarioView): ScenarioView {
  return { ...view, sides: view.sides.map((side) => troopsOf(view, side)) };
}

/** Names the side after what the reader leads if they know only its troops. */
function troopsOf(view: ScenarioView, side: SideView): SideView {
  const commands = ownCommands(view)?.commands ?? [];
  if (commands.length === 0 || commands.some(({ knows }) => knows === "side")) return side;
  return { ...side, name: commands.map(({ fullName }) => fullName).join(", ") };
}

function sidesWithPapers({ sides }: ScenarioView): readonly SideView[] {
  return sides.filter(
    ({ tasks, brief, formations }) => tasks !== null || brief !== null || formations !== null,
  );
}
