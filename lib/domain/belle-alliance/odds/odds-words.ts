import type { Words } from "@/lib/domain/document/rule-tables/table-words";
import type { CountedFactor } from "@/lib/rules/belle-alliance/odds/counted-factors";
import type { Order } from "@/lib/rules/belle-alliance/order";
import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import type { DistributionAnswer, OddsAnswer } from "../../odds-answer/answer";
import { type LargestAmount, layOutCodes } from "../../odds-answer/lay-out";

interface FactorPlace {
  readonly table: number;
  readonly party: string;
  readonly column: string;
}

/** The words used in answers about odds. */
export class OddsWords {
  readonly #tables: Words;

  constructor(tables: Words) {
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
      readings: readings.map((id) => ({ id, text: this.#tables(`odds.reading.${id}`) })),
      source: this.#tables("source", { n: tables[0] ?? 0 }),
    };
  }

  factors(place: FactorPlace, counted: readonly CountedFactor[]): OddsAnswer["factors"] {
    return counted.map(({ row, value }) => ({
      party: place.party,
      partyLabel: this.#tables(`odds.party.${place.party}`),
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

  naming(id: string): { id: string; label: string } {
    return { id, label: this.#tables(`odds.distribution.${id}`) };
  }

  /** Why two rows of a table exclude each other. */
  remark(code: string, rows: { readonly one: string; readonly other: string }): string {
    return this.#tables(`odds.remark.${code}`, rows);
  }

  outcome(id: string, values?: Readonly<Record<string, string>>): string {
    return this.#tables(`odds.outcome.${id}`, values);
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

  get yesNo(): { yes: string; no: string } {
    return { yes: this.outcome("yes"), no: this.outcome("no") };
  }

  /** Whether a commander falls. */
  commander(id: string, falls: Odds<boolean>): DistributionAnswer {
    const codes = {
      throws: falls.throws,
      chances: falls.chances.map(({ value, ways }) => ({
        value: value ? ("falls" as const) : ("survives" as const),
        ways,
      })),
    };
    return layOutCodes(this.naming(id), codes, [
      { value: "falls", label: this.outcome("falls") },
      { value: "survives", label: this.outcome("survives") },
    ]);
  }

  /** In which bound a repeated roll succeeds. */
  tries(odds: Odds<number | null>): DistributionAnswer {
    const codes = mapOdds(odds, (bound) => (bound === null ? "later" : String(bound)));
    const bounds = odds.chances.map(({ value }) => ({
      value: value === null ? "later" : String(value),
      label: value === null ? this.outcome("later") : String(value),
    }));
    return layOutCodes(this.naming("tries"), codes, bounds);
  }
}
