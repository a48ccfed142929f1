import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { fieldGround } from "@/lib/domain/bogowie-wojny/field/drawing/field-scene";
import type { TableGround, TableSheetOptions } from "@/lib/domain/table/sheets/table-sheets";
import type { BookSheet } from "../../document/book-sheet";
import { TYPST_PAPER } from "../../document/paper";
import type { TextCleaner } from "../../document/text/clean-text";
import { wordsFor } from "../../document/text/words";
import type { PrintOptions } from "../../press/printed";
import { tableSection } from "../../table/sheets/table-part";
import type { PrintedTable, TableSection } from "../../table/sheets/table-section";

/** A battlefield at true size on sheets for the table, with their plan. */
export function fieldTableSheet(
  field: Battlefield,
  { language, paper, table }: PrintOptions & { readonly table: TableSheetOptions },
  clean: TextCleaner,
): BookSheet<never, TableSection> {
  const words = wordsFor(language, clean);
  const title = clean.line(field.title);
  const printed = { ...printedGround(field, table.ground, clean), title };
  return {
    documentTitle: title,
    runningHead: title,
    audience: "",
    language,
    textLanguage: field.language,
    paper: TYPST_PAPER[paper],
    cover: null,
    sections: [tableSection(printed, { words, paper, options: table })],
  };
}

function printedGround(
  field: Battlefield,
  as: TableGround,
  clean: TextCleaner,
): Omit<PrintedTable, "title"> {
  const { scene, ...ground } = fieldGround(field, as);
  const named = <Each extends { readonly name: string }>(each: Each): Each => ({
    ...each,
    name: clean.name(each.name),
  });
  return {
    ...ground,
    scene: { ...scene, shapes: scene.shapes.map(named), places: scene.places.map(named) },
  };
}
