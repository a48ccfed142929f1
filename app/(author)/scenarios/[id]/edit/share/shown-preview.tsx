import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ScenePicture } from "@/app/_map/scene-picture";
import { Troops } from "@/app/(public)/scenarios/[id]/_read/order-of-battle";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { ShownToAll } from "@/lib/domain/belle-alliance/scenario/shown-to-all";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { ALL_LAYERS } from "@/lib/domain/table/drawing/draw-scene";
import { useDocument } from "../_desk/scenario-editor";

const whole = (scenario: Scenario) => scenario;

/** The map and troops that readers would see, by the same function as their page. */
export function ShownPreview({ shown }: { readonly shown: ShownToAll }) {
  const t = useTranslations("share.shown");
  const scenario = useDocument(whole);
  const view = useMemo(
    () => viewFor({ ...scenario, shownToAll: shown }, { for: "public" }),
    [scenario, shown],
  );
  return (
    <section
      className="max-h-160 space-y-3 overflow-auto border border-rule-2 bg-paper p-3"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
      tabIndex={0}
      aria-label={t("preview")}
    >
      <p className="small-caps">{t("preview")}</p>
      {view.map.features.length > 0 && (
        <ScenePicture
          scene={mapScene(view.map)}
          size="page"
          layers={ALL_LAYERS}
          idPrefix="shown"
          label={t("map")}
          className="h-auto w-full border border-rule-2 bg-sheet"
        />
      )}
      <div>
        <Troops view={view} />
      </div>
    </section>
  );
}
