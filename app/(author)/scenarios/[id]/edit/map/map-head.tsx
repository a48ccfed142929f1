"use client";

import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Segmented } from "@/app/_ui/segmented";
import { MAP_LAYERS, type MapLayer } from "@/lib/domain/map-drawing/stratum";
import { useSideFacts } from "../_desk/use-side-facts";
import type { MapDeskState } from "./use-map-desk";

type MapHeadProps = Pick<MapDeskState, "layers" | "setLayers" | "shownAs" | "showAs">;

/** What is shown of the table, and for whose eyes. */
export const MapHead = memo(function MapHead(props: MapHeadProps) {
  return (
    <div className="canvashead">
      <Layers layers={props.layers} setLayers={props.setLayers} />
      <ShownAs shownAs={props.shownAs} showAs={props.showAs} />
    </div>
  );
});

function Layers({ layers, setLayers }: Pick<MapHeadProps, "layers" | "setLayers">) {
  const t = useTranslations("map");
  const toggle = (layer: MapLayer) =>
    setLayers(
      MAP_LAYERS.filter((each) =>
        each === layer ? !layers.includes(each) : layers.includes(each),
      ),
    );
  return (
    <fieldset className="layers">
      <legend className="sr-only">{t("layers.title")}</legend>
      <Eye aria-hidden />
      {MAP_LAYERS.map((layer) => (
        <label key={layer} className="lay">
          <input type="checkbox" checked={layers.includes(layer)} onChange={() => toggle(layer)} />
          {t(`layers.${layer}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The table as the umpire or as one side sees it. */
function ShownAs({ shownAs, showAs }: Pick<MapHeadProps, "shownAs" | "showAs">) {
  const sides = useSideFacts();
  const t = useTranslations("map");
  const segments = [
    { value: "umpire", label: t("shownAs.umpire") },
    ...sides.map(({ id, name, colour }) => ({
      value: `side:${id}`,
      label: (
        <>
          <i className={`swatch side-${colour}`} />
          {name}
        </>
      ),
    })),
  ];
  return (
    <Segmented
      label={t("shownAs.title")}
      labelHidden
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
}
