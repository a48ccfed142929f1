"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { MapSubject } from "@/lib/domain/table/scene";
import { snappedToGrid } from "@/lib/terrain/snap";
import { placeAt } from "./map-edits";
import type { MapDeskState } from "./use-map-desk";

interface NotPlacedProps {
  readonly subject: MapSubject;
  readonly desk: MapDeskState;
}

/** Ways to place a unit or commander that is not on the table yet. */
export function NotPlaced({ subject, desk }: NotPlacedProps) {
  const t = useTranslations("map.unit");
  const takeUp = () => {
    desk.arm(subject);
    desk.setTool("unit");
  };
  return (
    <>
      <p className="text-ink-3">{t("unplaced")}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          onPress={() => placeAt(desk.editor, subject, snappedToGrid(desk.centre(), 0.5))}
        >
          {t("placeCentre")}
        </Button>
        <Button onPress={takeUp}>{t("placeClick")}</Button>
      </div>
    </>
  );
}
