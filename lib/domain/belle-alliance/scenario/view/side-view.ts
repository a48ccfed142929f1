import { groupBy } from "../../../document/group-by";
import { timeOfBound } from "../bound-clock";
import type { FormationNode } from "../formation";
import { type FullNames, fullNames } from "../full-names";
import type { Scenario } from "../scenario";
import type {
  ArrivalView,
  CommandView,
  NeighbourView,
  ReinforcementView,
  SideView,
} from "../scenario-view";
import type { Reinforcement, Side } from "../side";
import { totalsOf } from "../totals";
import { formationsUnder, unitsUnder, withoutHidden } from "../visible-tree";
import { idsUnder, knownReinforcements, toldReinforcements } from "./known-reinforcements";
import { visibleFeatures } from "./map-view";
import { namesFor } from "./names-for";
import { namesKnown } from "./names-view";
import { formationView } from "./order-view";
import {
  knowsWholeSides,
  type Led,
  ledBy,
  meetsSeal,
  type Reader,
  readerOf,
  sightOf,
} from "./reader";

/** A side as this reader may see it; of another side, players see only its name and colour, as the public of a sealed one. */
export function sideView(side: Side, scenario: Scenario, reader: Reader): SideView {
  const sight = sightOf(reader, side);
  const { id, name, colour } = side;
  if (sight === "none") {
    const sealed = meetsSeal(reader) ? { names: namesKnown(side, reader) } : null;
    return { id, name, colour, ...NOTHING, sealed };
  }
  const formations = visibleFormations(side, reader) ?? [];
  const inner = sight !== "public";
  const nameOf = inner ? namesFor(scenario, reader) : fullNames(formations);
  const whole = knowsWholeSides(reader);
  const context = {
    scenario,
    sight,
    known: visibleFeatures(scenario, reader),
    nameOf,
    arrivals: inner ? arrivalsOf(side, scenario, reader) : new Map(),
  };
  return {
    id,
    name,
    colour,
    tasks: inner && whole ? side.tasks : null,
    brief: inner && whole ? side.brief : null,
    believedOfEnemy: inner && reader.for !== "commander" ? side.believedOfEnemy : null,
    commands: commandViews(side, scenario, reader),
    formations: formations.map((each) => {
      const parents = whole ? [] : aboveOf(each, reader);
      return formationView(each, { ...context, parents });
    }),
    reinforcements: inner
      ? knownReinforcements(side, reader).map((each) =>
          reinforcementView(each, { side, scenario, reader }),
        )
      : null,
    totals: whole ? totalsOf(formations, scenario.settings) : null,
    sealed: null,
  };
}

function aboveOf(formation: FormationNode, reader: Reader): readonly FormationNode[] {
  if (reader.for !== "commander") return [];
  return reader.led.find(({ own }) => own === formation)?.above ?? [];
}

/**
 * What the players of a side's formations receive, as far as this reader may see it; null if they may see none of it.
 */
function commandViews(
  side: Side,
  scenario: Scenario,
  reader: Reader,
): readonly CommandView[] | null {
  const context = { side, nameOf: namesFor(scenario, reader) };
  if (reader.for === "commander") return reader.led.map((each) => commandView(each, context));
  if (reader.for !== "umpire") return null;
  const { id: sideId } = side;
  return formationsUnder(side.formations).flatMap(({ id: formationId, player }) => {
    if (!player) return [];
    const led = readerOf(scenario, { for: "commander", sideId, formationId });
    return led.for === "commander" ? led.led.map((each) => commandView(each, context)) : [];
  });
}

function commandView(
  led: Led,
  { side, nameOf }: { readonly side: Side; readonly nameOf: FullNames },
): CommandView {
  const { own, player } = led;
  const { id, name, level, commander } = own;
  const { orders, brief, knows, believedOfEnemy } = player;
  return {
    id,
    name,
    fullName: nameOf(own),
    level,
    commander: commander && { name: commander.name, efficiency: commander.efficiency },
    orders,
    brief,
    knows,
    believedOfEnemy: believedOfEnemy.trim() === "" ? side.believedOfEnemy : believedOfEnemy,
    neighbours: neighboursOf(led),
  };
}

function neighboursOf({ player, above, beside }: Led): NeighbourView[] {
  if (player.knows === "own") return above.slice(-1).map((each) => neighbour(each, "above"));
  return [
    ...above.map((each) => neighbour(each, "above")),
    ...beside.map((each) => neighbour(each, "beside")),
  ];
}

