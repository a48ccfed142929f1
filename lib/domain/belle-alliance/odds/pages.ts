import { type FieldPlan, type FieldSchemas, fieldOf, partySchemas } from "../../odds-answer/field";
import type { PartyShape } from "../../odds-answer/form";
import { type OddsRoll, oddsQuestionSchema } from "./question";

/** A roll whose odds the page can answer. */
export interface OddsPage {
  readonly id: OddsPageId;
  readonly roll: OddsRoll;
  readonly table: number;
  readonly parties: readonly PartyShape[];
}
export type OddsPageId = "small-arms" | "artillery" | Exclude<OddsRoll, "fire">;

const FOOT_AND_HORSE = ["infantry", "cavalry"] as const;
const FIGHTING = [...FOOT_AND_HORSE, "artillery"] as const;

const VALOUR: FieldPlan = {
  name: "valour",
  choices: Array.from({ length: 11 }, (_, i) => String(5 - i)),
};
const COMMANDER: FieldPlan = {
  name: "commander",
  choices: ["", "engaging", "4", "3", "2", "1", "-1", "-2", "-3", "-4"],
};
const SIDE: FieldPlan = { name: "sideFactor", at: "side" };
const FAILED: FieldPlan = { name: "failedBounds", at: "failed" };
const WORK: FieldPlan = { name: "work" };
/** By default a battalion of 600 men, twelve abreast in two ranks. */
const figures = (label: string, fallback = "30"): FieldPlan => ({
  name: "figures",
  label,
  fallback,
});
const UNIT_FIGURES: FieldPlan = { name: "unitFigures", fallback: "30" };
const MELEE = [
  { name: "arm" },
  figures("meleeFigures", "24"),
  UNIT_FIGURES,
  VALOUR,
  COMMANDER,
  SIDE,
];
const ROUT = [UNIT_FIGURES, VALOUR, SIDE];

/** The rolls the page can answer, in the order of their tables. */
export const ODDS_PAGES: readonly OddsPage[] = [
  fire("small-arms", 6, { fires: figures("firingFigures"), arms: FOOT_AND_HORSE }),
  fire("artillery", 7, { fires: figures("gunners", "8"), arms: ["artillery"] }),
  duel("melee", 8, { a: "attacker", fields: MELEE }),
  duel("spread-of-rout", 9, { a: "routing", fields: ROUT, asksArm: true }),
  { id: "commander", roll: "commander", table: 10, parties: [] },
  alone("reorganisation", 16, { fields: [VALOUR, FAILED, SIDE], arms: FIGHTING }),
  alone("order", 17, { fields: [VALOUR, FAILED, SIDE], arms: FIGHTING }),
  { id: "catch", roll: "catch", table: 18, parties: [] },
  alone("replacement", 19, { fields: [FAILED] }),
  alone("materials", 20, { fields: [WORK, FAILED, SIDE] }),
  alone("demolition", 20, { fields: [WORK, FAILED, SIDE] }),
];

/** Whether a roll is a fire, whose factors are for loss and for morale. */
export function isFire({ roll }: OddsPage): boolean {
  return roll === "fire";
}

interface Fire {
  readonly fires: FieldPlan;
  readonly arms: readonly string[];
}

function fire(id: OddsPageId, table: 6 | 7, { fires, arms }: Fire): OddsPage {
  const firer = [fires, VALOUR, COMMANDER, SIDE];
  const target = [figures("targetFigures"), VALOUR, COMMANDER];
  return {
    id,
    roll: "fire",
    table,
    parties: [
      { ...party("fire", { key: "a", role: "firer", fields: firer }), arms, asksArm: true },
      { ...party("fire", { key: "b", role: "target", fields: target }), asksArm: true },
    ],
  };
}

interface Duel {
  readonly a: string;
  readonly fields: readonly FieldPlan[];
  readonly asksArm?: true;
}

function duel(
  id: "melee" | "spread-of-rout",
  table: number,
  { a, fields, ...arm }: Duel,
): OddsPage {
  return {
    id,
    roll: id,
    table,
    parties: [
      { ...party(id, { key: "a", role: a, fields }), ...arm },
      { ...party(id, { key: "b", role: "defender", fields }), ...arm },
    ],
  };
}

interface Alone {
  readonly fields: readonly FieldPlan[];
  readonly arms?: readonly string[];
}

function alone(
  id: Exclude<OddsPageId, "small-arms" | "artillery">,
  table: number,
  { fields, arms = [] }: Alone,
): OddsPage {
  const schemas = schemasOf(id);
  const unit: PartyShape = {
    key: "a",
    role: "unit",
    heading: "unit",
    path: [],
    fields: fields.map((plan) => fieldOf(plan, schemas)),
    arms,
    hasRows: "rows" in schemas,
  };
  return { id, roll: id, table, parties: [unit] };
}

interface PartyPlan {
  readonly key: string;
  readonly role: string;
  readonly fields: readonly FieldPlan[];
}

function party(roll: OddsRoll, { key, role, fields }: PartyPlan): PartyShape {
  const schemas = partySchemas(schemasOf(roll), role) ?? {};
  return {
    key,
    role,
    heading: role,
    path: [role],
    fields: fields.map((plan) => fieldOf(plan, schemas)),
    arms: FIGHTING,
    hasRows: true,
  };
}

function schemasOf(roll: OddsRoll): FieldSchemas {
  return oddsQuestionSchema.options.find(({ shape }) => shape.roll.value === roll)?.shape ?? {};
}
