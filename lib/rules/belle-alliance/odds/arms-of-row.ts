import type { Arm } from "../arm";

/** The arms that a party of a roll may belong to. */
export const PARTY_ARMS = ["infantry", "cavalry", "artillery", "train"] as const;
export type PartyArm = (typeof PARTY_ARMS)[number];

/** The arm a unit counts as in a roll; pioneers form and fight as infantry [6.3.0]. */
export function partyArm(arm: Arm): PartyArm {
  return arm === "engineers" ? "infantry" : arm;
}

/** The arms a row applies to, and the opposing arms it applies against; null for any. */
interface RowArms {
  readonly own: readonly PartyArm[];
  readonly other: readonly PartyArm[] | null;
}

const FOOT: readonly PartyArm[] = ["infantry"];
const HORSE: readonly PartyArm[] = ["cavalry"];
const FOOT_OR_HORSE: readonly PartyArm[] = [...FOOT, ...HORSE];

const of = (own: RowArms["own"], other: RowArms["other"] = null): RowArms => ({ own, other });

/**
 * The rows of tables 6 to 9 that apply to some arms only [1.3.1, 1.3.2, 4.3.2, 4.4.0]; a charge is open to infantry
 * too [table 3]. All other rows apply to every arm.
 */
const ROW_ARMS: ReadonlyMap<string, RowArms> = new Map(
  Object.entries({
    "square-mass-huddle": of(FOOT),
    "skirmish-line": of(FOOT_OR_HORSE),
    limbered: of(["artillery", "train"]),
    unlimbered: of(["artillery"]),
    "mounted-cavalry": of(HORSE),
    "cavalry-charging": of(HORSE),
    "cavalry-against-square": of(HORSE, FOOT),
    "cavalry-against-mass": of(HORSE, FOOT),
    "cavalry-against-others": of(HORSE, ["infantry", "artillery", "train"]),
    "uncovered-infantry": of(FOOT, FOOT),
    "square-mass-huddle-against-infantry": of(FOOT, FOOT),
    "heavy-or-lancers-charge": of(HORSE),
    "passive-cavalry": of(HORSE),
    "heavy-cavalry": of(HORSE),
    "light-cavalry": of(HORSE),
    cavalry: of(HORSE),
  }),
);

/** The arms a row applies to; null for every arm. */
export function armsOfRow(row: string): RowArms | null {
  return ROW_ARMS.get(row) ?? null;
}

/** The arms of both parties for whom a row is ticked; null if not known. */
export interface ArmsMet {
  readonly own: PartyArm | null;
  readonly other: PartyArm | null;
}

/** Whether a row can apply to a party of one arm against an opponent of the other. */
export function suitsArms(row: string, { own, other }: ArmsMet): boolean {
  const arms = armsOfRow(row);
  if (!arms) return true;
  return (
    (own === null || arms.own.includes(own)) &&
    (other === null || arms.other === null || arms.other.includes(other))
  );
}
