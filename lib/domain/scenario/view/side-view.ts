import type { FormationNode } from "../formation";
import type { Scenario } from "../scenario";
import type { ArrivalView, Audience, ReinforcementView, SideView } from "../scenario-view";
import type { Reinforcement, Side } from "../side";
import { totalsOf } from "../totals";
import { formationsUnder, unitsUnder, withoutHidden } from "../visible-tree";
import { visibleFeatures } from "./map-view";
import { formationView } from "./order-view";
import { sightOf } from "./reader";

/** A side as this audience may see it; of another side players get its name and colour. */
export function sideView(side: Side, scenario: Scenario, audience: Audience): SideView {
  const sight = sightOf(audience, side);
  const { id, name, colour } = side;
  if (sight === "none") return { id, name, colour, ...NOTHING };
  const formations = visibleFormations(side, audience) ?? [];
  const inner = sight !== "public";
  const context = {
    scenario,
    sight,
    known: visibleFeatures(scenario, audience),
    parents: [],
    arrivals: inner ? arrivalsOf(side, scenario) : new Map(),
  };
  return {
    id,
    name,
    colour,
    tasks: inner ? side.tasks : null,
    brief: inner ? side.brief : null,
    believedOfEnemy: inner ? side.believedOfEnemy : null,
    formations: formations.map((each) => formationView(each, context)),
    reinforcements: inner
      ? side.reinforcements.map((each) => reinforcementView(each, side, scenario))
      : null,
    totals: totalsOf(formations, scenario.settings),
  };
}

/** The formations of a side that this audience may see, with their visible units; null for none at all. */
export function visibleFormations(side: Side, audience: Audience): FormationNode[] | null {
  switch (sightOf(audience, side)) {
    case "none":
      return null;
    case "public":
      return withoutHidden(side.formations);
    case "own":
    case "umpire":
      return side.formations;
  }
}

const NOTHING = {
  tasks: null,
  brief: null,
  believedOfEnemy: null,
  formations: null,
  reinforcements: null,
  totals: null,
};

/** What is said of each formation or unit that arrives; of one that arrives twice the first entry holds. */
function arrivalsOf(side: Side, scenario: Scenario): ReadonlyMap<string, ArrivalView> {
  return new Map(
    side.reinforcements.toReversed().flatMap(({ brings, bound }) => {
      const arrival = { bound, time: timeOfBound(bound, scenario), withAbove: false };
      return brings.map((id) => [id, arrival] as const);
    }),
  );
}

/** Names only what stands in the side's own order of battle: an id of another side stays unnamed. */
function reinforcementView(
  reinforcement: Reinforcement,
  side: Side,
  scenario: Scenario,
): ReinforcementView {
  const own = [...formationsUnder(side.formations), ...unitsUnder(side.formations)];
  const names = new Map(own.map(({ id, name }) => [id, name]));
  const { id, bound, entry, note } = reinforcement;
  return {
    id,
    brings: reinforcement.brings.flatMap((each) => names.get(each) ?? []),
    bound,
    time: timeOfBound(bound, scenario),
    entry: [entry[0], entry[1]],
    note,
  };
}

/** The bound in which it is `HH:MM` for the first time; null before the battle, and while it has no start. */
export function boundAt(
  time: string,
  { startTime, settings }: Pick<Scenario, "startTime" | "settings">,
): number | null {
  if (startTime === null) return null;
  const [begins, comes] = [startTime, time].map((clock) => {
    const [hours = 0, minutes = 0] = clock.split(":").map(Number);
    return hours * 60 + minutes;
  }) as [number, number];
  const bound = Math.floor((comes - begins) / settings.minutesPerBound) + 1;
  return bound >= 1 && bound <= MOST_BOUNDS ? bound : null;
}

const MOST_BOUNDS = 200;

/** `HH:MM` when a bound begins, on the clock of the day; null while the battle has no start. */
export function timeOfBound(
  bound: number,
  { startTime, settings }: Pick<Scenario, "startTime" | "settings">,
): string | null {
  if (startTime === null) return null;
  const [hours = 0, minutes = 0] = startTime.split(":").map(Number);
  const total = (hours * 60 + minutes + (bound - 1) * settings.minutesPerBound) % (24 * 60);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(total / 60))}:${two(total % 60)}`;
}
