"use client";

import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { Swatch } from "@/app/_map/swatch";
import { Segmented } from "@/app/_ui/segmented";
import { MAP_LAYERS, type MapLayer } from "@/lib/domain/map-drawing/stratum";
import { useSideFacts } from "../_desk/use-side-facts";
import type { MapDeskState } from "./use-map-desk";

interface MapHeadProps extends Pick<MapDeskState, "layers" | "setLayers" | "shownAs" | "showAs"> {
  /** What is done with the selection. */
  readonly menu: ReactNode;
}

/** What is shown of the table, and for whose eyes. */
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

/** The table as the umpire or as one side sees it. */
const ShownAs = memo(function ShownAs({ shownAs, showAs }: ShownAsProps) {
  const sides = useSideFacts();
  const t = useTranslations("map");
  const segments = [
    { value: "umpire", label: t("shownAs.umpire") },
    ...sides.map(({ id, name, colour }) => ({
      value: `side:${id}`,
      label: (
        <>
          <Swatch colour={colour} />
          <span className="max-w-27 truncate">{name}</span>
        </>
      ),
    })),
  ];
  return (
    <Segmented
      label={t("shownAs.title")}
      labelHidden
      className="ms-auto"
      segments={segments}
      value={shownAs.for === "side" ? `side:${shownAs.sideId}` : "umpire"}
      onChange={(value) =>
        showAs(
          value === "umpire"
            ? { for: "umpire" }
            : { for: "side", sideId: value.slice("side:".length) },
        )
      }
    />
  );
});
