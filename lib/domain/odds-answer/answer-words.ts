import type { Words } from "@/lib/domain/document/rule-tables/table-words";
import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import type { AnyOddsAnswer, DistributionAnswer } from "./answer";
import { type LargestAmount, layOutCodes, layOutNumbers, type Naming } from "./lay-out";

type Values = Readonly<Record<string, string | number>>;

interface Code<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** The words of an answer about odds, and its distributions in them. */
export class AnswerWords {
  readonly #words: Words;
  readonly #at: string;

  /** `at` is what the keys of the words begin with. */
  constructor(words: Words, at: "" | "odds.") {
    this.#words = words;
    this.#at = at;
  }

  say(key: string, values?: Values): string {
    return this.#words(`${this.#at}${key}`, values);
  }

  party(party: string): string {
    return this.say(`party.${party}`);
  }

  naming(id: string): Naming {
    return { id, label: this.say(`distribution.${id}`) };
  }

  outcome(id: string, values?: Values): string {
    return this.say(`outcome.${id}`, values);
  }

  remark(code: string, values: Values = {}): string {
    return this.say(`remark.${code}`, values);
  }

  readings(ids: readonly string[]): AnyOddsAnswer["readings"] {
    return ids.map((id) => ({ id, text: this.say(`reading.${id}`) }));
  }

  /** Odds of the amount that `of` takes from each result; `whole` labels the largest one. */
  numbers<Result>(
    naming: Naming,
    odds: Odds<Result>,
    of: (result: Result) => number,
    whole: LargestAmount | null = null,
  ): DistributionAnswer {
    return layOutNumbers(naming, mapOdds(odds, of), whole);
  }

  /** Odds of the code that `of` takes from each result. */
  codes<Result, Value extends string>(
    naming: Naming,
    odds: Odds<Result>,
    of: (result: Result) => Value,
    codes: readonly Code<Value>[],
  ): DistributionAnswer {
    return layOutCodes(naming, mapOdds(odds, of), codes);
  }

  /** Odds of yes and no. */
  yesNo(id: string, odds: Odds<boolean>): DistributionAnswer {
    const codes = (["yes", "no"] as const).map((value) => ({ value, label: this.outcome(value) }));
    return this.codes(this.naming(id), odds, (holds) => (holds ? "yes" : "no"), codes);
  }
}

/** The names of what holds, in order. */
export function held(holding: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(holding).flatMap(([name, holds]) => (holds ? [name] : []));
}
