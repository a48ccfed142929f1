"use client";

import { SquaresIntersect } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Menu } from "@/app/_ui/menu";
import { NumberField } from "@/app/_ui/number-field";
import { newId } from "@/app/(author)/_editor/new-id";
import { MOST_WIDTH_CM } from "@/lib/domain/ground/terrain-field";
import {
  canCut,
  canJoin,
  cutFeature,
  joinFeatures,
} from "@/lib/domain/scenario/commands/combine-features";
import { canRide, cutRide } from "@/lib/domain/scenario/commands/cut-ride";
import type { Feature } from "@/lib/domain/scenario/feature";
import { featureTitle } from "./feature-words";
import type { MapDeskState } from "./use-map-desk";

interface CombineMenuProps {
  readonly feature: Feature;
  readonly desk: Pick<MapDeskState, "scenario" | "editor">;
}

/** What an area can be made of together with those it meets, and a wood with lines; nothing where it meets none. */
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
  const cut = (widthCm: number, alongId: string) =>
    desk.editor.apply(cutRide, { featureId: feature.id, alongId, widthCm, newIds: newId });
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
          title={t("combine.ride", titled(along))}
          firstCm={"widthCm" in along ? (along.widthCm ?? 0) + BESIDE_CM : BESIDE_CM}
          onCut={(widthCm) => cut(widthCm, along.id)}
          onClose={() => setAlong(null)}
        />
      )}
    </>
  );
}

/** How much wider than its road a ride is at first. */
const BESIDE_CM = 2;
const LEAST_CM = 0.5;

interface RideDialogProps {
  readonly title: string;
  readonly firstCm: number;
  readonly onCut: (widthCm: number) => void;
  readonly onClose: () => void;
}

/** How wide a lane through a wood is to be. */
function RideDialog({ title, firstCm, onCut, onClose }: RideDialogProps) {
  const t = useTranslations("map");
  const [widthCm, setWidthCm] = useState(firstCm);
  const cut = () => {
    onCut(widthCm);
    onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={(close) => (
        <>
          <Button onPress={close}>{t("village.cancel")}</Button>
          <Button look="primary" onPress={cut}>
            {t("combine.cutRide")}
          </Button>
        </>
      )}
    >
      <div className="grid gap-3">
        <NumberField
          label={t("combine.rideWidth")}
          unit="cm"
          minValue={LEAST_CM}
          maxValue={MOST_WIDTH_CM}
          step={0.5}
          value={widthCm}
          onCommit={(value) => value !== null && setWidthCm(value)}
          autoFocus
        />
        <p className="hint">{t("combine.rideHint")}</p>
      </div>
    </Dialog>
  );
}
