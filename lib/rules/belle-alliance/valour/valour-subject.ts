import type { Arm } from "../arm";
import type { FormationAbove } from "../names/formation-numbers";
import type { Nation } from "../nation";
import type { Table21Heading } from "../tables/table-21";
import type { GuardGrade, UnitType, Weight } from "../unit-type";

/** What is known about a unit when its row of table 21 is looked up. */
export interface ValourSubject {
  readonly name: string;
  readonly nation: Nation;
  /** The part of the nation it comes from, if given; null leaves it to the name. */
  readonly heading?: Table21Heading | null;
  readonly arm: Arm;
  /** Null while undecided. */
  readonly type: UnitType | null;
  readonly weight: Weight | null;
  readonly guard: boolean;
  readonly guardGrade: GuardGrade | null;
  readonly year: number;
  /** The formations above the unit, topmost first. */
  readonly context: readonly FormationAbove[];
}
