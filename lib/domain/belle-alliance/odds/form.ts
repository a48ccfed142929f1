import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { partyArm } from "@/lib/rules/belle-alliance/odds/arms-of-row";
import {
  type OddsParty,
  type PickedUnit,
  type Query,
  questionOf,
  readParties,
  shownValue,
} from "../../odds-answer/form";
import { blocksFor, NEAR_SOURCE } from "./circumstances";
import { ODDS_PAGES, type OddsPage, type OddsPageId } from "./pages";
import type { UnitInOdds } from "./unit-in-odds";

/** A roll as given in the address. */
export interface RequestedOdds {
  readonly page: OddsPage;
  readonly bothAttack: boolean;
  readonly parties: readonly OddsParty[];
}

/** Finds a unit of the chosen scenario by its id; null if there is none. */
export type UnitFinder = (id: string) => UnitInOdds | null;

/** The roll named in the address; by default the most likely one for the picked unit's arm. */
export function pageFor(query: Query, unitOf: UnitFinder): OddsPage {
  const asked = query["a.unit"];
  const arm = typeof asked === "string" ? unitOf(asked)?.arm : undefined;
  const named = ODDS_PAGES.find(({ id }) => id === query.roll);
  const likeliest = named ?? ODDS_PAGES.find(({ id }) => id === pageOfArm(arm));
  if (!likeliest) throw new Error("The page of odds has no roll for that arm.");
  return likeliest;
}

/** Reads the address; invalid values are ignored. */
export function readOdds(query: Query, page: OddsPage, unitOf: UnitFinder): RequestedOdds {
  const bothAttack = page.id === "melee" && query.both === "yes";
  const parties = readParties(query, page.parties, {
    pick: (_, id) => pickedUnit(unitOf(id), page),
    blocksFor: (party, all) => blocksFor(party, { all, page, bothAttack }),
  });
  return { page, bothAttack, parties };
}

/** The question as sent to the API, which decides whether it can be answered. */
export function oddsQuestionOf({ page, bothAttack, parties }: RequestedOdds): object {
  const { roll, table } = page;
  return {
    roll,
    ...(roll === "fire" && { table }),
    ...(roll === "melee" && { bothAttack }),
    ...(roll === "materials" && { nearSource: parties[0]?.rows.includes(NEAR_SOURCE) }),
    ...questionOf(parties),
  };
}

/** The value of a fallen staff figure for a party; 0 if there is none. */
export function sideFactorOf(party: OddsParty): number {
  return Number(shownValue(party, "sideFactor") ?? 0);
}

function pageOfArm(arm: Arm | undefined): OddsPageId {
  if (arm === "artillery") return "artillery";
  return arm === "cavalry" ? "melee" : "small-arms";
}

function pickedUnit(unit: UnitInOdds | null, { id }: OddsPage): PickedUnit | null {
  if (!unit) return null;
  const arm = partyArm(unit.arm);
  const inRoll = id === "melee" ? unit.meleeFigures : unit.figures;
  return {
    arm,
    rows: unit.rows,
    charge: unit.chargeRow,
    values: {
      arm,
      ...(inRoll !== null && { figures: String(inRoll) }),
      ...(unit.figures !== null && { unitFigures: String(unit.figures) }),
      valour: String(Math.max(-5, Math.min(5, unit.valour))),
    },
  };
}
