import type { Language } from "@/lib/domain/language";
import type { Block } from "../text/prose";

/** A row of a division's table; a base has a box to tick off. */
export interface RosterRow {
  readonly name: string;
  /** What it is, where the name does not say so. */
  readonly kind: string;
  readonly marks: string;
  readonly note: string;
  readonly base: string;
  readonly bases: number;
  readonly cost: string;
  readonly statusCost: string;
}

export interface RosterDivision {
  readonly name: string;
  readonly general: string;
  readonly sum: string;
  readonly rows: readonly RosterRow[];
}

/** An army list as the template `roster.typ` takes it. */
export interface RosterSheet {
  readonly documentTitle: string;
  readonly title: string;
  readonly army: string;
  readonly system: string;
  readonly format: string;
  readonly language: Language;
  readonly textLanguage: Language;
  readonly paper: string;
  /** Figures at the head: what, how much, and a line of detail. */
  readonly figures: readonly (readonly [label: string, value: string, detail: string])[];
  /** A box a base of the army, with the marks at which a quarter and half are lost. */
  readonly losses: {
    readonly label: string;
    readonly bases: number;
    readonly quarter: number;
    readonly half: number;
  };
  readonly commanders: readonly (readonly [post: string, name: string])[];
  readonly divisions: readonly RosterDivision[];
  readonly columns: readonly string[];
  readonly upgradesLabel: string;
  readonly upgrades: readonly {
    readonly name: string;
    readonly effect: string;
    readonly note: string;
    readonly cost: string;
    /** Boxes to tick when used: pieces or loads. */
    readonly boxes: number;
  }[];
  readonly broken: {
    readonly label: string;
    readonly lines: readonly (readonly [rule: string, finding: string])[];
  };
  /** What was accepted, with the player's reason, in his language. */
  readonly accepted: {
    readonly label: string;
    readonly lines: readonly (readonly [rule: string, finding: string, reason: string])[];
  };
  readonly notes: { readonly label: string; readonly blocks: readonly Block[] };
  readonly remarks: readonly string[];
}
