import { timeOfBound } from "../bound-clock";
import type { FormationNode } from "../formation";
import { fullNames } from "../full-names";
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
import { idsUnder, knownReinforcements } from "./known-reinforcements";
import { visibleFeatures } from "./map-view";
import { namesKnown } from "./names-view";
import { formationView } from "./order-view";
import { knowsWholeSides, meetsSeal, type Reader, readerOf, sightOf } from "./reader";

type Commander = Extract<Reader, { readonly for: "commander" }>;

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
  const nameOf = fullNames(inner ? side.formations : formations);
  const whole = knowsWholeSides(reader);
  const context = {
    scenario,
    sight,
    known: visibleFeatures(scenario, reader),
    nameOf,
    parents: reader.for === "commander" && !whole ? reader.above : [],
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
    formations: formations.map((each) => formationView(each, context)),
    reinforcements: inner
      ? knownReinforcements(side, reader).map((each) =>
          reinforcementView(each, { side, scenario, reader }),
        )
      : null,
    totals: whole ? totalsOf(formations, scenario.settings) : null,
    sealed: null,
  };
}

/**
 * What the players of a side's formations receive, as far as this reader may see it; null if they may see none of it.
 */
function commandViews(
  side: Side,
  scenario: Scenario,
  reader: Reader,
): readonly CommandView[] | null {
  if (reader.for === "commander") return [commandView(reader, side)];
  if (reader.for !== "umpire") return null;
  const { id: sideId } = side;
  return formationsUnder(side.formations).flatMap(({ id: formationId, player }) => {
    if (!player) return [];
    const led = readerOf(scenario, { for: "commander", sideId, formationId });
    return led.for === "commander" ? [commandView(led, side)] : [];
  });
}

function commandView(reader: Commander, side: Side): CommandView {
  const { own, player } = reader;
  const { id, name, level, commander } = own;
  const nameOf = fullNames(side.formations);
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
    neighbours: neighboursOf(reader),
  };
}

function neighboursOf({ player, above, beside }: Commander): NeighbourView[] {
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
        ? [reader.own]
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
    side.reinforcements.toReversed().flatMap(({ brings, bound }) => {
      const arrival = { bound, time: timeOfBound(bound, scenario), withAbove: false };
      return brings.map((id) => [id, arrival] as const);
    }),
  );
  if (reader.for !== "commander" || knowsWholeSides(reader)) return arrivals;
  // The formations above, where an inherited arrival would be shown, are not in this view.
  const [own] = [...reader.above, reader.own]
    .toReversed()
    .flatMap(({ id }) => arrivals.get(id) ?? []);
  return own ? new Map([...arrivals, [reader.own.id, own]]) : arrivals;
}

interface ReinforcementContext {
  readonly side: Side;
  readonly scenario: Scenario;
  readonly reader: Reader;
}

/** A reinforcement with only the names this reader knows; ids from another side are left out. */
function reinforcementView(
  reinforcement: Reinforcement,
  { side, scenario, reader }: ReinforcementContext,
): ReinforcementView {
  const names = namesOfArrivals(side, reader);
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
  };
}

/** The names of what arrives; troops arriving with a formation above them are listed under their own name. */
function namesOfArrivals(side: Side, reader: Reader): ReadonlyMap<string, string> {
  const nameOf = fullNames(side.formations);
  const namesOf = (formations: readonly FormationNode[]) => [
    ...formationsUnder(formations).map((each) => [each.id, nameOf(each)] as const),
    ...unitsUnder(formations).map(({ id, name }) => [id, name] as const),
  ];
  if (reader.for !== "commander" || knowsWholeSides(reader)) {
    return new Map(namesOf(side.formations));
  }
  const { own, above } = reader;
  return new Map([...namesOf([own]), ...above.map(({ id }) => [id, nameOf(own)] as const)]);
}

function isAllUnder(reader: Reader, brings: readonly string[]): boolean {
  const ids = new Set(reader.for === "commander" ? idsUnder([reader.own]) : []);
  return brings.every((id) => ids.has(id));
}
