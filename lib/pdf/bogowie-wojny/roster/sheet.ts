import type { RosterLayout } from "@/lib/domain/bogowie-wojny/list/roster-print";
import type { Language } from "@/lib/domain/document/language";
import type { Block } from "../../document/text/prose";
import type { RosterCommander, RosterRow, UpgradeLine } from "./printed-lines";
import type { QrCode } from "./qr-code";
import type { TableSheets } from "./table-sheets";

/** A rule on one line, with its chapter. */
type RuleLine = readonly [chapter: string, text: string];

export interface RosterDivision {
  readonly name: string;
  readonly sum: string;
  /** `null` if it needs none; `led` then says who leads it. */
  readonly commander: RosterCommander | null;
  readonly led: string;
  readonly rows: readonly RosterRow[];
}

/** The aids looked up and ticked during play. */
export interface RosterAids {
  readonly orders: {
    readonly title: string;
    readonly rule: string;
    readonly head: readonly string[];
    readonly rows: readonly {
      readonly order: string;
      /** What the order allows and adds. */
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
    /** The phases of a turn with their steps. */
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

/** The input of the template `roster.typ`. */
export interface RosterSheet extends TableSheets {
  /** Whether the roster itself is printed. */
  readonly isRosterWanted: boolean;
  readonly documentTitle: string;
  readonly title: string;
  readonly army: string;
  readonly system: string;
  readonly format: string;
  readonly language: Language;
  readonly textLanguage: Language;
  readonly paper: string;
  readonly layout: RosterLayout;
  /** The address of this version of the list; empty if unknown. */
  readonly link: string;
  readonly linkText: string;
  /** The link as a code for phones; `null` if there is no link. */
  readonly qr: (QrCode & { readonly alt: string }) | null;
  /** Figures at the head: label, value and a line of detail. */
  readonly figures: readonly (readonly [label: string, value: string, detail: string])[];
  readonly commanders: readonly RosterCommander[];
  /** Labels for a commander's blank lines. */
  readonly blanks: { readonly name: string; readonly value: string; readonly rule: string };
  readonly divisions: readonly RosterDivision[];
  readonly columns: readonly string[];
  readonly rout: string;
  readonly loads: string;
  /** The meanings of the columns' signs. */
  readonly keys: readonly string[];
  readonly aids: RosterAids;
  readonly upgradesLabel: string;
  readonly upgrades: readonly UpgradeLine[];
  readonly broken: { readonly label: string; readonly lines: readonly RuleLine[] };
  /** Accepted findings with the player's reason, in the player's language. */
  readonly accepted: {
    readonly label: string;
    readonly lines: readonly (readonly [rule: string, finding: string, reason: string])[];
  };
  readonly notes: { readonly label: string; readonly blocks: readonly Block[] };
  readonly remarks: readonly string[];
}
