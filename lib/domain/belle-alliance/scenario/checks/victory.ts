import type { PointCm } from "../../../document/primitives";
import { findingAt, type ScenarioFinding } from "../finding-codes";
import { middleOfFeature } from "../named-places";
import type { Scenario } from "../scenario";
import { mostOf } from "../victory/score";
import type { Objective, Victory } from "../victory/victory";
import { unitsUnder } from "../visible-tree";
import type { CheckContext, ScenarioCheck } from "./check-context";

/** Checks that what decides the game exists, lies on the table, is worth something and can be reached [1.1.9]. */
export const checkVictory: ScenarioCheck = (context) => {
  const { victory } = context.scenario;
  if (!victory) return [];
  return [
    ...victory.objectives.flatMap((objective, i) =>
      ofObjective(objective, context, `/victory/objectives/${i}`),
    ),
    ...sidesWithoutPoints(victory, context.scenario),
    ...ofLevels(victory, context.scenario),
  ];
};

function ofObjective(objective: Objective, context: CheckContext, path: string): ScenarioFinding[] {
  const { name, worth } = objective;
  const isWorthless = worth.every(({ points }) => points === 0);
  return [
    ...(isWorthless ? [findingAt(`${path}/worth`, "objective-worthless", { name })] : []),
    ...goneSides(objective, context.scenario, path),
    ...ofWhat(objective, context, `${path}/what`),
  ];
}

function goneSides({ name, worth, knownTo }: Objective, { sides }: Scenario, path: string) {
  const isGone = (id: string) => !sides.some((side) => side.id === id);
  const toldTo = knownTo.startsWith("side:") ? [knownTo.slice("side:".length)] : [];
  const isAny = [...worth.map(({ side }) => side), ...toldTo].some(isGone);
  return isAny ? [findingAt(path, "objective-gone", { name, what: "side" })] : [];
}

function ofWhat(
  { name, what, knownTo }: Objective,
  context: CheckContext,
  path: string,
): ScenarioFinding[] {
  const { scenario } = context;
  const { map, bounds, sides } = scenario;
  const gone = (kind: "ground" | "troops" | "side") => [
    findingAt(path, "objective-gone", { name, what: kind }),
  ];
  const onTable = (points: readonly PointCm[]) =>
    points.every((at) => isOnTable(at, map))
      ? []
      : [findingAt(path, "objective-off-table", { name })];
  switch (what.kind) {
    case "point":
      return onTable([what.at]);
    case "line":
      return onTable(what.points);
    case "exit":
      return areOnOneEdge(what.points, map) ? [] : [findingAt(path, "exit-off-edge", { name })];
    case "feature":
    case "building": {
      const feature = map.features.find(({ id }) => id === what.featureId);
      const isFit = feature && (what.kind === "feature" || feature.kind === "building");
      if (!isFit) return gone("ground");
      const [x, y] = middleOfFeature(feature);
      const blind = sides.filter(
        ({ id }) =>
          feature.hiddenFrom.includes(id) && (knownTo === "all" || knownTo === `side:${id}`),
      );
      return [
        ...onTable([[x, y]]),
        ...blind.map((side) =>
          findingAt(path, "objective-on-hidden-ground", { name, side: side.name }),
        ),
      ];
    }
    case "formation": {
      const isThere = context.formations.some(({ formation }) => formation.id === what.formationId);
      return isThere ? [] : gone("troops");
    }
    case "losses": {
      const side = sides.find(({ id }) => id === what.sideId);
      if (!side) return gone("side");
      const most = what.as === "percent" ? 100 : unitsUnder(side.formations).length;
      if (what.least <= most) return [];
      const params = { name, side: side.name, least: what.least, as: what.as };
      return [findingAt(path, "objective-losses-beyond", params)];
    }
    case "time":
      if (bounds === null || what.bound <= bounds) return [];
      return [findingAt(path, "objective-too-late", { name, bound: what.bound, bounds })];
    case "words":
      return [];
  }
}

/** What a hand-drawn end may be off the edge. */
const EDGE_CM = 1;

function areOnOneEdge(points: readonly PointCm[], { widthCm, depthCm }: Scenario["map"]): boolean {
  const near = (value: number, edge: number) => Math.abs(value - edge) <= EDGE_CM;
  return [
    ([x]: PointCm) => near(x, 0),
    ([x]: PointCm) => near(x, widthCm),
    ([, y]: PointCm) => near(y, 0),
    ([, y]: PointCm) => near(y, depthCm),
  ].some((isOn) => points.every(isOn));
}

function isOnTable([x, y]: PointCm, { widthCm, depthCm }: Scenario["map"]): boolean {
  return x >= 0 && y >= 0 && x <= widthCm && y <= depthCm;
}

function sidesWithoutPoints({ objectives }: Victory, { sides }: Scenario): ScenarioFinding[] {
  const gains = (id: string) =>
    objectives.some(({ worth }) => worth.some(({ side, points }) => side === id && points > 0));
  if (!sides.some(({ id }) => gains(id))) return [];
  return sides.flatMap((side, i) =>
    gains(side.id)
      ? []
      : [findingAt(`/sides/${i}/tasks`, "side-without-points", { side: side.name })],
  );
}

function ofLevels(victory: Victory, { sides, bounds }: Scenario): ScenarioFinding[] {
  const { levels, objectives } = victory;
  const sideIds = sides.map(({ id }) => id);
  const isAnyWorth = objectives.some(({ worth }) => worth.some(({ points }) => points !== 0));
  return levels.flatMap(({ name, threshold, sideId }, i) => {
    const path = `/victory/levels/${i}`;
    if (sideId !== undefined && !sideIds.includes(sideId)) {
      return [findingAt(path, "objective-gone", { name, what: "side" })];
    }
    const before = levels.slice(0, i).filter((each) => each.sideId === sideId);
    const isLate = before.some((each) => each.threshold >= threshold);
    const reach = (sideId ? [sideId] : sideIds).map((id) =>
      mostOf(id, victory, { bounds, sideIds }),
    );
    const most = reach.includes(null) ? null : Math.max(0, ...reach.map(Number));
    const isBeyond = isAnyWorth && most !== null && threshold > most;
    return [
      ...(isLate ? [findingAt(`${path}/threshold`, "level-out-of-order", { name })] : []),
      ...(isBeyond
        ? [findingAt(`${path}/threshold`, "level-out-of-reach", { name, threshold, most })]
        : []),
    ];
  });
}
