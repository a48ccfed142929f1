import { phasesOfBound } from "@/lib/domain/belle-alliance/scenario/pack/form-rules";
import { concerns } from "@/lib/domain/belle-alliance/scenario/pack/player-rows";
import type {
  FormationView,
  ScenarioView,
  SideView,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { tablesForTroops } from "@/lib/domain/belle-alliance/scenario/tables-needed";
import { chosenTables } from "@/lib/domain/belle-alliance/tables/sheet-tables";
import type { SheetTable } from "@/lib/domain/document/rule-tables/table-in-words";
import type { SideColour } from "@/lib/domain/table/side-colours";
import { type ReferenceTables, referenceTables } from "../../document/reference-sheet";
import { paperWords } from "../../document/text/paper-words";
import type { Words } from "../../document/text/words";
import { commandName, ownCommands } from "../pack/own-command";

/** The rows of the tables that one player's own troops can ever need, on one sheet of two sides. */
export interface PlayerCard extends Pick<ReferenceTables, "title" | "subject" | "tables"> {
  readonly colour: SideColour;
  readonly phasesTitle: string;
  /** Table 1 in a few lines. */
  readonly phases: readonly { readonly name: string; readonly steps: readonly string[] }[];
  /** How to read bars and abbreviations. */
  readonly key: readonly string[];
}

/**
 * A card a player whose troops the view tells of: for a side's reader its own, for the umpire one for each side, or one
 * for each of its commanders where formations are given to players.
 */
export function playerCards(view: ScenarioView, words: Words): PlayerCard[] {
  return view.sides.flatMap((side) =>
    playersOf(view, side, words).map((player) => cardOf(player, side, view, words)),
  );
}

interface PlayerInHand {
  readonly name: string;
  readonly formations: readonly FormationView[];
}

function playersOf(view: ScenarioView, side: SideView, words: Words): PlayerInHand[] {
  if (side.formations === null || side.formations.length === 0) return [];
  const whole = { name: words.clean.name(side.name), formations: side.formations };
  const own = ownCommands(view);
  const isGiven = view.audience.for === "umpire" && (side.commands ?? []).length > 0;
  if (!own && !isGiven) return [whole];
  const commands = own?.commands ?? side.commands ?? [];
  return commands.flatMap((command) => {
    const formation = allUnder(whole.formations).find(({ id }) => id === command.id);
    return formation ? [{ name: commandName(command, words), formations: [formation] }] : [];
  });
}

function allUnder(formations: readonly FormationView[]): FormationView[] {
  return formations.flatMap((formation) => [formation, ...allUnder(formation.formations)]);
}

/** Told by the phases, in less room. */
const TOLD_APART = 1;

function cardOf(
  { name, formations }: PlayerInHand,
  { colour }: SideView,
  { map }: ScenarioView,
  words: Words,
): PlayerCard {
  const { tables: said, print } = words;
  const own = allUnder(formations).flatMap(({ units }) => units);
  const chosen = tablesForTroops(own, map.features).filter(({ n }) => n !== TOLD_APART);
  const tables = chosenTables(chosen, {
    tables: said,
    terms: words.terms,
    table21: paperWords(words.language, "table21"),
  }).map((each) => narrowed(each, own));
  const orders = said("t3.note.orders");
  const saidOnce = [orders, said("t6.note.one-counts")];
  const set = referenceTables(name, tables, print);
  return {
    title: print("reference.card"),
    subject: set.subject,
    colour,
    phasesTitle: print("reference.table", { n: TOLD_APART, title: said("t1.title") }),
    phases: phasesOfBound().map(({ phase, steps }) => ({
      name: said(`t1.section.${phase}`),
      steps: steps.map((step) => said(`t1.row.${step}`)),
    })),
    tables: set.tables.map((table) => ({
      ...table,
      notes: table.notes.filter((note) => !saidOnce.includes(note)),
    })),
    key: [set.legend, orders].filter((line) => line !== ""),
  };
}

/** With the rows that concern these troops. */
function narrowed(sheet: SheetTable, own: readonly UnitView[]): SheetTable {
  const { table, ref } = sheet;
  const rows = table.rows.filter(({ id }) => concerns(own, Number(ref), id));
  return { ...sheet, table: { ...table, rows } };
}
