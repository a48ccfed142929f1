import type { Arm } from "./arm";
import type { GuardGrade } from "./guard-grade";
import type { Nation } from "./nation";
import type { UnitType } from "./unit-type";
import type { Weight } from "./weight";

/** What is known of a unit when its row of table 21 is sought. */
export interface ValourSubject {
  readonly name: string;
  readonly nation: Nation;
  readonly arm: Arm;
  /** Null while it is open. */
  readonly type: UnitType | null;
  readonly weight: Weight | null;
  readonly guard: boolean;
  readonly guardGrade: GuardGrade | null;
  readonly year: number;
  /** Names of the formations above the unit, from the top down. */
  readonly context: readonly string[];
}
