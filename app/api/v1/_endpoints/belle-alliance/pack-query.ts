import { z } from "zod";
import { LABEL_SHEETS } from "@/lib/domain/belle-alliance/scenario/pack/label-sheets";
import {
  CARD_LAYOUTS,
  LABEL_VALOURS,
  MAX_COLUMNS,
  MAX_COPIES,
  ORDER_ROWS,
  type PackOptions,
  WHOLE_BOOK,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { partsFor } from "@/lib/domain/belle-alliance/scenario/pack/parts-for";
import { SIGHT_PAGES, sightPagesIn } from "@/lib/domain/belle-alliance/scenario/pack/sight-pages";
import type { Language } from "@/lib/domain/document/language";
import { clubSlugSchema } from "@/lib/domain/people/club";
import { commaList } from "@/lib/http/endpoint";
import type { PackOrder } from "@/lib/usecases/belle-alliance/scenario/print-scenario-pack";
import { paperQuery } from "../answer-schemas";
import { textLanguage, textsQuery } from "../document/texts-query";
import { tableQuery, tableSheetOptionsOf } from "../table/table-query";

/** The paper, the language of the texts, and the contents of a pack. */
const packQuery = paperQuery.extend(textsQuery.shape).extend({
  cards: z
    .enum(CARD_LAYOUTS)
    .default(WHOLE_BOOK.cards)
    .describe("Unit sheets as cards, 8 on an A4 page, or strips, 12"),
  labels: z
    .enum(LABEL_SHEETS)
    .default(WHOLE_BOOK.labels)
    .describe("Labels to cut, or for a sheet by Avery’s number, which has its own paper"),
  labelValour: z
    .enum(LABEL_VALOURS)
    .default(WHOLE_BOOK.labelValour)
    .describe("Whether labels show valour, which the enemy can read"),
  orderRows: z
    .enum(ORDER_ROWS)
    .default(WHOLE_BOOK.orderRows)
    .describe("Rows of the order sheets: for each unit or each brigade"),
  columns: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_COLUMNS)
    .nullable()
    .default(WHOLE_BOOK.columns)
    .describe(
      "Bounds on the order sheets; missing: as many as the game has, 12 where that is secret",
    ),
  copies: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_COPIES)
    .default(WHOLE_BOOK.copies)
    .describe("Sheets of message forms a side, and slips for each adjutant"),
  ...tableQuery.shape,
});

const PARTS_WANTED = "What is wanted; missing: the whole book";

/** Whose things need not be had; of stored scenarios alone, for what is sent along has no reader who might be a member. */
export const clubQuery = z.object({
  club: clubSlugSchema
    .optional()
    .describe("What the caller’s club owns is left out of the figures and terrain needed"),
});

/** What may be asked of the umpire's pack. */
export const umpirePackQuery = packQuery.extend({
  parts: commaList(z.enum(partsFor({ for: "umpire" }))).describe(PARTS_WANTED),
  sight: z
    .string()
    .regex(SIGHT_PAGES)
    .optional()
    .describe(
      "Pages of the part `sight`, separated by semicolons: who looks (`side:ID`, `formation:ID`, `unit:ID`, `commander:ID` or `place:X:Y`), then what is looked at, separated by commas, and `fired` if it has; missing: a page of each side",
    ),
});

/** The options of a side's pack, or of the pack for the player of a formation. */
export const sidePackQuery = packQuery.extend({
  parts: commaList(z.enum(partsFor({ for: "side" }))).describe(PARTS_WANTED),
});

const EVERYBODYS = partsFor({ for: "public" });

/** What may be asked of the pack for everybody. */
export const publicPackQuery = packQuery.extend({
  parts: commaList(z.enum(EVERYBODYS))
    .transform((parts) => parts ?? [...EVERYBODYS])
    .describe(PARTS_WANTED),
});

export type PackQuery = z.infer<typeof umpirePackQuery> & Partial<z.infer<typeof clubQuery>>;

/** The contents of a pack, from the query. */
function optionsOf(query: PackQuery): PackOptions {
  const { parts, cards, labels, labelValour, orderRows, columns, copies } = query;
  return {
    parts: parts ?? WHOLE_BOOK.parts,
    cards,
    labels,
    labelValour,
    orderRows,
    columns,
    copies,
    table: tableSheetOptionsOf(query),
    owned: null,
    sight: query.sight === undefined ? null : sightPagesIn(query.sight),
  };
}

/** The print options of a pack, from the request. */
export function orderOf(call: {
  readonly query: PackQuery;
  readonly language: Language;
  readonly request: Request;
}): PackOrder {
  const { query, language, request } = call;
  const { paper, club } = query;
  const textsIn = textLanguage(query, language);
  return { textsIn, language, paper, club, options: optionsOf(query), signal: request.signal };
}
