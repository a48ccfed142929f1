import type { Words } from "@/lib/domain/document/rule-tables/table-words";
import { STATES } from "@/lib/rules/bogowie-wojny/odds/bases-lost";
import type { PartyModifier } from "@/lib/rules/bogowie-wojny/odds/counted";
import type { Pool } from "@/lib/rules/bogowie-wojny/odds/fire-odds";
import type { MoraleTest } from "@/lib/rules/bogowie-wojny/odds/morale-odds";
import {
  type Fighter,
  ONE_OF,
  type Share,
  type Side,
} from "@/lib/rules/bogowie-wojny/odds/multicombat";
import { AnswerWords } from "../../odds-answer/answer-words";
import type { Naming } from "../../odds-answer/lay-out";
import type { BwOddsAnswer, Cast } from "./answer";
import type { BwOddsRoll } from "./question";
import { circumstanceWordsOf } from "./tables-of-roll";

/** The words for odds in Bogowie Wojny, from the namespace `bwOdds`. */
export class BwOddsWords extends AnswerWords {
  constructor(words: Words) {
    super(words, "");
  }

  /** Words for an answer that has no factors, throws or distributions. */
  frame(
    roll: BwOddsRoll,
    { chapters, readings }: { readonly chapters: string[]; readonly readings: readonly string[] },
  ): BwOddsAnswer {
    return {
      roll,
      chapters,
      factors: [],
      casts: [],
      distributions: [],
      remarks: [],
      readings: this.readings(readings),
      source: this.say("source", { chapters: chapters.join(", ") }),
    };
  }

  /** A party's base value and the modifiers that apply to it. */
  factors(
    { roll, party }: { readonly roll: BwOddsRoll; readonly party: string },
    { base, counted }: { readonly base: number; readonly counted: readonly PartyModifier[] },
  ): BwOddsAnswer["factors"] {
    const place = { party, partyLabel: this.party(party), column: party };
    const own = counted.filter((each) => each.party === party);
    return [{ ...place, ...this.#base(roll, base) }, ...this.#counted(roll, place, own)];
  }

  /** The dice that one of several regiments contributes to its side. */
  share(
    {
      roll,
      fighter,
      of,
    }: { readonly roll: BwOddsRoll; readonly fighter: Fighter; readonly of: number },
    { base, counted }: Share,
  ): BwOddsAnswer["factors"] {
    const party = `${fighter.side}/${fighter.index}`;
    const place = { party, partyLabel: this.fighter(fighter, of), column: fighter.side };
    return [{ ...place, ...this.#base(roll, base) }, ...this.#counted(roll, place, counted)];
  }

  /** Modifiers that count once for all regiments of a side. */
  once(roll: BwOddsRoll, side: Side, counted: readonly PartyModifier[]): BwOddsAnswer["factors"] {
    const place = { party: side, partyLabel: this.say(`once.${side}`), column: side };
    return this.#counted(roll, place, counted);
  }

  /** A number of dice that succeed on 4 and more. */
  dice(party: string, { dice }: Pick<Pool, "dice">): Cast {
    return this.#cast(party, "dice", dice);
  }

  /** The highest successful total of two dice; success is certain from 12 up. */
  atMost(party: string, { value }: Pick<MoraleTest, "value">): Cast {
    return value >= 12 ? this.certain(party) : this.#cast(party, "at-most", Math.max(2, value));
  }

  /** The lowest successful total of two dice after subtracting the command value. */
  atLeast(party: string, value: number): Cast {
    return this.#cast(party, "at-least", value);
  }

  certain(party: string): Cast {
    return this.#cast(party, "certain", null);
  }

  /** The name of a circumstance or of a counted amount. */
  row(roll: BwOddsRoll, row: string): string {
    return this.say(`row.${circumstanceWordsOf(roll)}.${row}`);
  }

  /** One of several regiments of a side, by its number. */
  fighter({ side, index }: Fighter, of: number): string {
    const party = this.party(ONE_OF[side]);
    return of === 1 ? party : this.say("numbered", { party, n: index + 1 });
  }

  /** A distribution for one of several regiments. */
  namingOf(kind: string, fighter: Fighter, of: number): Naming {
    const party = this.fighter(fighter, of);
    const id = `${ONE_OF[fighter.side]}${fighter.index + 1}${kind}`;
    return { id, label: this.say(`distribution.regiment${kind}`, { party }) };
  }

  outcomes<Code extends string>(kind: string, codes: readonly Code[]) {
    return codes.map((value) => ({ value, label: this.outcome(`${kind}.${value}`) }));
  }

  get states() {
    return this.outcomes("state", STATES);
  }

  #base(roll: BwOddsRoll, value: number) {
    return { row: "base", label: this.say(`base.${circumstanceWordsOf(roll)}`), value };
  }

  #counted(
    roll: BwOddsRoll,
    place: Pick<BwOddsAnswer["factors"][number], "party" | "partyLabel" | "column">,
    counted: readonly PartyModifier[],
  ): BwOddsAnswer["factors"] {
    return counted.map(({ row, value }) => ({ ...place, row, label: this.row(roll, row), value }));
  }

  #cast(party: string, kind: Cast["kind"], value: number | null): Cast {
    const text = this.say(`cast.${kind}`, { value: value ?? 0 });
    return { party, partyLabel: this.party(party), kind, value, text };
  }
}
