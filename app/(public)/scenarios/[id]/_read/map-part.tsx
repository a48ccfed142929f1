import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { MapLegend } from "@/app/_map/belle-alliance/map-legend";
import { MapScaleBar } from "@/app/_map/map-scale-bar";
import { ScenePicture } from "@/app/_map/scene-picture";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import {
  ALL_LAYERS,
  frameOf,
  penFor,
  type SceneDrawing,
  unnamedOn,
} from "@/lib/domain/table/drawing/draw-scene";
import type { PlacedPicture } from "@/lib/domain/table/drawing/placed-picture";
import type { SvgNode } from "@/lib/domain/table/drawing/svg-node";
import type { Scene } from "@/lib/domain/table/scene";

/** The map as far as this reader may see it, with a legend and a scale bar. */
export async function MapPart({
  view,
  below,
  over = [],
  marks = null,
}: {
  readonly view: ScenarioView;
  readonly below: readonly PlacedPicture[];
  /** Drawn over what stands on the ground. */
  readonly over?: readonly SvgNode[];
  /** The id of the place for marks over the map, which lies exactly over the table. */
  readonly marks?: string | null;
}) {
  const t = await getTranslations("scenarioRead");
  const { map } = view;
  const scene = mapScene(map);
  const drawing = { size: "page", layers: ALL_LAYERS, idPrefix: "read" } as const;
  const sideNames = Object.fromEntries(view.sides.map((side) => [side.id, side.name]));
  return (
    <section
      id="map"
      className="top-15 scroll-mt-14 tablet:sticky"
      style={{ "--map-shape": map.widthCm / map.depthCm } as CSSProperties}
    >
      <h2 className="mb-2">{t("map")}</h2>
      {map.features.length === 0 && <p className="text-ink-3">{t("noMap")}</p>}
      <div className="desktop:max-w-[max(--spacing(90),calc((100dvh---spacing(80))*var(--map-shape)))]">
        <figure className="border border-rule-2 bg-sheet">
          <div className="relative">
            <ScenePicture
              scene={scene}
              {...drawing}
              below={below}
              over={over}
              label={t("mapLabel", { title: view.title })}
              className="h-auto w-full"
            />
            {marks !== null && (
              <div
                id={marks}
                className="pointer-events-none absolute print:hidden"
                style={tableIn(scene, { ...drawing, palette: "variables" })}
                data-width-cm={map.widthCm}
                data-depth-cm={map.depthCm}
              />
            )}
          </div>
          <figcaption className="border-rule border-t px-3 py-1.5 text-ink-3 text-xs">
            {map.note} {map.grid ? "" : t("noGrid")}
          </figcaption>
        </figure>
        <MapScaleBar widthCm={map.widthCm} metresPerCm={map.metresPerCm} />
      </div>
      <div className="mt-3">
        <MapLegend
          map={map}
          idPrefix="read-legend"
          sideNames={sideNames}
          unnamed={unnamedOn(scene, "page")}
        />
      </div>
    </section>
  );
}

/** Where the table lies in its picture, within the margins for the rulers. */
function tableIn(scene: Scene, drawing: SceneDrawing): CSSProperties {
  const { left, top, right, bottom } = frameOf(scene, drawing, penFor(scene, drawing));
  const [width, height] = [scene.widthCm + left + right, scene.depthCm + top + bottom];
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return {
    left: percent(left, width),
    right: percent(right, width),
    top: percent(top, height),
    bottom: percent(bottom, height),
  };
}
