import { patchOf } from "@/lib/domain/belle-alliance/drawing/table-patch";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { drawSigns } from "@/lib/domain/bogowie-wojny/field/drawing/draw-battlefield";
import { fieldGround } from "@/lib/domain/bogowie-wojny/field/drawing/field-ground";
import { onPaper } from "@/lib/domain/table/drawing/pen";
import type { TableSheetOptions } from "@/lib/domain/table/sheets/table-sheets";
import type { Point } from "@/lib/terrain/point";
import { withPrintedNames } from "../../belle-alliance/map/printed-map";
import type { PackSheet } from "../../belle-alliance/pack/sheet";
import { TYPST_PAPER } from "../../document/paper";
import type { TextCleaner } from "../../document/text/clean-text";
import { wordsFor } from "../../document/text/words";
import type { PrintOptions } from "../../kinds/press-job";
import type { PrintedTable } from "../../table/sheets/printed-table";
import { tableSection } from "../../table/sheets/table-part";

/** A battlefield at true size on sheets for the table, with their plan. */
export function fieldTableSheet(
  field: Battlefield,
  { language, paper, table }: PrintOptions & { readonly table: TableSheetOptions },
  clean: TextCleaner,
): PackSheet {
  const words = wordsFor(language, clean);
  const title = clean.line(field.title);
  return {
    documentTitle: title,
    runningHead: title,
    audience: "",
    language,
    textLanguage: field.language,
    paper: TYPST_PAPER[paper],
    cover: null,
    sections: [
      tableSection(tableOfField(field, { title, clean, table }), { words, paper, options: table }),
    ],
  };
}

/** Deployment lines, bases and objectives are for who lays the whole table. */
function tableOfField(
  field: Battlefield,
  {
    title,
    clean,
    table: { ground },
  }: { readonly title: string; readonly clean: TextCleaner; readonly table: TableSheetOptions },
): PrintedTable {
  const { map, extent } = fieldGround(field, ground);
  return {
    map: withPrintedNames(map, clean),
    title,
    ...(extent && { extent }),
    signs: (pen) => {
      if (ground === "outlines") return [];
      const corners: readonly Point[] = [
        [0, 0],
        [map.widthCm, map.depthCm],
      ];
      return drawSigns(field, pen).flatMap(({ id, node }) => {
        const piece = field.pieces.find((each) => each.id === id);
        if (piece === undefined && ground !== "all") return [];
        const places = (piece?.points ?? corners).map((at) => onPaper(pen, at));
        return [patchOf(node, places, pen)];
      });
    },
  };
}
