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

/** One party of a fire or a melee: the rows that hold for it, its valour, its commander. */
export interface Party {
  readonly rows: readonly string[];
  readonly valour: number;
  readonly commander: CommanderPart;
}

export interface Fire {
  /** 6 small arms, 7 artillery. */
  readonly table: 6 | 7;
  /** `figures` take part; in table 7 they are gunners. `sideFactor` after a staff figure fell [table 18]. */
  readonly firer: Party & { readonly figures: number; readonly sideFactor: number };
  /** `figures` are all it has, beyond which it can lose none; left out where they are not known. */
  readonly target: Party & { readonly figures?: number | undefined };
}

export interface FireOutcome {
  /** As the table gives it, in quarters of a figure. */
  readonly lossQuarters: number;
  /** Rounded down, for this fire alone; at most all of the target. */
  readonly loss: number;
  readonly order: Order;
  readonly firerCommanderFalls: boolean;
  readonly targetCommanderFalls: boolean;
}

export const FIRE_TABLES: Readonly<Record<6 | 7, readonly FireFactorRow[]>> = {
  6: TABLE_6,
  7: TABLE_7,
};

/** The factors of each column that count; a commander still to be engaged counts in none. */
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

/** A party's circumstances as the factor tables read them. */
export function circumstancesOf({ rows, valour, commander }: Party) {
  const engaged = commander === "engaging" || commander === null ? 0 : commander;
  return { rows, swings: { valour, commander: engaged }, times: {} };
}

/**
 * The exact odds of a fire [tables 6, 7, 10, 12]: dice and loss factors give the loss, morale factors on
 * top of that the target's morale.
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

/** One engaged before stands among the counted factors already. */
export function stillToEngage({ commander }: Party): "engaging" | null {
  return commander === "engaging" ? "engaging" : null;
}
