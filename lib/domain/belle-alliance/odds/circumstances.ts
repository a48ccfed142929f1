import { PARTY_ARMS, type PartyArm, suitsArms } from "@/lib/rules/belle-alliance/odds/arms-of-row";
import { concernsBothParties } from "@/lib/rules/belle-alliance/odds/melee-odds";
import { TABLE_6_GROUPS } from "@/lib/rules/belle-alliance/tables/table-6";
import { TABLE_7_GROUPS } from "@/lib/rules/belle-alliance/tables/table-7";
import { TABLE_8, TABLE_8_GROUPS } from "@/lib/rules/belle-alliance/tables/table-8";
import { TABLE_9, TABLE_9_GROUPS } from "@/lib/rules/belle-alliance/tables/table-9";
import { TABLE_16, TABLE_16_GROUPS } from "@/lib/rules/belle-alliance/tables/table-16";
import { TABLE_17, TABLE_17_GROUPS } from "@/lib/rules/belle-alliance/tables/table-17";
import { TABLE_19 } from "@/lib/rules/belle-alliance/tables/table-19";
import { TABLE_20 } from "@/lib/rules/belle-alliance/tables/table-20";
import type { RowGroup } from "@/lib/rules/printed/row-group";
import { type Block, type OfferedRow, type PartyDraft, shownValue } from "../../odds-answer/form";
import type { OddsPage } from "./pages";
import { duelRows, fireRows, offeredBlocks, type PartyRow, rollRows } from "./ticked-rows";
import { isChargeRow } from "./unit-in-odds";

interface Meeting {
  readonly all: readonly PartyDraft[];
  readonly page: OddsPage;
  readonly bothAttack: boolean;
}

/** The id of a row for being near a source of the work's materials, which is not in the tables. */
export const NEAR_SOURCE = "near-source";

/** The circumstances that a party of a roll may tick. */
export function blocksFor(party: PartyDraft, meeting: Meeting): Block<OfferedRow>[] {
  if (meeting.page.id === "materials") return sourceBlocks(shownValue(party, "work"));
  const { rows, groups } = tableFor(party.shape.key === "a", meeting);
  const opponent = meeting.all.find(({ shape }) => shape !== party.shape);
  const arms = { own: armOf(party), other: armOf(opponent) };
  const mayHold = ({ id }: PartyRow) => suitsArms(id, arms) && !isOtherCharge(id, party.charge);
  return offeredBlocks(rows.filter(mayHold), groups)
    .filter(({ group }) => group !== "more-figures" || !areSized(meeting))
    .map((block) => ({ ...block, rows: block.rows.map((row) => offered(row, meeting)) }));
}

function armOf(party: PartyDraft | undefined): PartyArm | null {
  return PARTY_ARMS.find((arm) => arm === party?.arm) ?? null;
}

/** Whether both parties' figures are given and so decide the rows for more figures: in a fire those that fire. */
function areSized({ all, page }: Meeting): boolean {
  const size = page.roll === "fire" ? "figures" : "unitFigures";
  return all.length === 2 && all.every((party) => shownValue(party, size));
}

function isOtherCharge(row: string, charge: string | null): boolean {
  return charge !== null && row !== charge && isChargeRow(row);
}

/**
 * A row with what it adds: to loss and to morale in a fire, otherwise to the roll, and to the defender's roll if the
 * attacker ticks it for both.
 */
function offered({ id, own }: PartyRow, { page, bothAttack }: Meeting): OfferedRow {
  const columns = own.length === 1 ? ["own"] : ["loss", "morale"];
  const adds = own.flatMap((value, i) =>
    typeof value === "number" ? [{ to: columns[i] ?? "own", value }] : [],
  );
  if (adds.length === 0 && own.length > 0) adds.push({ to: "own", value: 0 });
  const isShared = page.id === "melee" && !bothAttack && concernsBothParties(id);
  const value = isShared ? TABLE_8.find((row) => row.id === id)?.factors.defender : null;
  return {
    id,
    adds: [...adds, ...(typeof value === "number" ? [{ to: "defender", value }] : [])],
  };
}

interface PartyTable {
  readonly rows: readonly PartyRow[];
  readonly groups: readonly RowGroup[];
}

function tableFor(first: boolean, { page, bothAttack }: Meeting): PartyTable {
  const column = first || bothAttack ? "attacker" : "defender";
  switch (page.id) {
    case "small-arms":
      return { rows: fireRows(6, first ? "firer" : "target"), groups: TABLE_6_GROUPS };
    case "artillery":
      return { rows: fireRows(7, first ? "firer" : "target"), groups: TABLE_7_GROUPS };
    case "melee": {
      // Rows about both parties are ticked only by the attacker; if both attack, each ticks its own.
      const own = TABLE_8.filter(({ countsForBoth }) => column === "attacker" || !countsForBoth);
      return { rows: duelRows(own, column), groups: TABLE_8_GROUPS };
    }
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

function sourceBlocks(work: string | null): Block<OfferedRow>[] {
  const source = TABLE_20.find(({ id }) => id === work)?.nearSource;
  return source ? [{ group: null, rows: [{ id: NEAR_SOURCE, adds: [] }] }] : [];
}
