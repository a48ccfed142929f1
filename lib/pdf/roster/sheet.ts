import type { RosterLayout } from "@/lib/domain/army-list/roster-print";
import type { Language } from "@/lib/domain/language";
import type { Block } from "../text/prose";

/** A rule in a line, with its chapter. */
type RuleLine = readonly [chapter: string, text: string];

/** A regiment as the template prints it; empty texts are boxes to write in where a figure belongs. */
export interface RosterRow {
  readonly name: string;
  /** What it is, where the name does not say so, its marks and its note. */
  readonly kind: string;
  readonly marks: string;
  readonly note: string;
  /** Formations it may form and its special rules. */
  readonly abilities: string;
  /** Formations only its statistics can allow: a box to tick each. */
  readonly open: readonly string[];
  readonly move: string;
  readonly weapon: string;
  /** Dice of a base and of the regiment. */
  readonly fight: readonly [base: string, regiment: string];
  readonly fire: readonly [base: string, regiment: string];
  readonly morale: string;
  readonly bases: number;
  /** Boxes a base; 0 where the endurance is unknown. */
  readonly endurance: number;
  /** Circles to tick; 0 where unknown, `null` where it has no ammunition to count. */
  readonly loads: number | null;
  readonly cost: string;
  readonly statusCost: string;
}

/** A commander: each empty field is a line to write on. */
export interface RosterCommander {
  readonly post: string;
  readonly name: string;
  /** Signed; empty until the commander is drawn. */
  readonly value: string;
  readonly character: string;
  readonly rule: string;
}

export interface RosterDivision {
  readonly name: string;
  readonly sum: string;
  /** `null` where it needs none; then `led` says by whom it is led. */
  readonly commander: RosterCommander | null;
  readonly led: string;
  readonly rows: readonly RosterRow[];
}

/** What is looked up and ticked in play. */
export interface RosterAids {
  readonly orders: {
    readonly title: string;
    readonly rule: string;
    readonly head: readonly string[];
    readonly rows: readonly {
      readonly order: string;
      /** What it allows and adds. */
      readonly effect: string;
      readonly needs: readonly string[];
    }[];
    readonly note: string;
    readonly none: string;
    readonly characters: readonly string[];
  };
  readonly turns: {
    readonly title: string;
    readonly rule: string;
    readonly count: number;
    readonly note: string;
    /** A turn's phases with their steps. */
    readonly phases: readonly (readonly [phase: string, steps: string])[];
  };
  readonly morale: {
    readonly title: string;
    readonly rule: string;
    readonly levels: readonly {
      readonly name: string;
      readonly modifier: string;
      readonly start: string;
    }[];
    readonly lost: string;
    readonly bases: number;
    readonly quarter: number;
    readonly half: number;
    readonly when: string;
    readonly conditions: readonly string[];
    readonly notes: readonly string[];
  };
  readonly victory: {
    readonly title: string;
    readonly rule: string;
    readonly head: readonly [tally: string, points: string];
    readonly rows: readonly (readonly [item: string, worth: string])[];
    readonly total: string;
    readonly notes: readonly string[];
    readonly bands: readonly (readonly [from: string, band: string])[];
  };
  readonly rules: { readonly title: string; readonly lines: readonly RuleLine[] };
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
  readonly layout: RosterLayout;
  /** Where this state of the list is read; empty where the print knows of no address. */
  readonly link: string;
  readonly linkText: string;
  /** Figures at the head: what, how much, and a line of detail. */
  readonly figures: readonly (readonly [label: string, value: string, detail: string])[];
  readonly commanders: readonly RosterCommander[];
  /** What a commander's blank lines are for. */
  readonly blanks: { readonly name: string; readonly value: string; readonly rule: string };
  readonly divisions: readonly RosterDivision[];
  readonly columns: readonly string[];
  readonly rout: string;
  readonly loads: string;
  /** What the columns' signs mean. */
  readonly keys: readonly string[];
  readonly aids: RosterAids;
  readonly upgradesLabel: string;
  readonly upgrades: readonly {
    readonly name: string;
    readonly effect: string;
    readonly note: string;
    readonly cost: string;
    /** Boxes to tick when used: pieces or loads. */
    readonly boxes: number;
  }[];
  readonly broken: { readonly label: string; readonly lines: readonly RuleLine[] };
  /** What was accepted, with the player's reason, in the player's language. */
  readonly accepted: {
    readonly label: string;
    readonly lines: readonly (readonly [rule: string, finding: string, reason: string])[];
  };
  readonly notes: { readonly label: string; readonly blocks: readonly Block[] };
  readonly remarks: readonly string[];
}
