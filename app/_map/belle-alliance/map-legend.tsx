import { useTranslations } from "next-intl";
import { tv } from "tailwind-variants/lite";
import {
  drawSample,
  type LegendEntry,
  legendEntries,
  legendKey,
  SAMPLE,
} from "@/lib/domain/belle-alliance/drawing/legend";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { penFor } from "@/lib/domain/table/drawing/draw-scene";
import { patternsIn } from "@/lib/domain/table/drawing/patterns";
import type { Pen } from "@/lib/domain/table/drawing/pen";
import { SvgElement } from "../svg-element";

const legendLook = tv({
  base: "flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-ink-2 text-xs",
  variants: {
    look: {
      strip: "border-rule border-t bg-paper px-3",
      foot: "px-3",
      plain: "",
    },
  },
});

interface MapLegendProps {
  readonly map: MapView;
  readonly idPrefix: string;
  /** The names of the sides this reader may know, by id. */
  readonly sideNames: Readonly<Record<string, string>>;
  /** Names for which the map has no space, most important first. */
  readonly unnamed: readonly string[];
  /** `strip` below a separate picture, `foot` in the foot of a desk's map, `plain` on a sheet of paper. */
  readonly look?: "strip" | "foot" | "plain";
}

/** The meanings of the signs that occur on the map. */
export function MapLegend({ look = "strip", map, idPrefix, sideNames, unnamed }: MapLegendProps) {
  const t = useTranslations("legend");
  const pen = { ...penFor(map, { palette: "variables", size: "sheet", idPrefix }), mark: 1 };
  const words = (entry: LegendEntry) =>
    entry.kind === "side" ? (sideNames[entry.sideId] ?? "") : t(legendKey(entry));
  return (
    <ul className={legendLook({ look })} aria-label={t("title")}>
      <li className="small-caps" aria-hidden="true">
        {t("title")}
      </li>
      {legendEntries(map).map((entry) => (
        <li className="inline-flex items-center gap-1.5 whitespace-nowrap" key={legendKey(entry)}>
          <Sample entry={entry} pen={pen} />
          {words(entry)}
        </li>
      ))}
      {(look === "foot" || unnamed.length > 0) && <NoRoom names={unnamed} look={look} />}
    </ul>
  );
}

/**
 * The names for which the map has no space; always one line at its foot. A line that came and went would change the
 * map's height, so that the names might fit again, and so on in an endless loop.
 */
function NoRoom({
  names,
  look,
}: Pick<MapLegendProps, "look"> & { readonly names: readonly string[] }) {
  const t = useTranslations("legend");
  if (look !== "foot") return <li>{t("noRoom", { names: names.join(", ") })}</li>;
  const words = names.length > 0 ? t("noRoom", { names: names.join(", ") }) : undefined;
  return (
    <li
      className="h-4.5 min-w-0 basis-full truncate max-tablet:h-auto max-tablet:whitespace-normal"
      title={words}
      aria-hidden={!words}
    >
      {words}
    </li>
  );
}

function Sample({ entry, pen }: { readonly entry: LegendEntry; readonly pen: Pen }) {
  const name = legendKey(entry);
  const own: Pen = { ...pen, mark: 1, idPrefix: `${pen.idPrefix}-${name}` };
  const sample = drawSample(entry, own);
  const used = patternsIn(sample, own);
  return (
    <svg
      className="h-3.5 w-6.5"
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
