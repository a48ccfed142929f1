"use client";

import { Houses, Split } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import { lazyPart } from "@/app/_ui/lazy-part";
import { ToolButton } from "@/app/(author)/_map-desk/tool-button";
import type { MapDeskState } from "./use-map-desk";

const VillageDialog = lazyPart(async () => (await import("./village-dialog")).VillageDialog, {
  place: "over",
});
const RideDialog = lazyPart(async () => (await import("./ride-dialog")).RideDialog, {
  place: "over",
});

/** Tools with a dialog that draw several things at once: a village along a street, a ride through a wood. */
export const StampTools = memo(function StampTools({
  editor,
  centre,
}: Pick<MapDeskState, "editor" | "centre">) {
  const t = useTranslations("map.tools");
  const [asked, ask] = useState<"village" | "ride" | null>(null);
  const close = () => ask(null);
  return (
    <>
      <ToolButton
        icon={Houses}
        label={t("village")}
        isOn={asked === "village"}
        onTake={() => ask("village")}
      />
      <ToolButton
        icon={Split}
        label={t("ride")}
        isOn={asked === "ride"}
        onTake={() => ask("ride")}
      />
      {asked === "village" && <VillageDialog editor={editor} centre={centre} onClose={close} />}
      {asked === "ride" && <RideDialog editor={editor} onClose={close} />}
    </>
  );
});
