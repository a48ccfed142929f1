import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { MapView, ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { TextCleaner } from "../../document/text/clean-text";
import type { PrintedTable } from "../../table/sheets/table-section";

/** A map with its names cleaned for printing. */
export function withPrintedNames(map: MapView, clean: TextCleaner): MapView {
  return {
    ...map,
    features: map.features.map((each) => ({ ...each, name: clean.name(each.name) })),
    units: map.units.map((each) => ({ ...each, name: clean.name(each.name) })),
    commanders: map.commanders.map((each) => ({ ...each, name: clean.name(each.name) })),
  };
}

/** The table of a scenario or of ground, as far as the reader may know it. */
export function printedTable(
  { map }: Pick<ScenarioView, "map">,
  title: string,
  clean: TextCleaner,
): PrintedTable {
  return { scene: mapScene(withPrintedNames(map, clean)), title };
}
