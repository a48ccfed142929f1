import { COMMAND_REACH_CM } from "@/lib/rules/belle-alliance/commanders";
import type { Footprint } from "@/lib/rules/belle-alliance/formation-shape";
import { placedOutline } from "@/lib/terrain/placement";
import { unitFootprint } from "../derive";
import type { Feature } from "../feature";
import { heldBuilding } from "../held-building";
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
import { requireAudience, sightOf } from "./reader";

/**
 * The table as this audience may see it: players their own units and the ground not hidden from them, the public only
 * the ground that is hidden from no side. Throws an UnknownIdError for an unknown side.
 */
export function mapView(scenario: Scenario, audience: Audience): MapView {
  requireAudience(scenario, audience);
  const { map, settings } = scenario;
  const features = visibleFeatures(scenario, audience);
  return {
    widthCm: map.widthCm,
    depthCm: map.depthCm,
    metresPerCm: settings.metresPerCm,
    note: map.note,
    grid: audience.for === "umpire" || settings.gridForPlayers,
    features,
    units: [...walkUnits(scenario)]
      .filter(({ side }) => showsPlaces(audience, side))
      .flatMap((place) => placedUnitView(place, scenario, features)),
    commanders: [...walkFormations(scenario)]
      .filter(({ side }) => showsPlaces(audience, side))
      .flatMap(placedCommanderView),
    entries: scenario.sides
      .filter((side) => showsPlaces(audience, side))
      .flatMap(({ colour, reinforcements }) =>
        reinforcements.map(({ entry: [xCm, yCm], bound }) => ({ xCm, yCm, bound, colour })),
      ),
  };
}

/** Where troops stand and arrive is for the umpire and their own side. */
function showsPlaces(audience: Audience, side: Side): boolean {
  const sight = sightOf(audience, side);
  return sight === "umpire" || sight === "own";
}

/** The features this audience may know of; only the umpire sees from whom one is hidden, and whether it is locked. */
export function visibleFeatures(scenario: Scenario, audience: Audience): Feature[] {
  const { features } = scenario.map;
  if (audience.for === "umpire") return features;
  return features
    .filter(({ hiddenFrom }) =>
      audience.for === "side" ? !hiddenFrom.includes(audience.sideId) : hiddenFrom.length === 0,
    )
    .map((feature) =>
      feature.hiddenFrom.length > 0 || feature.locked ? shownToPlayers(feature) : feature,
    );
}

function shownToPlayers({ locked, ...feature }: Feature): Feature {
  return { ...feature, hiddenFrom: [] };
}

function placedUnitView(
  { unit, side, parents }: UnitPlace,
  scenario: Scenario,
  known: readonly Feature[],
): PlacedUnitView[] {
  const { placement } = unit;
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
      under: parents.at(-1)?.name ?? "",
      holds: heldView(unit, known),
    },
  ];
}

function heldView(unit: Unit, known: readonly Feature[]): HeldBuilding | null {
  const held = heldBuilding(unit, known);
  return held && { id: held.id, name: held.name, outline: held.points };
}

function placedCommanderView({ formation, side }: FormationPlace): PlacedCommanderView[] {
  const { id, level, name, commander } = formation;
  if (!commander?.placement) return [];
  const { xCm, yCm } = commander.placement;
  const { id: sideId, colour } = side;
  const reachCm = COMMAND_REACH_CM;
  return [{ id, name: commander.name, sideId, colour, level, of: name, reachCm, xCm, yCm }];
}

type Ground = Pick<Footprint, "widthCm" | "depthCm" | "remarks"> & Pick<PlacedUnitView, "outline">;

/** The last ground of each unit object: an edit leaves most units the same objects. */
const GROUNDS = new WeakMap<Unit, { placement: Placement; settings: Settings; ground: Ground }>();

/** A placed unit's size and its outline in table cm, to a tenth of a mm, and what is odd about its formation. */
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
