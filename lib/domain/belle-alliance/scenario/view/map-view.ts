import { COMMAND_REACH_CM } from "@/lib/rules/belle-alliance/commanders";
import type { Footprint } from "@/lib/rules/belle-alliance/formation-shape";
import { placedOutline } from "@/lib/terrain/placement";
import { unitFootprint } from "../derive";
import type { Feature } from "../feature";
import { type FullNames, fullNamesIn } from "../full-names";
import { heldBuilding } from "../held-building";
import type { MarchAlong } from "../march/planned-march";
import type { Scenario } from "../scenario";
import type {
  Audience,
  HeldBuilding,
  MapView,
  PlacedCommanderView,
  PlacedUnitView,
} from "../scenario-view";
import type { Settings } from "../settings";
import type { Side } from "../side";
import type { Placement, Unit } from "../unit";
import { type FormationPlace, type UnitPlace, walkFormations, walkUnits } from "../walk";
import { objectivesOnMap } from "./known-objectives";
import { knownReinforcements } from "./known-reinforcements";
import { namesFor } from "./names-for";
import { plannedWayViews } from "./planned-ways";
import {
  commandersKnown,
  knowsTroops,
  knowsWholeSides,
  type Reader,
  readerOf,
  sightOf,
} from "./reader";

/**
 * The table as this audience may see it: players see their own units and the ground not hidden from them, the public
 * only ground hidden from no side. Without `marchAlong`, planned ways are drawn, but their marches not worked out. Throws an UnknownIdError for an unknown side or commander.
 */
export function mapView(
  scenario: Scenario,
  audience: Audience,
  marchAlong: MarchAlong | null = null,
): MapView {
  const reader = readerOf(scenario, audience);
  const { map, settings } = scenario;
  const features = visibleFeatures(scenario, reader);
  const commanders = commandersKnown(reader);
  const nameOf = namesFor(scenario, reader);
  const seen = seenBy(reader, scenario);
  return {
    widthCm: map.widthCm,
    depthCm: map.depthCm,
    metresPerCm: settings.metresPerCm,
    note: map.note,
    grid: audience.for === "umpire" || settings.gridForPlayers,
    features,
    units: [...walkUnits(scenario)].flatMap((place) => {
      const views = placedUnitView(place, { scenario, known: features, nameOf });
      if (showsPlaces(reader, place.side) && knowsTroops(reader, place.parents)) return views;
      return seen.has(place.unit.id) ? views.map(asSeen) : [];
    }),
    commanders: [...walkFormations(scenario)]
      .filter(({ side }) => showsPlaces(reader, side))
      .filter(({ formation }) => commanders === null || commanders.has(formation))
      .flatMap((place) => placedCommanderView(place, nameOf)),
    entries: scenario.sides
      .filter((side) => showsPlaces(reader, side))
      .flatMap((side) =>
        knownReinforcements(side, reader).map(({ entry: [xCm, yCm], bound }) => {
          return { xCm, yCm, bound, colour: side.colour };
        }),
      ),
    objectives: objectivesOnMap(scenario, reader, features),
    plannedWays: plannedWayViews(scenario, { reader, known: features, nameOf, marchAlong }),
  };
}

/** The units of other sides that the umpire shows to this reader, who knows their whole side. */
function seenBy(reader: Reader, { sides }: Scenario): ReadonlySet<string> {
  if (reader.for === "umpire" || reader.for === "public" || !knowsWholeSides(reader)) {
    return new Set();
  }
  return new Set(sides.find(({ id }) => id === reader.sideId)?.seesAtStart);
}

/** Units as they stand at the start and as another side sees them; those that are not on the table are left out. */
export function seenUnits(scenario: Scenario, ids: ReadonlySet<string>): PlacedUnitView[] {
  const nameOf = fullNamesIn(scenario);
  return [...walkUnits(scenario)]
    .filter(({ unit }) => ids.has(unit.id))
    .flatMap((place) => placedUnitView(place, { scenario, known: [], nameOf }))
    .map(asSeen);
}

