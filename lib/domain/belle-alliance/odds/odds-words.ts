import type { Words } from "@/lib/domain/document/rule-tables/table-words";
import type { CountedFactor } from "@/lib/rules/belle-alliance/odds/counted-factors";
import type { Order } from "@/lib/rules/belle-alliance/order";
import type { Odds } from "@/lib/rules/odds/odds";
import type { DistributionAnswer, OddsAnswer } from "../../odds-answer/answer";
import { AnswerWords } from "../../odds-answer/answer-words";
import type { LargestAmount } from "../../odds-answer/lay-out";

interface FactorPlace {
  readonly table: number;
  readonly party: string;
  readonly column: string;
}

/** The words used in answers about odds. */
export class OddsWords extends AnswerWords {
  readonly #tables: Words;

  constructor(tables: Words) {
    super(tables, "odds.");
    this.#tables = tables;
  }

  /** Words for an answer that has no factors, units or distributions. */
  frame({
    roll,
    tables,
    readings,
  }: {
    readonly roll: string;
    readonly tables: number[];
    readonly readings: readonly string[];
  }): OddsAnswer {
    return {
      roll,
      tables,
      factors: [],
      units: {},
      threshold: null,
      distributions: [],
      remarks: [],
      readings: this.readings(readings),
      source: this.#tables("source", { n: tables[0] ?? 0 }),
    };
  }

  factors(place: FactorPlace, counted: readonly CountedFactor[]): OddsAnswer["factors"] {
    return counted.map(({ row, value }) => ({
      party: place.party,
      partyLabel: this.party(place.party),
      column: place.column,
      row,
      label: this.row(place.table, row),
      value,
    }));
  }

  /** The name of a table's row. */
  row(table: number, id: string): string {
    return this.#tables(`t${table}.row.${id}`);
  }

  order(order: Order): string {
    return this.#tables(`cell.order.${order}`);
  }

  orders<Code extends Order>(orders: readonly Code[]): { value: Code; label: string }[] {
    return orders.map((value) => ({ value, label: this.order(value) }));
  }

  /** The loss that removes the whole unit; null if its size is unknown. */
  whole(figures: number | undefined): LargestAmount | null {
    if (figures === undefined) return null;
    return { value: figures, label: this.outcome("whole", { count: String(figures) }) };
  }

  /** Whether a commander falls. */
  commander(id: string, odds: Odds<boolean>): DistributionAnswer {
    const codes = (["falls", "survives"] as const).map((value) => ({
      value,
      label: this.outcome(value),
    }));
    return this.codes(this.naming(id), odds, (falls) => (falls ? "falls" : "survives"), codes);
  }

  /** In which bound a repeated roll succeeds. */
  tries(odds: Odds<number | null>): DistributionAnswer {
    const codeOf = (bound: number | null) => (bound === null ? "later" : String(bound));
    const bounds = odds.chances.map(({ value }) => ({
      value: codeOf(value),
      label: value === null ? this.outcome("later") : String(value),
    }));
    return this.codes(this.naming("tries"), odds, codeOf, bounds);
  }
}
