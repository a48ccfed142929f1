import { adjutantFactor, staffRates } from "@/lib/domain/belle-alliance/scenario/pack/form-rules";
import type {
  FormationView,
  ScenarioView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import { type SideOfForm, sideOfForm, sidesOfReader } from "./message-form-section";

/** A slip for an adjutant's errand; without a name if the user writes in the commander. */
export interface AdjutantSlip extends SideOfForm {
  readonly commander: string;
  readonly formation: string;
  /** The number of the commander's adjutant, from 1; null if it is to be ticked. */
  readonly adjutant: number | null;
}

/**
 * Slips for adjutants' errands, eight to a sheet: one for each adjutant [1.1.4], with blank ones to fill the last
 * sheet.
 */
export interface AdjutantSlips {
  readonly section: "adjutant-slips";
  readonly title: string;
  readonly sheets: readonly (readonly AdjutantSlip[])[];
  readonly labels: Readonly<Record<SlipField, string>>;
  /** Kinds of ground, and how far a staff figure rides over each in a bound. */
  readonly rates: readonly (readonly [ground: string, cm: string])[];
  readonly note: string;
}

const FIELDS = [
  "title",
  "commander",
  "from",
  "to",
  "sent",
  "arrives",
  "movement",
  "end",
  "way",
  "order",
] as const;
type SlipField = (typeof FIELDS)[number];

const SLIPS_A_SHEET = 8;

/** Slips for every side whose papers the reader may have. */
export function adjutantSlips(
  view: ScenarioView,
  { copies, words }: { readonly copies: number; readonly words: Words },
): AdjutantSlips[] {
  const sides = sidesOfReader(view);
  if (sides.length === 0) return [];
  const { forms } = words;
  const labels = FIELDS.map((field) => [field, forms(`slip.${field}`)] as const);
  return [
    {
      section: "adjutant-slips",
      title: forms("slip.heading"),
      sheets: sides.flatMap((side) => {
        const own = sideOfForm(side, words);
        const named = (side.formations ?? []).flatMap((each) => slipsOf(each, { own, words }));
        const wanted = Array.from({ length: copies }, () => named).flat();
        return sheetsOf(wanted, { ...own, commander: "", formation: "", adjutant: null });
      }),
      labels: Object.fromEntries(labels) as Record<SlipField, string>,
      rates: ratesOf(words),
      note: forms("slip.note", { factor: words.signed(adjutantFactor()) }),
    },
  ];
}

function slipsOf(
  formation: FormationView,
  side: { readonly own: SideOfForm; readonly words: Words },
): AdjutantSlip[] {
  const { clean } = side.words;
  const { commander, adjutants, formations } = formation;
  const own = Array.from({ length: adjutants }, (_, i) => ({
    ...side.own,
    commander: clean.name(commander?.name ?? ""),
    formation: clean.name(formation.fullName),
    adjutant: i + 1,
  }));
  return [...own, ...formations.flatMap((inner) => slipsOf(inner, side))];
}

/** Fills whole sheets; a side without commanders gets a blank one. */
function sheetsOf(slips: readonly AdjutantSlip[], blank: AdjutantSlip): AdjutantSlip[][] {
  const sheets = Math.max(1, Math.ceil(slips.length / SLIPS_A_SHEET));
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: SLIPS_A_SHEET }, (_, i) => slips[sheet * SLIPS_A_SHEET + i] ?? blank),
  );
}

function ratesOf({ tables, number }: Words): AdjutantSlips["rates"] {
  return staffRates().map(({ ground, cm }) => [tables(`t3.column.${ground}`), number(cm)]);
}
