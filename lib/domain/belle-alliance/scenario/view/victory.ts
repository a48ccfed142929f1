import type { Feature } from "../feature";
import { featureName } from "../feature-name";
import { fullNames } from "../full-names";
import type { Scenario } from "../scenario";
import type { Audience } from "../scenario-view";
import type { Objective } from "../victory/victory";
import type { ObjectiveView, ObjectiveWhatView, VictoryView } from "../victory/victory-view";
import { formationsUnder } from "../visible-tree";
import { knownObjectives, middleAt } from "./known-objectives";
import { visibleFeatures } from "./map-view";
import { type Reader, readerOf, sidesKnown } from "./reader";
import { visibleFormations } from "./side-view";

/**
 * What decides the game, for one reader: the umpire all; everybody the levels and the open objectives; those who know
 * their whole side, its secret ones as well. Of ground, troops and a secret length an objective betrays no more than the
 * reader knows. Null if there is nothing to know.
 */
export function victoryView(scenario: Scenario, reader: Reader): VictoryView | null {
  const { victory } = scenario;
  if (!victory || sidesKnown(scenario, reader).length < scenario.sides.length) return null;
  const known = knownObjectives(scenario, reader);
  if (known.length === 0 && victory.levels.length === 0) return null;
  const context = { scenario, reader, features: featuresKnown(scenario, reader) };
  return {
    objectives: known.map((each) => objectiveView(each, context)),
    levelsBy: victory.levelsBy,
    levels: victory.levels.map(({ id, name, threshold, sideId }) => ({
      id,
      name,
      threshold,
      sideId: sideId ?? null,
    })),
  };
}

/** The ids of the objectives that an audience may know. Throws an UnknownIdError for an unknown side or commander. */
export function objectiveIdsFor(scenario: Scenario, audience: Audience): ReadonlySet<string> {
  const reader = readerOf(scenario, audience);
  return new Set(knownObjectives(scenario, reader).map(({ id }) => id));
}

function featuresKnown(scenario: Scenario, reader: Reader): ReadonlyMap<string, Feature> {
  return new Map(visibleFeatures(scenario, reader).map((each) => [each.id, each]));
}

interface Context {
  readonly scenario: Scenario;
  readonly reader: Reader;
  readonly features: ReadonlyMap<string, Feature>;
}

function objectiveView(objective: Objective, context: Context): ObjectiveView {
  const { id, name, note, counts, worth, knownTo } = objective;
  return {
    id,
    name,
    note,
    counts,
    knownTo,
    worth: worth.map((each) => ({ side: each.side, points: each.points })),
    what: whatView(objective.what, context),
  };
}

function whatView(
  what: Objective["what"],
  { scenario, reader, features }: Context,
): ObjectiveWhatView {
  switch (what.kind) {
    case "feature":
    case "building": {
      const { kind, radiusCm } = what;
      const feature = features.get(what.featureId);
      const name = feature ? featureName(feature) : "";
      return { kind, name, at: feature ? middleAt(feature) : null, radiusCm };
    }
    case "formation":
      return { kind: what.kind, name: nameOfFormation(what.formationId, scenario, reader) };
    case "time": {
      const isTold = reader.for === "umpire" || !scenario.settings.lengthSecret;
      return { kind: what.kind, bound: isTold ? what.bound : null };
    }
    case "point":
      return { kind: what.kind, at: what.at, radiusCm: what.radiusCm };
    case "line":
      return { kind: what.kind, points: what.points, act: what.act };
    case "losses":
      return { kind: what.kind, sideId: what.sideId, least: what.least, as: what.as };
    case "exit":
      return { kind: what.kind, points: what.points };
    case "words":
      return { kind: what.kind };
  }
}

function nameOfFormation(id: string, { sides }: Scenario, reader: Reader): string {
  for (const side of sides) {
    const visible = visibleFormations(side, reader) ?? [];
    const found = formationsUnder(visible).find((each) => each.id === id);
    if (found) return fullNames(visible)(found);
  }
  return "";
}
