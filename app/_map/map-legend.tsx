import { useTranslations } from "next-intl";
import { penFor } from "@/lib/domain/map-drawing/draw-map";
import {
  drawSample,
  type LegendEntry,
  legendEntries,
  SAMPLE,
} from "@/lib/domain/map-drawing/legend";
import { drawPatterns, PATTERNS } from "@/lib/domain/map-drawing/patterns";
import type { Pen } from "@/lib/domain/map-drawing/pen";
import type { MapView } from "@/lib/domain/scenario/scenario-view";
import { SvgElement } from "./svg-element";

export interface MapLegendProps {
  readonly map: MapView;
  readonly idPrefix: string;
  /** Names of the sides this reader may know, by id. */
  readonly sideNames: Readonly<Record<string, string>>;
}

/** What the map's signs mean: those on it and no others. */
export function MapLegend({ map, idPrefix, sideNames }: MapLegendProps) {
  const t = useTranslations("map");
  const pen = { ...penFor(map, { palette: "variables", size: "sheet", idPrefix }), mark: 1 };
  const words = (entry: LegendEntry) =>
    entry.kind === "side" ? (sideNames[entry.sideId] ?? "") : t(`legend.${entry.key}`);
  return (
    <ul className="legend" aria-label={t("legend.title")}>
      <li className="caps" aria-hidden="true">
        {t("legend.title")}
      </li>
      {legendEntries(map).map((entry) => (
        <li className="lg" key={entry.kind === "side" ? `side-${entry.sideId}` : entry.key}>
          <Sample entry={entry} pen={pen} />
          {words(entry)}
        </li>
      ))}
    </ul>
  );
}

function Sample({ entry, pen }: { readonly entry: LegendEntry; readonly pen: Pen }) {
  const name = entry.kind === "side" ? `side-${entry.sideId}` : entry.key;
  const own: Pen = { ...pen, mark: 1, idPrefix: `${pen.idPrefix}-${name}` };
  const sample = drawSample(entry, own);
  const text = JSON.stringify(sample);
  const used = drawPatterns(own).filter((_, index) => text.includes(`-${PATTERNS[index]})`));
  return (
    <svg
      width={SAMPLE.widthCm * 3}
      height={SAMPLE.depthCm * 3}
      viewBox={`0 0 ${SAMPLE.widthCm} ${SAMPLE.depthCm}`}
      aria-hidden="true"
    >
      <defs>
        {used.map((node) => (
          <SvgElement key={String(node.attributes.id)} node={node} />
        ))}
      </defs>
      <SvgElement node={sample} />
    </svg>
  );
}
