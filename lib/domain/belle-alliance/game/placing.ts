import { produce } from "immer";
import { z } from "zod";
import { FORMATIONS, type Formation, formationsInOpen } from "@/lib/rules/belle-alliance/formation";
import { placedOutline } from "@/lib/terrain/placement";
import { areaCm2, crossesItself, type Ring } from "@/lib/terrain/ring";
import { cmSchema, idSchema, pointCmSchema } from "../../document/primitives";
import { keepOriginal } from "../../document/translations/original-of";
import { placeCommander } from "../scenario/commands/commander-placement";
import { placeUnit } from "../scenario/commands/placement";
import { unitFootprint } from "../scenario/derive";
import { broughtUnits } from "../scenario/entry-queue";
import { findFormation, findUnit } from "../scenario/find";
import type { FormationNode } from "../scenario/formation";
import type { Scenario } from "../scenario/scenario";
import type { Unit } from "../scenario/unit";
import { toldReinforcements } from "../scenario/view/known-reinforcements";
import { formationsUnder, unitsUnder } from "../scenario/visible-tree";
import { walkFormations, walkUnits } from "../scenario/walk";
import type { Seat } from "./seat";
import { liesIn } from "./zone";

const MOST_CORNERS = 50;
const LEAST_AREA_CM2 = 1;
/** The part of the table in which a seat places its troops before the game, as the corners of its edge in cm. */
export const zoneSchema = z
  .array(pointCmSchema)
  .min(3)
  .max(MOST_CORNERS)
  .refine((points) => !crossesItself(points) && areaCm2(points) >= LEAST_AREA_CM2, {
    error: "The edge of a zone must enclose ground and not cross itself.",
    params: { words: "zone-edge" },
  });

const placeSchema = z.strictObject({ id: idSchema, xCm: cmSchema, yCm: cmSchema });

/** Where a seat wants its units and its commanders, who have their formations' ids; all others stay where they are. */
export const placedTroopsSchema = z.strictObject({
  units: z
    .array(
      placeSchema.extend({
        facingDeg: z.number().min(0).lt(360),
        formation: z.enum(FORMATIONS),
      }),
    )
    .max(500)
    .default([]),
  commanders: z.array(placeSchema).max(200).default([]),
});
export type PlacedTroops = z.infer<typeof placedTroopsSchema>;

/**
 * The troops a seat may place: those it leads that stand on the table from the start, as far as its player knows. Arrivals
 * that are kept for the umpire change nothing here.
 */
export function troopsToPlace(
  scenario: Scenario,
  { place }: Pick<Seat, "place">,
): { readonly units: readonly Unit[]; readonly formations: readonly FormationNode[] } {
  const side = "side" in place && scenario.sides.find(({ id }) => id === place.side);
  if (!side) return { units: [], formations: [] };
  const { formations: led } = place;
  const all = formationsUnder(side.formations);
  const roots = led ? all.filter(({ id }) => led.includes(id)) : side.formations;
  const told = toldReinforcements(side, { for: "side", sideId: side.id });
  const later = new Set(told.flatMap((each) => broughtUnits(side, each)));
  const arrives = ({ units, formations }: FormationNode): boolean => {
    const under = [...units, ...unitsUnder(formations)];
    return under.length > 0 && under.every((unit) => later.has(unit));
  };
  return {
    units: [...new Set(unitsUnder(roots))].filter(
      (unit) => unit.placement !== null && !later.has(unit),
    ),
    formations: [...new Set(formationsUnder(roots))].filter(
      (each) => each.commander !== null && !arrives(each),
    ),
  };
}

/** How a unit stands in each formation it may take in the open, as an outline around its middle that faces north. */
export function outlinesOf(
  unit: Unit,
  { settings }: Pick<Scenario, "settings">,
): { readonly formation: Formation; readonly outline: Ring }[] {
  return formationsInOpen(unit.arm).map((formation) => {
    const frontFigures = frontOf(unit, formation);
    return {
      formation,
      outline: unitFootprint(unit, { formation, frontFigures }, settings).outline,
    };
  });
}

