"use client";

import { Footprints } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazyPart } from "@/app/_ui/lazy-part";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { UnitTool } from "../unit-tool";
import type { MapDeskState } from "../use-map-desk";
import type { Troops } from "./march-of-troops";

const MarchOfTroops = lazyPart(async () => (await import("./march-of-troops")).MarchOfTroops, {
  place: "within",
});

interface MarchButtonProps {
  /** The unit or formation that is selected. */
  readonly of: Troops;
  /** The formations above it, the topmost first. */
  readonly parents: readonly FormationNode[];
  readonly desk: MapDeskState;
}

/** Finds or draws the way of what is selected, or of a formation above it; stays on while others are selected. */
export function MarchButton({ of, parents, desk }: MarchButtonProps) {
  const t = useTranslations("unitMarch");
  return (
    <UnitTool name="map.march" icon={<Footprints aria-hidden />} title={t("title")}>
      {(isAsked) => (
        <MarchOfTroops
          key={of.id}
          choices={[of, ...parents.toReversed()]}
          desk={desk}
          isAsked={isAsked}
        />
      )}
    </UnitTool>
  );
}
