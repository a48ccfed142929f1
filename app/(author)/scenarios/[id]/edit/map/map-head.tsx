"use client";

import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { readerKey } from "@/lib/domain/belle-alliance/scenario/view/reader-key";
import { MAP_LAYERS, type MapLayer } from "@/lib/domain/table/drawing/stratum";
import { ReaderChoice } from "../_desk/reader-choice";
import { audienceOf, useReaders } from "../_desk/use-readers";
import type { MapDeskState } from "./use-map-desk";

interface MapHeadProps extends Pick<MapDeskState, "layers" | "setLayers" | "shownAs" | "showAs"> {
  /** The menu of acts on the selection. */
  readonly menu: ReactNode;
}

/** The map's layers, and whose view is shown. */
export function MapHead(props: MapHeadProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 border-rule border-b bg-paper px-3 py-1.5 max-desktop:py-0.5 max-tablet:gap-3 max-tablet:overflow-x-auto max-tablet:scrollbar-none max-tablet:*:flex-none">
      <Layers layers={props.layers} setLayers={props.setLayers} />
      {props.menu}
      <ShownAs shownAs={props.shownAs} showAs={props.showAs} />
    </div>
  );
}

type LayersProps = Pick<MapHeadProps, "layers" | "setLayers">;

const Layers = memo(function Layers({ layers, setLayers }: LayersProps) {
  const t = useTranslations("map");
  const toggle = (layer: MapLayer) =>
    setLayers(
      MAP_LAYERS.filter((each) =>
        each === layer ? !layers.includes(each) : layers.includes(each),
      ),
    );
  return (
    <fieldset className="flex min-w-0 items-center gap-3 text-ink-2 text-sm">
      <legend className="sr-only">{t("layers.title")}</legend>
      <Eye aria-hidden />
      {MAP_LAYERS.map((layer) => (
        <label
          key={layer}
          className="inline-flex min-h-8 cursor-pointer items-center gap-1.25 touch:min-h-11"
        >
          <input
            type="checkbox"
            className="size-3.5 accent-ink"
            checked={layers.includes(layer)}
            onChange={() => toggle(layer)}
          />
          {t(`layers.${layer}`)}
        </label>
      ))}
    </fieldset>
  );
});

type ShownAsProps = Pick<MapHeadProps, "shownAs" | "showAs">;

/** The table as the umpire, a side or one of its players sees it. */
const ShownAs = memo(function ShownAs({ shownAs, showAs }: ShownAsProps) {
  const readers = useReaders();
  const t = useTranslations("map");
  const choose = (key: string) => {
    const reader = readers.find((each) => each.key === key);
    showAs(reader ? audienceOf(reader) : { for: "umpire" });
  };
  return (
    <ReaderChoice
      label={t("shownAs.title")}
      className="ms-auto"
      others={[{ value: "umpire", label: t("shownAs.umpire") }]}
      value={readerKey(shownAs)}
      onChange={choose}
    />
  );
});
