import type {
  FormationView,
  ScenarioView,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { tablesForTroops } from "@/lib/domain/belle-alliance/scenario/tables-needed";
import { chosenTables } from "@/lib/domain/belle-alliance/tables/sheet-tables";
import { type ReferenceTables, referenceTables } from "../../document/reference-sheet";
import { paperWords } from "../../document/text/paper-words";
import type { Words } from "../../document/text/words";

/** The rule book's tables for the troops and ground the reader knows of; other rows would reveal hidden ones. */
export function quickReference(view: ScenarioView, words: Words): ReferenceTables {
  const units = view.sides.flatMap(({ formations }) => (formations ?? []).flatMap(unitsOf));
  const tables = chosenTables(tablesForTroops(units, view.map.features), {
    tables: paperWords(words.language, "belleAllianceTables"),
    terms: words.terms,
    table21: paperWords(words.language, "table21"),
  });
  return referenceTables(readerName(view, words), tables, words.print);
}

function readerName({ audience, sides }: ScenarioView, { clean }: Words): string {
  if (audience.for !== "side") return "";
  return clean.name(sides.find(({ id }) => id === audience.sideId)?.name ?? "");
}

function unitsOf({ units, formations }: FormationView): UnitView[] {
  return [...units, ...formations.flatMap(unitsOf)];
}
