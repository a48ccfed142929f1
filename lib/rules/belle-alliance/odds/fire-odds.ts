import { combineOdds, type Odds } from "@/lib/rules/odds/odds";
import { rowForResult } from "@/lib/rules/printed/span";
import type { FireColumn, FireFactorRow } from "../factor";
import type { Order } from "../order";
import { TABLE_6 } from "../tables/table-6";
import { TABLE_7 } from "../tables/table-7";
import { TABLE_12 } from "../tables/table-12";
import { type CommanderPart, commanderOdds } from "./commander-odds";
import { type CountedFactor, countedFactors, sumOfFactors } from "./counted-factors";
import { THREE_DICE } from "./three-dice";
import { figuresLost, unitsOfFire } from "./units-of-fire";

/** One party of a fire or a melee: the rows that apply to it, its valour and its commander. */
export interface Party {
  readonly rows: readonly string[];
  readonly valour: number;
  readonly commander: CommanderPart;
}

export interface Fire {
  /** 6 for small arms, 7 for artillery. */
  readonly table: 6 | 7;
  /**
   * `figures` is the number taking part; for table 7 they are gunners. `sideFactor` applies after a staff figure fell
   * [table 18].
   */
  readonly firer: Party & { readonly figures: number; readonly sideFactor: number };
  /** `figures` is the unit's whole strength, the most it can lose; undefined if not known. */
  readonly target: Party & { readonly figures?: number | undefined };
}

export interface FireOutcome {
  /** The loss as the table gives it, in quarters of a figure. */
  readonly lossQuarters: number;
  /** Whole figures lost in this fire alone, rounded down; at most the whole target. */
  readonly loss: number;
  readonly order: Order;
  readonly firerCommanderFalls: boolean;
  readonly targetCommanderFalls: boolean;
}

export const FIRE_TABLES: Readonly<Record<6 | 7, readonly FireFactorRow[]>> = {
  6: TABLE_6,
  7: TABLE_7,
};

/** The factors that apply in each column. A commander who is still to be engaged is not among them. */
export function fireFactors(fire: Fire): Record<FireColumn, CountedFactor[]> {
  const column = (name: FireColumn, party: Party) =>
    countedFactors(
      FIRE_TABLES[fire.table].map(({ id, factors }) => ({ id, factor: factors[name] })),
      circumstancesOf(party),
    );
  return {
    ownLoss: column("ownLoss", fire.firer),
    opponentLoss: column("opponentLoss", fire.target),
    ownMorale: column("ownMorale", fire.firer),
    opponentMorale: column("opponentMorale", fire.target),
  };
}

/** A party's circumstances in the form the factor tables need. */
export function circumstancesOf({ rows, valour, commander }: Party) {
  const engaged = commander === "engaging" || commander === null ? 0 : commander;
  return { rows, swings: { valour, commander: engaged }, times: {} };
}

/**
 * The exact odds of a fire [tables 6, 7, 10, 12]. Dice plus loss factors give the loss; that result plus the morale
 * factors gives the target's morale.
 */
export function fireOdds(fire: Fire): Odds<FireOutcome> {
  const factors = fireFactors(fire);
  const lossFactor =
    sumOfFactors([...factors.ownLoss, ...factors.opponentLoss]) + fire.firer.sideFactor;
  const moraleFactor = sumOfFactors([...factors.ownMorale, ...factors.opponentMorale]);
  const units = unitsOfFire(fire.firer.figures, fire.table === 6 ? "figures" : "gunners");
  const commanders = combineOdds(
    commanderOdds(stillToEngage(fire.firer)),
    commanderOdds(stillToEngage(fire.target)),
    (own, opponent) => ({ own, opponent }),
  );
  return combineOdds(THREE_DICE, commanders, (dice, { own, opponent }) => {
    const lossResult = dice + lossFactor;
    const { lossQuarters } = rowForResult(TABLE_12, lossResult);
    const morale = lossResult + moraleFactor + own.factor - opponent.factor;
    return {
      lossQuarters: units * lossQuarters,
      loss: figuresLost({ units, quartersEach: lossQuarters }, fire.target.figures),
      order: rowForResult(TABLE_12, morale).morale,
      firerCommanderFalls: own.falls,
      targetCommanderFalls: opponent.falls,
    };
  });
}

/** A commander engaged earlier is already among the counted factors, so only one being engaged now needs a roll. */
export function stillToEngage({ commander }: Party): "engaging" | null {
  return commander === "engaging" ? "engaging" : null;
}
