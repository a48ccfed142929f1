import { findingAt, type ScenarioFinding } from "../finding-codes";
import { faultsOfUnits, type ScenarioCheck } from "./check-context";

/** Matches a name with something readable in it; `?`, `–` and `…` are only placeholders. */
export const READABLE = /[\p{L}\d]/u;

/**
 * Checks the names of everything that takes part and of named shapes; place names are checked with the terrain [1.1.9].
 */
export const checkNames: ScenarioCheck = (context) => {
  const { scenario, formations } = context;
  const sides = scenario.sides.map(({ name }, i) => openAt(`/sides/${i}/name`, name));
  const bodies = formations.flatMap(({ formation, path }) => [
    ...openAt(`${path}/name`, formation.name),
    ...(formation.commander ? openAt(`${path}/commander`, formation.commander.name) : []),
  ]);
  const features = scenario.map.features.map(({ kind, name }, i) =>
    kind === "place" || name === "" ? [] : openAt(`/map/features/${i}/name`, name),
  );
  const place = scenario.place === "" ? [] : openAt("/place", scenario.place);
  return [
    ...place,
    ...sides.flat(),
    ...bodies,
    ...faultsOfUnits(context, "name-open", {
      field: "name",
      has: ({ unit }) => !READABLE.test(unit.name),
    }),
    ...features.flat(),
  ];
};

function openAt(path: string, name: string): ScenarioFinding[] {
  return READABLE.test(name) ? [] : [findingAt(path, "name-open", { name, count: 1 })];
}
