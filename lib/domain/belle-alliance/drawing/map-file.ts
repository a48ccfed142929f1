import {
  drawTable,
  frameOf,
  labelsOf,
  penFor,
  type SceneDrawing,
} from "../../table/drawing/draw-scene";
import { SANS, widthEm } from "../../table/drawing/letter-widths";
import { type Pen, rounded, sized } from "../../table/drawing/pen";
import { drawScaleBar, scaleBarFor } from "../../table/drawing/scale-bar";
import { namesWithoutPlace } from "../../table/drawing/scene-labels";
import { type SvgNode, svg, svgText } from "../../table/drawing/svg-node";
import type { MapView } from "../scenario/scenario-view";
import { drawSample, type LegendEntry, legendEntries, SAMPLE } from "./legend";
import { mapScene } from "./map-scene";

/** The texts of a map file, in the reader's language. */
export interface MapWords {
  /** Title of the picture, for screen readers. */
  readonly title: string;
  readonly metres: (metres: number) => string;
  readonly legend: (entry: LegendEntry) => string;
  /** Says which names did not fit on the map. */
  readonly noRoom: (names: string) => string;
}

/**
 * A map as a complete SVG file: the table in true proportions (its size in cm is that of the picture), with the legend
 * and a scale bar in metres below it.
 */
export function mapFile(map: MapView, drawing: SceneDrawing, words: MapWords): string {
  const scene = mapScene(map);
  const pen = penFor(map, drawing);
  const frame = frameOf(scene, drawing, pen);
  const legend = layLegend(map, words, pen, namesWithoutPlace(labelsOf(scene, drawing, pen)));
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
      ...drawTable(scene, drawing, pen),
      svg("g", { transform: `translate(0 ${rounded(barTop)})` }, [
        drawScaleBar(bar, { metres: words.metres(bar.metres) }, pen),
      ]),
      svg("g", { transform: `translate(0 ${rounded(legendTop)})` }, legend.nodes),
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svgText(root)}\n`;
}

interface LegendDrawing {
  readonly nodes: readonly SvgNode[];
  readonly heightCm: number;
}

function layLegend(
  map: MapView,
  words: MapWords,
  pen: Pen,
  unnamed: readonly string[],
): LegendDrawing {
  const row = sized(pen, 7.5);
  let x = 0;
  let y = 0;
  const nodes = legendEntries(map).map((entry) => {
    const text = words.legend(entry);
    const needs = pen.mark * (SAMPLE.widthCm + 6 + widthEm(text, "sans") * LETTERS);
    if (x > 0 && x + needs > map.widthCm) {
      x = 0;
      y += row;
    }
    const node = legendNode(entry, text, pen, `translate(${rounded(x)} ${rounded(y)})`);
    x += needs;
    return node;
  });
  const lines =
    unnamed.length === 0 ? [] : linesOf(words.noRoom(unnamed.join(", ")), map.widthCm / pen.mark);
  const said = lines.map((line, i) =>
    svg(
      "text",
      {
        ...legendText(pen),
        x: 0,
        y: 0,
        transform: `translate(0 ${rounded(y + row * 1.5 + i * sized(pen, 4.2))}) scale(${pen.mark})`,
      },
      [line],
    ),
  );
  return {
    nodes: [...nodes, ...said],
    heightCm: y + row + lines.length * sized(pen, 4.2) + (lines.length > 0 ? sized(pen, 2) : 0),
  };
}

/** Size of the legend's letters at mark 1. */
const LETTERS = 3;

/** Breaks a text into lines no longer than the map's width, at mark 1. */
function linesOf(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthEm(longer, "sans") * LETTERS > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function legendText(pen: Pen) {
  return { "font-family": SANS, "font-size": LETTERS, fill: pen.palette.quiet };
}

function legendNode(entry: LegendEntry, text: string, pen: Pen, transform: string): SvgNode {
  return svg("g", { transform: `${transform} scale(${pen.mark})` }, [
    svg("svg", { width: SAMPLE.widthCm, height: SAMPLE.depthCm }, [drawSample(entry, pen)]),
    svg("text", { ...legendText(pen), x: SAMPLE.widthCm + 1.5, y: 3.5 }, [text]),
  ]);
}