/** What is seen of an enemy unit: neither its name nor whose it is. */
function asSeen(view: PlacedUnitView): PlacedUnitView {
  return { ...view, name: "", under: "" };
}

/** Where troops stand and arrive is shown only to the umpire and their own side. */
function showsPlaces(reader: Reader, side: Side): boolean {
  const sight = sightOf(reader, side);
  return sight === "umpire" || sight === "own";
}

/** The features this reader may know of; only the umpire sees whom one is hidden from, and whether it is locked. */
export function visibleFeatures(scenario: Scenario, reader: Reader): Feature[] {
  const { features } = scenario.map;
  if (reader.for === "umpire") return features;
  return features
    .filter(({ hiddenFrom }) =>
      reader.for === "public" ? hiddenFrom.length === 0 : !hiddenFrom.includes(reader.sideId),
    )
    .map((feature) =>
      feature.hiddenFrom.length > 0 || feature.locked ? shownToPlayers(feature) : feature,
    );
}

function shownToPlayers({ locked, ...feature }: Feature): Feature {
  return { ...feature, hiddenFrom: [] };
}

interface KnownTable {
  readonly scenario: Scenario;
  readonly known: readonly Feature[];
  readonly nameOf: FullNames;
}

function placedUnitView(
  { unit, side, parents }: UnitPlace,
  { scenario, known, nameOf }: KnownTable,
): PlacedUnitView[] {
  const { placement } = unit;
  const under = parents.at(-1);
  if (!placement) return [];
  const { widthCm, depthCm, outline } = groundOf(unit, placement, scenario);
  return [
    {
      id: unit.id,
      name: unit.name,
      sideId: side.id,
      colour: side.colour,
      arm: unit.arm,
      formation: placement.formation,
      xCm: placement.xCm,
      yCm: placement.yCm,
      facingDeg: placement.facingDeg,
      widthCm,
      depthCm,
      outline,
      under: under ? nameOf(under) : "",
      holds: heldView(unit, known),
    },
  ];
}

function heldView(unit: Unit, known: readonly Feature[]): HeldBuilding | null {
  const held = heldBuilding(unit, known);
  return held && { id: held.id, name: held.name, outline: held.points };
}

function placedCommanderView(
  { formation, side }: FormationPlace,
  nameOf: FullNames,
): PlacedCommanderView[] {
  const { id, level, commander } = formation;
  if (!commander?.placement) return [];
  const { xCm, yCm } = commander.placement;
  const { id: sideId, colour } = side;
  const reachCm = COMMAND_REACH_CM;
  const of = nameOf(formation);
  return [{ id, name: commander.name, sideId, colour, level, of, reachCm, xCm, yCm }];
}

type Ground = Pick<Footprint, "widthCm" | "depthCm" | "remarks"> & Pick<PlacedUnitView, "outline">;

/** The cached ground of each unit object: an edit leaves most units the same objects. */
const GROUNDS = new WeakMap<Unit, { placement: Placement; settings: Settings; ground: Ground }>();

/** A placed unit's size, its outline in table cm to a tenth of a mm, and remarks on its formation. */
export function groundOf(
  unit: Unit,
  placement: Placement,
  { settings }: Pick<Scenario, "settings">,
): Ground {
  const known = GROUNDS.get(unit);
  if (known?.placement === placement && known.settings === settings) return known.ground;
  const { widthCm, depthCm, outline, remarks } = unitFootprint(unit, placement, settings);
  const placed = placedOutline(outline, placement);
  const rounded = placed.map(([x, y]) => [tenthOfMm(x), tenthOfMm(y)] as const);
  const ground = { widthCm, depthCm, outline: rounded, remarks };
  GROUNDS.set(unit, { placement, settings, ground });
  return ground;
}

function tenthOfMm(cm: number): number {
  return Math.round(cm * 100) / 100;
}
