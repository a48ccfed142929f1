import { type BenchAccount, SHIPPED_SCENARIO, send } from "@/lib/cli/bench-account";
import { blankCommander } from "@/lib/domain/belle-alliance/scenario/blank-formation";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { defaultFormation } from "@/lib/rules/belle-alliance/formation";

const UNITS_PER_DIVISION = 24;
const UNITS_PER_BRIGADE = 6;

interface LargeScenario {
  readonly id: string;
  /** The ids of its infantry battalions. */
  readonly battalionIds: readonly string[];
}

/** Where the units of a large scenario are placed. */
export type Stands = "off the table" | "on the table";

/** Creates a scenario of `units` units in divisions and brigades, repeating those of the largest shipped one. */
export async function makeLargeScenario(
  { api, headers }: BenchAccount,
  units: number,
  stands: Stands = "off the table",
): Promise<LargeScenario> {
  const shipped = await send(`${api}/scenarios/${SHIPPED_SCENARIO}`, { method: "GET", headers });
  const unplaced = enlarged((await shipped.json()) as Scenario, units);
  const large = stands === "on the table" ? inRanks(unplaced, units) : unplaced;
  const made = await send(`${api}/scenarios`, { method: "POST", headers, body: large });
  const { id } = await made.json();
  const all = unitsUnder(large.sides.flatMap((side) => side.formations));
  const battalions = all.filter(({ arm }) => arm === "infantry");
  return { id, battalionIds: battalions.map((unit) => unit.id) };
}

/**
 * Creates a scenario on a long table whose first side has a corps of `waiting` units off the table, and whose second
 * side has `standing` units on it.
 */
export async function makeCorpsScenario(
  { api, headers }: BenchAccount,
  { waiting, standing }: { readonly waiting: number; readonly standing: number },
): Promise<{ readonly id: string; readonly corps: string }> {
  const shipped = await send(`${api}/scenarios/${SHIPPED_SCENARIO}`, { method: "GET", headers });
  const scenario = (await shipped.json()) as Scenario;
  const map = { ...scenario.map, widthCm: LONG_TABLE_CM };
  const [first, second] = scenario.sides.map(({ formations, ...side }, i) => ({
    ...side,
    reinforcements: [],
    formations: divisions(formations, i === 0 ? waiting : standing, `s${i}`),
  }));
  if (!first || !second) throw new Error("the shipped scenario has fewer than two sides");
  const corps = { ...body("corps", "corps"), formations: first.formations };
  const there = inRanks({ ...scenario, map, sides: [second], acceptedFindings: [] }, standing);
  const document = { ...there, sides: [{ ...first, formations: [corps] }, ...there.sides] };
  const made = await send(`${api}/scenarios`, { method: "POST", headers, body: document });
  return { id: (await made.json()).id, corps: corps.name };
}

const LONG_TABLE_CM = 600;

function enlarged(scenario: Scenario, units: number): Scenario {
  const share = Math.ceil(units / scenario.sides.length);
  const sides = scenario.sides.map((side, i) => {
    const count = Math.min(share, units - i * share);
    return { ...side, reinforcements: [], formations: divisions(side.formations, count, `s${i}`) };
  });
  return { ...scenario, title: `${units} units`, sides, acceptedFindings: [] };
}

/** Arranges the units in ranks all over the table. */
function inRanks(scenario: Scenario, units: number): Scenario {
  const { widthCm, depthCm } = scenario.map;
  const columns = Math.ceil(Math.sqrt((units * widthCm) / depthCm));
  const stepCm = widthCm / (columns + 1);
  const arrayedScenario = structuredClone(scenario);
  const all = unitsUnder(arrayedScenario.sides.flatMap((side) => side.formations));
  all.forEach((unit, n) => {
    unit.placement = {
      xCm: ((n % columns) + 1) * stepCm,
      yCm: Math.min(depthCm, (Math.floor(n / columns) + 1) * stepCm),
      facingDeg: 0,
      formation: defaultFormation(unit.arm),
      frontFigures: null,
      buildingId: null,
    };
  });
  return arrayedScenario;
}

function divisions(formations: FormationNode[], count: number, key: string): FormationNode[] {
  const patterns = unitsUnder(formations);
  const unit = (n: number) => {
    const pattern = patterns[n % patterns.length];
    if (!pattern) throw new Error("the shipped scenario has a side without units");
    return { ...pattern, id: `${key}u${n}`, name: `${pattern.name} ${n}`, placement: null };
  };
  return runs(count, UNITS_PER_DIVISION).map((division, i) => ({
    ...body(`${key}d${i}`, "division"),
    formations: runs(division.length, UNITS_PER_BRIGADE).map((brigade, j) => ({
      ...body(`${key}d${i}b${j}`, "brigade"),
      units: brigade.map((n) => unit(i * UNITS_PER_DIVISION + n)),
    })),
  }));
}

/** The numbers from 0 to `count` - 1 in groups of `length`. */
function runs(count: number, length: number): number[][] {
  const all = Array.from({ length: count }, (_, n) => n);
  return all.filter((n) => n % length === 0).map((first) => all.slice(first, first + length));
}

function body(id: string, level: FormationNode["level"]): FormationNode {
  return {
    id,
    name: id,
    level,
    nation: null,
    commander: blankCommander(`Commander of ${id}`),
    note: "",
    umpireNote: "",
    hidden: false,
    formations: [],
    units: [],
  };
}
