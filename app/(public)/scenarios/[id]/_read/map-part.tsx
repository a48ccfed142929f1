import { getTranslations } from "next-intl/server";
import { MapLegend } from "@/app/_map/map-legend";
import { MapPicture } from "@/app/_map/map-picture";
import { MapScaleBar } from "@/app/_map/map-scale-bar";
import { ALL_LAYERS } from "@/lib/domain/map-drawing/draw-map";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";

/** The table as this reader may see it, with its legend and a bar to measure by. */
export async function MapPart({ view }: { readonly view: ScenarioView }) {
  const t = await getTranslations("scenarioRead");
  const { map } = view;
  const sideNames = Object.fromEntries(view.sides.map((side) => [side.id, side.name]));
  return (
    <div className="rside2">
      <section id="map">
        <h2>{t("map")}</h2>
        {map.features.length === 0 && <p className="quiet">{t("noMap")}</p>}
        <figure>
          <MapPicture
            map={map}
            size="page"
            layers={ALL_LAYERS}
            idPrefix="read"
            label={t("mapLabel", { title: view.title })}
          />
          <figcaption>
            {map.note} {map.grid ? "" : t("noGrid")}
          </figcaption>
        </figure>
        <MapScaleBar widthCm={map.widthCm} metresPerCm={map.metresPerCm} />
        <MapLegend map={map} idPrefix="read-legend" sideNames={sideNames} />
      </section>
    </div>
  );
}
