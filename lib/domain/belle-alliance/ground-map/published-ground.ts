import type { Feature } from "../scenario/feature";
import { shownToAll } from "../scenario/ground-only";
import type { GroundOrigin, Scenario } from "../scenario/scenario";
import type { GroundMap } from "./ground-map";

/** The parts of a scenario's ground hidden from any side; a published map includes them only if its author says so. */
export function hiddenGround({ map }: Pick<Scenario, "map">): Feature[] {
  return map.features.filter(({ hiddenFrom }) => hiddenFrom.length > 0);
}

interface Publishing {
  readonly title: string;
  /** The scenario; whatever its own ground was copied from is credited too. */
  readonly origin: GroundOrigin;
  /** Ids of hidden features to include on the map all the same. */
  readonly shown: ReadonlySet<string>;
}

/**
 * A scenario's ground as a separate map: no troops, no texts except its credits, and nothing hidden from a side unless
 * listed in `shown`.
 */
export function publishedGround(
  { language, place, credits, settings, map }: Scenario,
  { title, origin, shown }: Publishing,
): GroundMap {
  const { widthCm, depthCm, note, features } = map;
  const open = features.filter(({ id, hiddenFrom }) => hiddenFrom.length === 0 || shown.has(id));
  return {
    ...{ kind: "map", schemaVersion: 1, system: "belle-alliance" },
    ...{ title, language, place, notes: "", credits },
    settings: { metresPerCm: settings.metresPerCm },
    map: {
      widthCm,
      depthCm,
      note,
      features: open.map(shownToAll),
      origin: after(origin, map.origin),
    },
  };
}

function after(origin: GroundOrigin, earlier: GroundOrigin | undefined): GroundOrigin {
  if (!earlier) return origin;
  const { kind, id, title, author, version } = earlier;
  return { ...origin, after: { kind, id, title, author, version } };
}
