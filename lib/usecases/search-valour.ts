import { foldText } from "@/lib/domain/fold-text";
import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { headingsOfNation, type Nation } from "@/lib/rules/belle-alliance/nation";
import { TABLE_21, type Table21Row } from "@/lib/rules/belle-alliance/tables/table-21";
import type { BelleAllianceWords } from "@/lib/usecases/table-words";

/** What rows of table 21 are wanted; an absent wish narrows nothing. */
export interface ValourQuery {
  readonly nation?: Nation | undefined;
  /** Leaves out the rows of other years' special conditions. */
  readonly year?: number | undefined;
  readonly arm?: Arm | undefined;
  /** Words of the unit or its heading, in the printed Danish or the reader's language. */
  readonly q?: string | undefined;
}

export interface ValourRow {
  readonly id: string;
  readonly label: string;
  readonly heading: Table21Row["heading"];
  readonly headingLabel: string | null;
  readonly arm: Table21Row["arm"];
  readonly weight: Table21Row["weight"];
  readonly year: Table21Row["year"];
  readonly values: readonly number[];
  /** The row as the rule book prints it. */
  readonly printed: { readonly heading: string | null; readonly unit: string };
}

/** The rows of table 21 that fit, in the table's order [5.5.1]. */
export function searchValour(
  query: ValourQuery,
  words: Pick<BelleAllianceWords, "terms" | "table21">,
): ValourRow[] {
  const sought = foldText(query.q ?? "").split(" ");
  return TABLE_21.filter((row) => fits(row, query))
    .map((row) => labelled(row, words))
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

function labelled(
  row: Table21Row,
  { terms, table21 }: Pick<BelleAllianceWords, "terms" | "table21">,
): ValourRow {
  const { id, heading, headingDa, unitDa, arm, weight, year, values } = row;
  return {
    id,
    label: table21(id),
    heading,
    headingLabel: heading && terms(`heading.${heading}`),
    arm,
    weight,
    year,
    values,
    printed: { heading: headingDa, unit: unitDa },
  };
}

function wordsOf({ label, headingLabel, printed }: ValourRow): string {
  return foldText([label, headingLabel, printed.heading, printed.unit].join(" "));
}
