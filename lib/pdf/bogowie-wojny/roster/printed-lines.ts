/** A regiment for the template; empty figures become boxes to write in. */
export interface RosterRow {
  readonly name: string;
  /** Its kind unless clear from the name, its marks and its note. */
  readonly kind: string;
  readonly marks: string;
  readonly note: string;
  /** The formations it may adopt, and its special rules. */
  readonly abilities: string;
  /** Formations that only its statistics can allow, each with a box to tick. */
  readonly open: readonly string[];
  readonly move: string;
  readonly weapon: string;
  /** Dice of a base and of the regiment. */
  readonly fight: readonly [base: string, regiment: string];
  readonly fire: readonly [base: string, regiment: string];
  readonly morale: string;
  readonly bases: number;
  /** Boxes per base; 0 if the endurance is unknown. */
  readonly endurance: number;
  /** Circles to tick for loads; 0 if unknown, `null` if its ammunition is not counted. */
  readonly loads: number | null;
  readonly cost: string;
  readonly statusCost: string;
}

/** A commander; empty fields become lines to write on. */
export interface RosterCommander {
  readonly post: string;
  readonly name: string;
  /** Signed; empty until the commander is drawn. */
  readonly value: string;
  readonly character: string;
  readonly rule: string;
}

/** An upgrade on one line. */
export interface UpgradeLine {
  readonly name: string;
  readonly effect: string;
  readonly note: string;
  readonly cost: string;
  /** Boxes to tick when used: pieces or loads. */
  readonly boxes: number;
}
