import type { MapView } from "../scenario/scenario-view";
import { drawTable, frameOf, type MapDrawing, penFor } from "./draw-map";
import { drawSample, type LegendEntry, legendEntries, SAMPLE } from "./legend";
import { type Pen, rounded, sized } from "./pen";
import { drawScaleBar, scaleBarFor } from "./scale-bar";
import { type SvgNode, svg, svgText } from "./svg-node";

/** The words of a map file, in the reader's language. */
export interface MapWords {
  /** Name of the picture, for those who hear it. */
  readonly title: string;
  readonly metres: (metres: number) => string;
  readonly legend: (entry: LegendEntry) => string;
}

/**
 * A map as a complete SVG file: the table at true proportions (its size in cm is the picture's own
 * size), under it the legend and a scale bar in metres.
 */
export function mapFile(map: MapView, drawing: MapDrawing, words: MapWords): string {
  const pen = penFor(map, drawing);
  const frame = frameOf(map, drawing, pen);
  const legend = layLegend(legendEntries(map), words, pen, map.widthCm);
  const barTop = map.depthCm + sized(pen, 5);
  const legendTop = barTop + sized(pen, 9);
  const width = rounded(map.widthCm + frame.left + frame.right);
  const height = rounded(frame.top + legendTop + legend.heightCm);
  const bar = scaleBarFor(map.widthCm, map.metresPerCm);
  const root = svg(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${-frame.left} ${-frame.top} ${width} ${height}`,
      width: `${width}cm`,
      height: `${height}cm`,
      role: "img",
      "text-rendering": "geometricPrecision",
    },
    [
      svg("title", {}, [words.title]),
      svg("rect", { x: -frame.left, y: -frame.top, width, height, fill: pen.palette.sheet }),
      ...drawTable(map, drawing, pen),
      svg("g", { transform: `translate(0 ${rounded(barTop)})` }, [
        drawScaleBar(bar, { metres: words.metres(bar.metres) }, pen),
      ]),
      svg("g", { transform: `translate(0 ${rounded(legendTop)})` }, legend.nodes),
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svgText(root)}\n`;
}

interface LaidLegend {
  readonly nodes: readonly SvgNode[];
  readonly heightCm: number;
}

function layLegend(
  entries: readonly LegendEntry[],
  words: MapWords,
  pen: Pen,
  widthCm: number,
): LaidLegend {
  const row = sized(pen, 7.5);
  let x = 0;
  let y = 0;
  const nodes = entries.map((entry) => {
    const text = words.legend(entry);
    const needs = pen.mark * (SAMPLE.widthCm + 6 + text.length * 1.6);
    if (x > 0 && x + needs > widthCm) {
      x = 0;
      y += row;
    }
    const node = legendNode(entry, text, pen, `translate(${rounded(x)} ${rounded(y)})`);
    x += needs;
    return node;
  });
  return { nodes, heightCm: y + row };
}

function legendNode(entry: LegendEntry, text: string, pen: Pen, transform: string): SvgNode {
  return svg("g", { transform: `${transform} scale(${pen.mark})` }, [
    svg("svg", { width: SAMPLE.widthCm, height: SAMPLE.depthCm }, [drawSample(entry, pen)]),
    svg(
      "text",
      {
        x: SAMPLE.widthCm + 1.5,
        y: 3.5,
        "font-family": "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', sans-serif",
        "font-size": 3,
        fill: pen.palette.quiet,
      },
      [text],
    ),
  ]);
}