function neighbour(
  { name, level, commander }: FormationNode,
  stands: NeighbourView["stands"],
): NeighbourView {
  return { name, level, commander: commander?.name ?? "", stands };
}

/** The formations of a side that this reader may see, with their visible units; null if they may see none. */
export function visibleFormations(side: Side, reader: Reader): readonly FormationNode[] | null {
  switch (sightOf(reader, side)) {
    case "none":
      return null;
    case "public":
      return withoutHidden(side.formations);
    case "own":
    case "umpire":
      return reader.for === "commander" && !knowsWholeSides(reader)
        ? ledBy(reader)
        : side.formations;
  }
}

const NOTHING = {
  tasks: null,
  brief: null,
  believedOfEnemy: null,
  commands: null,
  formations: null,
  reinforcements: null,
  totals: null,
};

/** The arrival of each formation or unit; if one arrives twice, the first entry applies. */
function arrivalsOf(
  side: Side,
  scenario: Scenario,
  reader: Reader,
): ReadonlyMap<string, ArrivalView> {
  const arrivals = new Map(
    toldReinforcements(side, reader)
      .toReversed()
      .flatMap(({ brings, bound }) => {
        const arrival = { bound, time: timeOfBound(bound, scenario), withAbove: false };
        return brings.map((id) => [id, arrival] as const);
      }),
  );
  if (reader.for !== "commander" || knowsWholeSides(reader)) return arrivals;
  // The formations above, where an inherited arrival would be shown, are not in this view.
  const ofLed = reader.led.flatMap(({ own, above }) => {
    const nearest = [own, ...above.toReversed()].find(({ id }) => arrivals.has(id));
    const arrival = nearest && arrivals.get(nearest.id);
    return arrival ? [[own.id, arrival] as const] : [];
  });
  return new Map([...arrivals, ...ofLed]);
}

interface ReinforcementContext {
  readonly side: Side;
  readonly scenario: Scenario;
  readonly reader: Reader;
}

/** A reinforcement with only the names this reader knows; ids from another side are left out. */
function reinforcementView(
  reinforcement: Reinforcement,
  context: ReinforcementContext,
): ReinforcementView {
  const { scenario, reader } = context;
  const names = namesOfArrivals(context);
  const { id, bound, entry, brings } = reinforcement;
  // A note on several arrivals may mention troops this reader does not know of.
  const isAllKnown = knowsWholeSides(reader) || isAllUnder(reader, brings);
  return {
    id,
    brings: [...new Set(brings.flatMap((each) => names.get(each) ?? []))],
    bound,
    time: timeOfBound(bound, scenario),
    entry: [entry[0], entry[1]],
    note: isAllKnown ? reinforcement.note : "",
    chance: reinforcement.chance ?? null,
    condition: isAllKnown ? (reinforcement.condition ?? "") : "",
    alternatives: (reinforcement.alternatives ?? []).map((other) => ({
      entry: [other.entry[0], other.entry[1]],
      when: isAllKnown ? other.when : "",
    })),
  };
}

/** The names of what arrives; troops arriving with a formation above them are listed under their own name. */
function namesOfArrivals({
  side,
  scenario,
  reader,
}: ReinforcementContext): ReadonlyMap<string, readonly string[]> {
  const nameOf = namesFor(scenario, reader);
  type Named = readonly [id: string, names: readonly string[]];
  const namesOf = (formations: readonly FormationNode[]): Named[] => [
    ...formationsUnder(formations).map((each) => [each.id, [nameOf(each)]] satisfies Named),
    ...unitsUnder(formations).map(({ id, name }) => [id, [name]] satisfies Named),
  ];
  if (reader.for !== "commander" || knowsWholeSides(reader)) {
    return new Map(namesOf(side.formations));
  }
  // Of what arrives with a formation above, they learn of their own troops alone.
  const withAbove = groupBy(
    reader.led.flatMap(({ own, above }) => above.map(({ id }) => ({ id, name: nameOf(own) }))),
    ({ id }) => id,
  );
  return new Map<string, readonly string[]>([
    ...namesOf(ledBy(reader)),
    ...[...withAbove].map(([id, all]): Named => [id, all.map(({ name }) => name)]),
  ]);
}

function isAllUnder(reader: Reader, brings: readonly string[]): boolean {
  const ids = new Set(idsUnder(ledBy(reader)));
  return brings.every((id) => ids.has(id));
}
