import { COMMAND_REACH_CM } from "@/lib/rules/belle-alliance/commanders";
import type { Order } from "@/lib/rules/belle-alliance/order";
import { TABLE_17, TABLE_17_RESULTS } from "@/lib/rules/belle-alliance/tables/table-17";
import { TABLE_18 } from "@/lib/rules/belle-alliance/tables/table-18";
import { TABLE_19, TABLE_19_RESULTS } from "@/lib/rules/belle-alliance/tables/table-19";
import type { FormationView } from "../scenario-view";

/** A range of results of a roll of three dice; null if there is no limit at that end. */
interface Span {
  readonly from: number | null;
  readonly to: number | null;
}

/** What a commander needs to hand during the game. */
export interface CommanderTracks {
  /** Units further away need an ordering roll [1.1.3]. */
  readonly reachCm: number;
  readonly adjutants: number;
  /** What this commander's own efficiency adds to ordering rolls [table 17]. */
  readonly efficiencyFactor: number;
  /**
   * The factors of the ordering roll, by the codes of table 17, with both grades of efficiency, since a replacement may
   * have either; without the unit's valour, which has no fixed value.
   */
  readonly factors: readonly { readonly id: string; readonly factor: number }[];
  readonly ordering: readonly (Span & { readonly followed: boolean; readonly order: Order })[];
  /** The results of the catch roll [table 18]: whether the staff figure falls, and its side's factor for that. */
  readonly caught: readonly (Span & { readonly falls: boolean; readonly sideFactor: number })[];
  readonly replacement: readonly (Span & { readonly id: string })[];
  readonly replacementFactors: readonly { readonly id: string; readonly factor: number }[];
}

/** The tracks on the card of a formation's commander. */
export function commanderTracks({ commander, adjutants }: FormationView): CommanderTracks {
  const factors = TABLE_17.flatMap(({ id, factor }) =>
    typeof factor === "number" ? [{ id, factor }] : [],
  );
  const own = factors.find(({ id }) => id === commander?.efficiency);
  return {
    reachCm: COMMAND_REACH_CM,
    adjutants,
    efficiencyFactor: own?.factor ?? 0,
    factors,
    ordering: TABLE_17_RESULTS,
    caught: TABLE_18,
    replacement: TABLE_19_RESULTS,
    replacementFactors: TABLE_19.flatMap(({ id, factor }) =>
      typeof factor === "number" ? [{ id, factor }] : [],
    ),
  };
}