/** The front the author gave it, as long as it keeps its formation. */
function frontOf({ placement }: Unit, formation: Formation): number | null {
  return placement?.formation === formation ? placement.frontFigures : null;
}

/** What is wrong with placed troops, by their place in the lists. */
export interface PlacingFault {
  readonly list: "units" | "commanders";
  readonly index: number;
  readonly what: "not-own" | "twice" | "formation" | "outside";
}

/** Where placed troops are not the seat's to place, stand there twice, cannot form so, or leave the zone. */
export function placingFaults(
  scenario: Scenario,
  seat: Pick<Seat, "place">,
  { placed, zone }: { readonly placed: PlacedTroops; readonly zone: Ring },
): PlacingFault[] {
  const own = troopsToPlace(scenario, seat);
  const units = new Map(own.units.map((unit) => [unit.id, unit]));
  const formations = new Set(own.formations.map(({ id }) => id));
  const isTwice = (ids: readonly { readonly id: string }[], index: number) =>
    ids.findIndex(({ id }) => id === ids[index]?.id) < index;
  const faults: PlacingFault[] = [];
  for (const [index, stand] of placed.units.entries()) {
    const unit = units.get(stand.id);
    const note = (what: PlacingFault["what"]) => faults.push({ list: "units", index, what });
    if (!unit) note("not-own");
    else if (isTwice(placed.units, index)) note("twice");
    else {
      const shape = outlinesOf(unit, scenario).find((each) => each.formation === stand.formation);
      if (!shape) note("formation");
      else if (!liesIn(placedOutline(shape.outline, stand), zone)) note("outside");
    }
  }
  for (const [index, { id, xCm, yCm }] of placed.commanders.entries()) {
    const note = (what: PlacingFault["what"]) => faults.push({ list: "commanders", index, what });
    if (!formations.has(id)) note("not-own");
    else if (isTwice(placed.commanders, index)) note("twice");
    else if (!liesIn([[xCm, yCm]], zone)) note("outside");
  }
  return faults;
}

/** The scenario with troops where they were placed. */
export function withPlaced(scenario: Scenario, all: readonly PlacedTroops[]): Scenario {
  if (all.length === 0) return scenario;
  const placed = produce(scenario, (draft) => {
    for (const { units, commanders } of all) {
      for (const { id: unitId, ...stand } of units) {
        const frontFigures = frontOf(findUnit(scenario, unitId).item, stand.formation);
        placeUnit.run(draft, { unitId, ...stand, frontFigures });
      }
      for (const { id: formationId, xCm, yCm } of commanders) {
        if (findFormation(scenario, formationId).item.commander) {
          placeCommander.run(draft, { formationId, xCm, yCm });
        }
      }
    }
  });
  return asTranslated(placed, scenario);
}

/** Placing makes new objects, which still are translations of the same originals; nothing but places has changed. */
function asTranslated(placed: Scenario, before: Scenario): Scenario {
  const units = [...walkUnits(before)];
  for (const [i, { unit }] of [...walkUnits(placed)].entries()) {
    keepOriginal(unit, units[i]?.unit ?? unit);
  }
  const formations = [...walkFormations(before)];
  for (const [i, { formation }] of [...walkFormations(placed)].entries()) {
    keepOriginal(formation, formations[i]?.formation ?? formation);
  }
  return keepOriginal(placed, before);
}

/**
 * The scenario in which no other side sees these seats' troops at the start: where they stand is their players' choice,
 * and the umpire reveals it.
 */
export function withoutSeenAtStart(scenario: Scenario, seats: readonly Seat[]): Scenario {
  if (seats.length === 0) return scenario;
  const unseen = new Set(
    seats.flatMap((seat) => troopsToPlace(scenario, seat).units.map(({ id }) => id)),
  );
  const sides = scenario.sides.map((side) => ({
    ...side,
    seesAtStart: side.seesAtStart?.filter((id) => !unseen.has(id)),
  }));
  return keepOriginal({ ...scenario, sides }, scenario);
}
