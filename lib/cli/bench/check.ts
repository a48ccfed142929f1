import { readFile } from "node:fs/promises";
import { SHIPPED_SCENARIO } from "@/lib/cli/bench-account";
import { type Measurement, measurement } from "@/lib/cli/measurement";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { moveFeature } from "@/lib/domain/belle-alliance/scenario/commands/features";
import { moveUnitsOnTable } from "@/lib/domain/belle-alliance/scenario/commands/placement";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Placement } from "@/lib/domain/belle-alliance/scenario/unit";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { applyCommand } from "@/lib/domain/document/command";

const UNITS = 300;
const CHECKS = 60;
const WARM_UP = 20;
/** The duration of a browser's frame. */
const LIMIT_MS = 16;

/** Copies of the shipped battlefield side by side. */
const FIELDS = 4;

/** The complete check of 300 units with their terrain: for a battle not checked before, and after each kind of edit. */
export default async function* check(): AsyncGenerator<Measurement> {
  const battle = await longBattle(UNITS);
  const units = [...walkUnits(battle)]
    .filter(({ unit }) => unit.placement)
    .map(({ unit }) => unit.id);
  const woods = battle.map.features.filter(({ kind }) => kind !== "place").map(({ id }) => id);
  yield measured("check of 300 units, first time", battle, () => structuredClone(battle));
  yield measured("check of 300 units, one moved", battle, (before, i) =>
    applyCommand(before, moveUnitsOnTable, {
      unitIds: [units[i % units.length] ?? ""],
      eastCm: 0.1,
      northCm: 0,
    }),
  );
  yield measured("check of 300 units, terrain moved", battle, (before, i) =>
    applyCommand(before, moveFeature, {
      featureId: woods[i % woods.length] ?? "",
      eastCm: 0.1,
      northCm: 0,
    }),
  );
}

function measured(
  bench: string,
  battle: Scenario,
  edited: (before: Scenario, index: number) => Scenario,
): Measurement {
  let scenario = battle;
  const samples: number[] = [];
  for (let i = 0; i < WARM_UP + CHECKS; i++) {
    scenario = edited(scenario, i);
    const start = performance.now();
    checkScenario(scenario);
    if (i >= WARM_UP) samples.push(performance.now() - start);
  }
  return measurement({ bench, unit: "ms", samples, limit: LIMIT_MS });
}

/** The shipped battle that is measured. */
export async function shippedBattle(): Promise<Scenario> {
  const file = await readFile(`prisma/library/${SHIPPED_SCENARIO}.json`, "utf8");
  return scenarioSchema.parse(JSON.parse(file));
}

/** The same several times over on one long table, terrain and all, with `units` units. */
export async function longBattle(units: number): Promise<Scenario> {
  const shipped = await shippedBattle();
  const { widthCm } = shipped.map;
  const fields = Array.from({ length: FIELDS }, (_, i) => ({ key: `f${i}`, eastCm: i * widthCm }));
  const room = { units: Math.ceil(units / FIELDS / shipped.sides.length) };
  return {
    ...shipped,
    map: {
      ...shipped.map,
      widthCm: widthCm * FIELDS,
      features: fields.flatMap((field) =>
        shipped.map.features.map((feature) => shiftedFeature(feature, field)),
      ),
    },
    sides: shipped.sides.map((side) => ({
      ...side,
      formations: fields.flatMap((field) => fieldOf(side, field, { left: room.units })),
      reinforcements: [],
    })),
  };
}

interface Field {
  readonly key: string;
  readonly eastCm: number;
}

function fieldOf(side: Side, field: Field, room: { left: number }): FormationNode[] {
  return side.formations.map((formation) => shiftedFormation(formation, field, room));
}

function shiftedFormation(
  formation: FormationNode,
  field: Field,
  room: { left: number },
): FormationNode {
  const units = formation.units.slice(0, room.left);
  room.left -= units.length;
  const { commander } = formation;
  return {
    ...formation,
    id: `${field.key}${formation.id}`,
    commander: commander && { ...commander, placement: shifted(commander.placement, field) },
    units: units.map((unit) => ({
      ...unit,
      id: `${field.key}${unit.id}`,
      placement: standIn(unit.placement, field),
    })),
    formations: formation.formations.map((each) => shiftedFormation(each, field, room)),
  };
}

function shifted<Place extends { readonly xCm: number }>(place: Place | null, { eastCm }: Field) {
  return place && { ...place, xCm: place.xCm + eastCm };
}

function standIn(placement: Placement | null, field: Field): Placement | null {
  const stand = shifted(placement, field);
  return stand?.buildingId ? { ...stand, buildingId: `${field.key}${stand.buildingId}` } : stand;
}

function shiftedFeature(feature: Feature, { key, eastCm }: Field): Feature {
  const id = `${key}${feature.id}`;
  if (feature.kind === "place") return { ...feature, id, xCm: feature.xCm + eastCm };
  return { ...feature, id, points: feature.points.map(([x, y]) => [x + eastCm, y]) };
}
