import type { Arm } from "@/lib/rules/belle-alliance/arm";

/** The fields of a party besides the circumstances of the table. */
const ODDS_FIELDS = [
  "arm",
  "work",
  "figures",
  "unitFigures",
  "valour",
  "commander",
  "side",
  "failed",
] as const;
export type OddsField = (typeof ODDS_FIELDS)[number];

/** The two parties of a roll; `a` rolls, or attacks. */
export type PartyKey = "a" | "b";

export interface PartyShape {
  readonly key: PartyKey;
  /** The party's name in the question and in the table's words. */
  readonly party: "firer" | "target" | "attacker" | "defender" | "routing" | "unit";
  readonly fields: readonly OddsField[];
  /** The arms a unit of the scenario may have here; empty if no unit can be picked. */
  readonly arms: readonly Arm[];
}

export interface OddsPage {
  readonly id: OddsPageId;
  readonly table: number;
  readonly parties: readonly PartyShape[];
}

const FOOT_AND_HORSE = ["infantry", "cavalry", "engineers"] as const satisfies readonly Arm[];
const FIGHTING = [...FOOT_AND_HORSE, "artillery"] as const satisfies readonly Arm[];
const MELEE_FIELDS = ["arm", "figures", "unitFigures", "valour", "commander", "side"] as const;
const ROUT_FIELDS = ["unitFigures", "valour", "side"] as const;

const party = (
  key: PartyKey,
  name: PartyShape["party"],
  { fields, arms }: Pick<PartyShape, "fields" | "arms">,
): PartyShape => ({ key, party: name, fields, arms });

const fire = (id: "small-arms" | "artillery", table: 6 | 7, arms: readonly Arm[]) => ({
  id,
  table,
  parties: [
    party("a", "firer", { fields: ["figures", "valour", "commander", "side"], arms }),
    party("b", "target", { fields: ["figures", "valour", "commander"], arms: FIGHTING }),
  ],
});

const alone = (fields: readonly OddsField[], arms: readonly Arm[] = []) => [
  party("a", "unit", { fields, arms }),
];

/** The rolls the page can answer, in the order of their tables. */
export const ODDS_PAGES = [
  fire("small-arms", 6, FOOT_AND_HORSE),
  fire("artillery", 7, ["artillery"]),
  {
    id: "melee",
    table: 8,
    parties: [
      party("a", "attacker", { fields: MELEE_FIELDS, arms: FIGHTING }),
      party("b", "defender", { fields: MELEE_FIELDS, arms: FIGHTING }),
    ],
  },
  {
    id: "spread-of-rout",
    table: 9,
    parties: [
      party("a", "routing", { fields: ROUT_FIELDS, arms: FIGHTING }),
      party("b", "defender", { fields: ROUT_FIELDS, arms: FIGHTING }),
    ],
  },
  { id: "commander", table: 10, parties: [] },
  { id: "reorganisation", table: 16, parties: alone(["valour", "failed", "side"], FIGHTING) },
  { id: "order", table: 17, parties: alone(["valour", "failed", "side"], FIGHTING) },
  { id: "catch", table: 18, parties: [] },
  { id: "replacement", table: 19, parties: alone(["failed"]) },
  { id: "materials", table: 20, parties: alone(["work", "failed", "side"]) },
  { id: "demolition", table: 20, parties: alone(["work", "failed", "side"]) },
] as const satisfies readonly (Omit<OddsPage, "id"> & { readonly id: string })[];
export type OddsPageId = (typeof ODDS_PAGES)[number]["id"];

/** The page of the most likely roll for a unit of that arm. */
export function pageOfArm(arm: Arm | undefined): OddsPageId {
  if (arm === "artillery") return "artillery";
  return arm === "cavalry" ? "melee" : "small-arms";
}
