import { faultsAbout } from "../fault";
import type { Feature } from "../feature";
import { featureName, wantsName } from "../feature-name";
import { findingAt, type ScenarioFindingCode } from "../finding-codes";
import type { ScenarioCheck } from "./check-context";

interface OpenQuestion {
  readonly code: ScenarioFindingCode;
  readonly field: string;
  readonly isOpen: (feature: Feature) => boolean;
}

/** What is left open of what is drawn: the questions of table 5, and the names of places. */
const QUESTIONS: readonly OpenQuestion[] = [
  {
    code: "building-material-open",
    field: "material",
    isOpen: (each) => each.kind === "building" && each.material === null,
  },
  {
    code: "wall-height-open",
    field: "height",
    isOpen: (each) => each.kind === "wall" && each.height === null,
  },
  {
    code: "hedge-kind-open",
    field: "hedge",
    isOpen: (each) => each.kind === "hedge" && each.hedge === null,
  },
  {
    code: "fence-kind-open",
    field: "fence",
    isOpen: (each) => each.kind === "fence" && each.fence === null,
  },
  {
    code: "ground-kind-open",
    field: "ground",
    isOpen: (each) => each.kind === "ground" && each.ground === null,
  },
  {
    code: "stream-width-open",
    field: "widthCm",
    isOpen: (each) => each.kind === "stream" && each.widthCm === null,
  },
  { code: "place-unnamed", field: "name", isOpen: wantsName },
  {
    code: "crossing-kind-open",
    field: "crossing",
    isOpen: (each) => each.kind === "crossing" && each.crossing === null,
  },
  {
    code: "field-work-kind-open",
    field: "work",
    isOpen: (each) => each.kind === "field-work" && each.work === null,
  },
];

/** Special terrain must be stated [1.1.9, table 5], and hidden from sides that exist. */
export const checkTerrain: ScenarioCheck = ({ scenario, sidePaths }) => {
  const places = scenario.map.features.map((feature, i) => ({
    feature,
    path: `/map/features/${i}`,
    name: featureName(feature),
  }));
  const open = QUESTIONS.flatMap(({ code, field, isOpen }) => {
    const asked = places.filter(({ feature }) => isOpen(feature));
    const subjects = asked.map(({ path, name }) => ({ path: `${path}/${field}`, name }));
    return faultsAbout(code, subjects, "/map/features");
  });
  const stray = places
    .filter(({ feature }) => feature.hiddenFrom.some((id) => !sidePaths.has(id)))
    .map(({ path, name }) =>
      findingAt(`${path}/hiddenFrom`, "hidden-from-unknown", { name, named: name ? "yes" : "no" }),
    );
  return [...open, ...stray];
};
