import { z } from "zod";
import { nationSchema } from "@/lib/domain/belle-alliance/scenario/unit";
import { cellText } from "@/lib/domain/belle-alliance/tables/cell";
import { foldText } from "@/lib/domain/document/fold-text";
import type { Language } from "@/lib/domain/document/language";
import type { BelleAllianceWords } from "@/lib/domain/document/rule-tables/table-words";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { headingsOfNation } from "@/lib/rules/belle-alliance/nation";
import { TABLE_21, type Table21Row } from "@/lib/rules/belle-alliance/tables/table-21";

/** Filters for rows of table 21; one left out does not filter. */
export const valourQuery = z.object({
  nation: nationSchema.optional(),
  /** Leaves out the rows of other years' special conditions. */
  year: z.coerce.number().int().min(1_000).max(9_999).optional(),
  arm: z.enum(ARMS).optional(),
  /** Words of the unit or its heading, in printed Danish or in the reader's language. */
  q: z.string().max(200).optional(),
});
type ValourQuery = z.infer<typeof valourQuery>;

/** A row of table 21 in the language of `words`; in Danish its labels are the printed ones. */
interface ValourRow {
  readonly id: string;
  /** The heading it belongs under; null for the two general rows. */
  readonly nation: string | null;
  /** "-" if the table prints a dash. */
  readonly unit: string;
  /** For example "Light cavalry"; null if the table prints none. */
  readonly arm: string | null;
  /** Null for rows that apply in all years. */
  readonly year: Table21Row["year"];
  /** Two if the table leaves a choice, none if it is blank. */
  readonly values: readonly number[];
  readonly source: string;
  /** The unit in words, even if the table prints a dash. */
  readonly label: string;
  readonly heading: Table21Row["heading"];
  readonly armCode: Table21Row["arm"];
  readonly weight: Table21Row["weight"];
  /** The row as the rule book prints it. */
  readonly printed: { readonly heading: string | null; readonly unit: string };
}

/** The language and words in which to write the rows. */
interface ValourWording {
  readonly language: Language;
  readonly words: BelleAllianceWords;
}

/** The rows of table 21 that match, in the table's order [5.5.1]. */
export function searchValour(query: ValourQuery, telling: ValourWording): ValourRow[] {
  const sought = foldText(query.q ?? "").split(" ");
  return TABLE_21.filter((row) => fits(row, query))
    .map((row) => valourRow(row, telling))
    .filter((row) => sought.every((word) => wordsOf(row).includes(word)));
}

function fits(row: Table21Row, { nation, year, arm }: ValourQuery): boolean {
  const headings = nation && headingsOfNation(nation);
  return (
    (!headings || (row.heading !== null && headings.includes(row.heading))) &&
    (year === undefined || row.year === null || row.year === year) &&
    (arm === undefined || row.arm === null || row.arm === arm)
  );
}

function valourRow(row: Table21Row, { language, words }: ValourWording): ValourRow {
  const { id, heading, headingDa, unitDa, arm, weight, year, values } = row;
  const { tables, terms, table21 } = words;
  const asPrinted = language === "da" || unitDa === "-";
  return {
    id,
    nation: language === "da" ? headingDa : heading && terms(`heading.${heading}`),
    unit: asPrinted ? unitDa : table21(id),
    arm: arm && cellText({ kind: "arm", arm, weight }, words, id),
    year,
    values,
    source: tables("source", { n: 21 }),
    label: table21(id),
    heading,
    armCode: arm,
    weight,
    printed: { heading: headingDa, unit: unitDa },
  };
}

function wordsOf({ label, nation, arm, printed }: ValourRow): string {
  return foldText([label, nation, arm, printed.heading, printed.unit].join(" "));
}
