import { GrundlagError } from "@/lib/domain/error-code";
import { TABLE_3 } from "@/lib/rules/belle-alliance/tables/table-3";
import { CLASSES, TABLE_4 } from "@/lib/rules/belle-alliance/tables/table-4";
import { TABLE_5 } from "@/lib/rules/belle-alliance/tables/table-5";
import { TABLE_13 } from "@/lib/rules/belle-alliance/tables/table-13";
import { TABLE_14 } from "@/lib/rules/belle-alliance/tables/table-14";
import { LEAST_FIGURES, TABLE_15 } from "@/lib/rules/belle-alliance/tables/table-15";
import { WEAPONS } from "@/lib/rules/belle-alliance/weapon";
import { searchValour } from "@/lib/usecases/search-valour";
import type { BelleAllianceWords, Words } from "@/lib/usecases/table-words";

export interface RulesTable {
  readonly id: string;
  readonly n: number;
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly label: string }[];
}

const ROWS: Readonly<Record<number, (words: BelleAllianceWords) => RulesTable["rows"]>> = {
  3: ({ terms }) =>
    TABLE_3.map((row) => ({
      ...row,
      label: terms(`table3.${row.id}`),
      armLabel: terms(`arm.${row.arm}`),
    })),
  4: () => CLASSES.map((id) => ({ id, label: id, ...TABLE_4[id] })),
  5: ({ terms }) =>
    Object.values(TABLE_5).map((row) => ({ ...row, label: terms(`table5.${row.id}`) })),
  13: ({ terms }) =>
    WEAPONS.map((id) => ({ id, label: terms(`weapon.${id}`), zones: TABLE_13[id] })),
  14: ({ terms }) => TABLE_14.map((row) => ({ ...row, label: terms(`calibre.${row.id}`) })),
  15: ({ titles }) => [
    { id: "loss", label: titles("t15"), ...TABLE_15, leastFigures: LEAST_FIGURES },
  ],
  21: (words) => searchValour({}, words),
};

/** The tables of Belle Alliance the service holds, in the book's order. */
export function listBelleAllianceTables({
  titles,
}: Pick<BelleAllianceWords, "titles">): Omit<RulesTable, "rows">[] {
  return Object.keys(ROWS).map((n) => head(Number(n), titles));
}

/** One table as data: numbers are numbers, labels in the words' language. Error: `not-found`. */
export function readBelleAllianceTable(n: number, words: BelleAllianceWords): RulesTable {
  const rows = ROWS[n];
  if (rows) return { ...head(n, words.titles), rows: rows(words) };
  throw new GrundlagError("not-found", `Table ${n} of Belle Alliance is not held here.`);
}

function head(n: number, titles: Words) {
  return { id: String(n), n, title: titles(`belleAlliance.t${n}`) };
}
