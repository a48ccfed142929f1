import { TERRAIN_KINDS } from "../../ground/kinds";
import { faultsAbout } from "../fault";
import type { Feature, ShapeFeature } from "../feature";
import { featureName, wantsName } from "../feature-name";
import { findingAt, type ScenarioFindingCode } from "../finding-codes";
import { undecidedField } from "../terrain-meaning";
import type { ScenarioCheck } from "./check-context";

interface FaultOfShape {
  readonly code: ScenarioFindingCode;
  /** The field at fault; null if there is no fault. */
  readonly fieldOf: (feature: Feature) => string | null;
}

/** Undecided fields of shapes, and the faults that each kind defines for its own shapes. */
const FAULTS: readonly FaultOfShape[] = [
  ...TERRAIN_KINDS.flatMap(({ kind, openFinding, faults = [] }): FaultOfShape[] => {
    const ofKind = (fieldOf: (shape: ShapeFeature) => string | null) => (feature: Feature) =>
      feature.kind === kind ? fieldOf(feature) : null;
    return [
      ...(openFinding ? [{ code: openFinding, fieldOf: ofKind(undecidedField) }] : []),
      ...faults.map(({ code, field, has }) => ({
        code,
        fieldOf: ofKind((shape) => (has(shape) ? field : null)),
      })),
    ];
  }),
  { code: "place-unnamed", fieldOf: (feature) => (wantsName(feature) ? "name" : null) },
];

/** Checks that special terrain is stated [1.1.9, table 5], and hidden only from sides that exist. */
export const checkTerrain: ScenarioCheck = ({ scenario, sidePaths }) => {
  const places = scenario.map.features.map((feature, i) => ({
    feature,
    path: `/map/features/${i}`,
    name: featureName(feature),
  }));
  const open = FAULTS.flatMap(({ code, fieldOf }) => {
    const subjects = places.flatMap(({ feature, path, name }) => {
      const field = fieldOf(feature);
      return field === null ? [] : [{ path: `${path}/${field}`, name }];
    });
    return faultsAbout(code, subjects, "/map/features");
  });
  const stray = places
    .filter(({ feature }) => feature.hiddenFrom.some((id) => !sidePaths.has(id)))
    .map(({ path, name }) =>
      findingAt(`${path}/hiddenFrom`, "hidden-from-unknown", { name, named: name ? "yes" : "no" }),
    );
  return [...open, ...stray];
};
