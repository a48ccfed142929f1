import { readFile } from "node:fs/promises";
import { SHIPPED_SCENARIO } from "@/lib/cli/bench-documents";
import type { Feature } from "@/lib/domain/scenario/feature";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import { type Scenario, scenarioSchema } from "@/lib/domain/scenario/scenario";
import type { Side } from "@/lib/domain/scenario/side";
import type { Placement } from "@/lib/domain/scenario/unit";

/** Fields side by side, each as large as the shipped one. */
const FIELDS = 4;

/** The largest shipped battle several times over on one long table, terrain and all, with `units` units. */
export async function longBattle(units: number): Promise<Scenario> {
  const file = await readFile(`prisma/library/${SHIPPED_SCENARIO}.json`, "utf8");
  const shipped = scenarioSchema.parse(JSON.parse(file));
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
