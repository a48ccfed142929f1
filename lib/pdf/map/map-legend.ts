import {
  drawSample,
  type LegendEntry,
  legendEntries,
  legendKey,
  SAMPLE,
} from "@/lib/domain/map-drawing/legend";
import { PALETTES } from "@/lib/domain/map-drawing/palette";
import { patternsIn } from "@/lib/domain/map-drawing/patterns";
import type { Pen } from "@/lib/domain/map-drawing/pen";
import { svg, svgText } from "@/lib/domain/map-drawing/svg-node";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import type { Words } from "../text/words";
import type { MapDrawing } from "./map-drawing";

/** Everything the map shows and nothing else, each sign as the map draws it. */
export function legendOf({ map, sides }: ScenarioView, words: Words): MapDrawing["legend"] {
  const pen: Pen = { palette: PALETTES.light, mark: 1, idPrefix: "s", depthCm: SAMPLE.depthCm };
  const textOf = (entry: LegendEntry) =>
    entry.kind === "side"
      ? words.clean.name(sides.find(({ id }) => id === entry.sideId)?.name ?? "")
      : words.legend(legendKey(entry));
  return legendEntries(map).map((entry) => ({ svg: sampleFile(entry, pen), text: textOf(entry) }));
}

function sampleFile(entry: LegendEntry, pen: Pen): string {
  const sample = drawSample(entry, pen);
  return svgText(
    svg(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: `0 0 ${SAMPLE.widthCm} ${SAMPLE.depthCm}`,
      },
      [svg("defs", {}, patternsIn(sample, pen)), sample],
    ),
  );
}
