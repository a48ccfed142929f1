import {
  duelRows,
  fireRows,
  type OfferedBlock,
  offeredBlocks,
  type PartyRow,
  rollRows,
} from "@/lib/domain/belle-alliance/odds/ticked-rows";
import { type ChargeRow, isChargeRow } from "@/lib/domain/belle-alliance/odds/unit-in-odds";
import type { DuelColumn } from "@/lib/rules/belle-alliance/factor";
import { type ArmsMet, suitsArms } from "@/lib/rules/belle-alliance/odds/arms-of-row";
import { TABLE_6_GROUPS } from "@/lib/rules/belle-alliance/tables/table-6";
import { TABLE_7_GROUPS } from "@/lib/rules/belle-alliance/tables/table-7";
import { TABLE_8, TABLE_8_GROUPS } from "@/lib/rules/belle-alliance/tables/table-8";
import { TABLE_9, TABLE_9_GROUPS } from "@/lib/rules/belle-alliance/tables/table-9";
import { TABLE_16, TABLE_16_GROUPS } from "@/lib/rules/belle-alliance/tables/table-16";
import { TABLE_17, TABLE_17_GROUPS } from "@/lib/rules/belle-alliance/tables/table-17";
import { TABLE_19 } from "@/lib/rules/belle-alliance/tables/table-19";
import { TABLE_20 } from "@/lib/rules/belle-alliance/tables/table-20";
import type { RowGroup } from "@/lib/rules/printed/row-group";
import type { OddsPageId, PartyKey } from "./rolls";

export interface Situation {
  readonly page: OddsPageId;
  readonly bothAttack: boolean;
  /** Whether figures are given for both parties and therefore decide the rows for more figures. */
  readonly figuresGiven: boolean;
  /** The chosen field work, if any. */
  readonly work: string | undefined;
  /** The known arms of the party and of its opponent. */
  readonly arms: ArmsMet;
  /** The row that applies if the party charges, if its unit decides that. */
  readonly chargeRow: ChargeRow | null;
}

/** The id of a row for being near a source of the work's materials, which is not in the tables. */
export const NEAR_SOURCE = "near-source";

/** The circumstances that a party of a roll may tick. */
export function circumstancesFor(key: PartyKey, situation: Situation): OfferedBlock[] {
  if (situation.page === "materials") return sourceBlocks(situation.work);
  const { rows, groups } = tableFor(key, situation);
  const blocks = offeredBlocks(
    rows.filter(({ id }) => mayHold(id, situation)),
    groups,
  );
  return situation.figuresGiven ? blocks.filter(({ group }) => group !== "more-figures") : blocks;
}

/** Excludes rows for other arms and charges of other units. */
function mayHold(row: string, { arms, chargeRow }: Situation): boolean {
  const isOtherCharge = chargeRow !== null && row !== chargeRow && isChargeRow(row);
  return suitsArms(row, arms) && !isOtherCharge;
}

interface PartyTable {
  readonly rows: readonly PartyRow[];
  readonly groups: readonly RowGroup[];
}

function tableFor(key: PartyKey, { page, bothAttack }: Situation): PartyTable {
  const first = key === "a";
  const column: DuelColumn = first || bothAttack ? "attacker" : "defender";
  switch (page) {
    case "small-arms":
      return { rows: fireRows(6, first ? "firer" : "target"), groups: TABLE_6_GROUPS };
    case "artillery":
      return { rows: fireRows(7, first ? "firer" : "target"), groups: TABLE_7_GROUPS };
    case "melee":
      return { rows: duelRows(meleeTable({ first, bothAttack }), column), groups: TABLE_8_GROUPS };
    case "spread-of-rout":
      return { rows: duelRows(TABLE_9, first ? "attacker" : "defender"), groups: TABLE_9_GROUPS };
    case "reorganisation":
      return { rows: rollRows(TABLE_16), groups: TABLE_16_GROUPS };
    case "order":
      return { rows: rollRows(TABLE_17), groups: TABLE_17_GROUPS };
    case "replacement":
      return { rows: rollRows(TABLE_19), groups: [] };
    default:
      return { rows: [], groups: [] };
  }
}

/** Rows about both parties are ticked only by the attacker; if both attack, each ticks its own. */
function meleeTable({ first, bothAttack }: { first: boolean; bothAttack: boolean }) {
  return first || bothAttack ? TABLE_8 : TABLE_8.filter(({ countsForBoth }) => !countsForBoth);
}

function sourceBlocks(work: string | undefined): OfferedBlock[] {
  const source = TABLE_20.find(({ id }) => id === work)?.nearSource;
  if (!source) return [];
  return [{ group: null, rows: [{ id: NEAR_SOURCE, own: [], mayAddNothing: true, field: null }] }];
}

/** The amount a row ticked by the attacker adds to the defender's roll; null if it adds nothing there. */
export function defendersFactor(
  id: string,
  { page, bothAttack }: Pick<Situation, "page" | "bothAttack">,
): number | null {
  const row = TABLE_8.find((each) => each.id === id);
  const factor = row?.factors.defender;
  const isTold = page === "melee" && !bothAttack && row?.countsForBoth;
  return isTold && typeof factor === "number" ? factor : null;
}
