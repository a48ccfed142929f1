"use client";

import { useTranslations } from "next-intl";
import { useTableResize } from "@/app/(author)/_map-desk/use-table-resize";
import { resizeTable } from "@/lib/domain/belle-alliance/scenario/commands/resize-table";
import { cropOf } from "@/lib/domain/belle-alliance/scenario/crop";
import { mapView } from "@/lib/domain/belle-alliance/scenario/view/map-view";
import { featureTitle } from "../map/feature-words";
import { useEditor } from "./scenario-editor";

/** Resizes a scenario's table, asking before anything is cut off. */
export function useScenarioResize() {
  const t = useTranslations("map");
  const editor = useEditor();
  return useTableResize({
    apply: (resize) => editor.apply(resizeTable, resize),
    lossesOf: (resize) => {
      const known = mapView(editor.current(), { for: "umpire" }).plannedWays;
      const { removed, clipped, offUnits, offCommanders, offWays, entries } = cropOf(
        editor.current(),
        resize,
      );
      return {
        gone: [
          ...removed.map((feature) => featureTitle(feature, t)),
          ...offWays.map((way) =>
            t("crop.way", { name: known.find(({ id }) => id === way.id)?.subject ?? "" }),
          ),
        ],
        off: [
          ...offUnits.map(({ name }) => name),
          ...offCommanders.flatMap(({ commander }) => commander?.name ?? []),
        ],
        cut: clipped.map((each) => ("kind" in each ? featureTitle(each, t) : each.name)),
        entries: entries.map(({ side, reinforcement: { bound } }) =>
          t("crop.entry", { side: side.name, bound }),
        ),
      };
    },
  });
}
