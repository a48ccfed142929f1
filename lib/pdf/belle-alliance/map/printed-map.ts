import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { TextCleaner } from "../../document/text/clean-text";

/** A map with its names cleaned for printing. */
export function withPrintedNames(map: MapView, clean: TextCleaner): MapView {
  return {
    ...map,
    features: map.features.map((each) => ({ ...each, name: clean.name(each.name) })),
    units: map.units.map((each) => ({ ...each, name: clean.name(each.name) })),
    commanders: map.commanders.map((each) => ({ ...each, name: clean.name(each.name) })),
  };
}
