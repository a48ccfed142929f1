/** Added to the first roll for the initiative by the player who bought it [13.3]. */
export const FIRST_INITIATIVE_BONUS = 2;

const DIE_SIDES = 6;

interface InitiativeThrow {
  readonly a: number;
  readonly b: number;
}

interface InitiativeRoll {
  /** Every throw of both dice; all except the last were ties. */
  readonly throws: readonly InitiativeThrow[];
  readonly winner: "a" | "b";
}

/** Rolls a die, 1 to 6. `chance` returns a whole number from 0 to one below its argument. */
export function rollDie(chance: (below: number) => number): number {
  return chance(DIE_SIDES) + 1;
}

/** Both players roll a die and add their bonuses, repeating until one has more [14.2]. */
export function rollInitiative(
  added: { readonly a: number; readonly b: number },
  chance: (below: number) => number,
): InitiativeRoll {
  const throws: InitiativeThrow[] = [];
  for (;;) {
    const dice = { a: rollDie(chance), b: rollDie(chance) };
    throws.push(dice);
    const lead = dice.a + added.a - dice.b - added.b;
    if (lead !== 0) return { throws, winner: lead > 0 ? "a" : "b" };
  }
}
