"use client";

import { useTranslations } from "next-intl";
import type { SightLayer, SightStore } from "../sight-store";
import { useSight } from "./use-sight-facts";

const LAYERS: readonly SightLayer[] = ["looks", "ground", "watchers"];

const OF_SIDE: readonly SightLayer[] = ["ground"];

/** What of sight the map shows, beside its other layers, as long as somebody looks. */
export function SightLayers({ store }: { readonly store: SightStore }) {
  const t = useTranslations("sight");
  const sight = useSight(store);
  if (!sight.from) return null;
  const shown = sight.from.kind === "side" ? OF_SIDE : LAYERS;
  const toggle = (layer: SightLayer) =>
    store.set({
      layers: LAYERS.filter((each) =>
        each === layer ? !sight.layers.includes(each) : sight.layers.includes(each),
      ),
    });
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-3 text-ink-2 text-sm">
      <legend className="sr-only">{t("layers.title")}</legend>
      {shown.map((layer) => (
        <label
          key={layer}
          className="inline-flex min-h-8 cursor-pointer items-center gap-1.25 touch:min-h-11"
        >
          <input
            type="checkbox"
            className="size-3.5 accent-ink"
            checked={sight.layers.includes(layer)}
            onChange={() => toggle(layer)}
          />
          {t(`layers.${layer}`)}
        </label>
      ))}
    </fieldset>
  );
}
