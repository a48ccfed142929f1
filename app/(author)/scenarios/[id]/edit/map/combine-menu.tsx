"use client";

import { SquaresIntersect } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Menu } from "@/app/_ui/menu";
import { newId } from "@/app/(author)/_editor/new-id";
import {
  canCut,
  canJoin,
  cutFeature,
  joinFeatures,
} from "@/lib/domain/belle-alliance/scenario/commands/combine-features";
import { canRide } from "@/lib/domain/belle-alliance/scenario/commands/cut-ride";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import { featureTitle } from "./feature-words";
import { RideDialog } from "./ride-dialog";
import type { MapDeskState } from "./use-map-desk";

interface CombineMenuProps {
  readonly feature: Feature;
  readonly desk: Pick<MapDeskState, "scenario" | "editor">;
}

/** The ways to combine an area with those it touches, and to cut a wood along lines; nothing if it touches none. */
export function CombineMenu({ feature, desk }: CombineMenuProps) {
  const t = useTranslations("map");
  const [along, setAlong] = useState<Feature | null>(null);
  const { features } = desk.scenario.map;
  const titled = (other: Feature) => ({ title: featureTitle(other, t) });
  const actions = [
    ...features
      .filter((other) => !other.locked && canJoin(feature, other))
      .map((other) => ({
        id: `join ${other.id}`,
        label: t("combine.join", titled(other)),
        onAction: () =>
          desk.editor.apply(joinFeatures, { featureId: feature.id, withId: other.id }),
      })),
    ...features
      .filter((other) => canCut(feature, other))
      .map((other) => ({
        id: `cut ${other.id}`,
        label: t("combine.cut", titled(other)),
        onAction: () =>
          desk.editor.apply(cutFeature, {
            featureId: feature.id,
            byId: other.id,
            newIds: newId,
          }),
      })),
    ...features
      .filter((other) => canRide(feature, other))
      .map((other) => ({
        id: `ride ${other.id}`,
        label: t("combine.ride", titled(other)),
        onAction: () => setAlong(other),
      })),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <Menu
        label={t("combine.open")}
        trigger={<Button icon={<SquaresIntersect aria-hidden />}>{t("combine.open")}</Button>}
        actions={actions}
      />
      {along && (
        <RideDialog
          rides={[{ wood: feature, along }]}
          editor={desk.editor}
          onClose={() => setAlong(null)}
        />
      )}
    </>
  );
}
