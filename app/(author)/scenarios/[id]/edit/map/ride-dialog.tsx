"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { newId } from "@/app/(author)/_editor/new-id";
import { MAX_WIDTH_CM } from "@/lib/domain/belle-alliance/ground/terrain-field";
import { canRide, cutRide } from "@/lib/domain/belle-alliance/scenario/commands/cut-ride";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { ScenarioEditor } from "../_desk/scenario-editor";
import { featureTitle } from "./feature-words";

/** A wood with a line that passes through it. */
interface Ride {
  readonly wood: Feature;
  readonly along: Feature;
}

/** All rides that can be cut on a map. */
function ridesOf(features: readonly Feature[]): readonly Ride[] {
  return features.flatMap((wood) =>
    wood.kind !== "wood" || wood.locked
      ? []
      : features.filter((along) => canRide(wood, along)).map((along) => ({ wood, along })),
  );
}

/** How much wider than its road a ride is by default, in cm. */
const BESIDE_CM = 2;
const LEAST_CM = 0.5;

interface RideDialogProps {
  /** The rides to choose from; all that are possible if left out. */
  readonly rides?: readonly Ride[];
  readonly editor: ScenarioEditor;
  readonly onClose: () => void;
}

/** Through which wood, along what and how wide a lane is to be cut. */
export function RideDialog({ rides: given, editor, onClose }: RideDialogProps) {
  const t = useTranslations("map");
  const [all] = useState(() => given ?? ridesOf(editor.current().map.features));
  const rides = given ?? all;
  const [nth, setNth] = useState("0");
  const [asked, setWidthCm] = useState<number | null>(null);
  const ride = rides[Number(nth)];
  const widthCm = asked ?? firstCm(ride);
  const cut = () => {
    if (!ride) return;
    const of = { featureId: ride.wood.id, alongId: ride.along.id };
    editor.apply(cutRide, { ...of, widthCm, newIds: newId });
    onClose();
  };
  const titled = ({ wood, along }: Ride) =>
    t("combine.rideThrough", { wood: featureTitle(wood, t), line: featureTitle(along, t) });
  return (
    <Dialog
      title={t("combine.rideTitle")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={(close) => (
        <>
          <Button onPress={close}>{t("village.cancel")}</Button>
          <Button look="primary" onPress={cut} offBecause={ride ? undefined : t("combine.noRide")}>
            {t("combine.cutRide")}
          </Button>
        </>
      )}
    >
      <div className="grid gap-3">
        {ride ? (
          <Select
            label={t("combine.rideWhere")}
            choices={rides.map((each, at) => ({ value: String(at), label: titled(each) }))}
            value={nth}
            onChange={setNth}
          />
        ) : (
          <p>{t("combine.noRide")}</p>
        )}
        <NumberField
          label={t("combine.rideWidth")}
          unit="cm"
          minValue={LEAST_CM}
          maxValue={MAX_WIDTH_CM}
          step={0.5}
          value={widthCm}
          onCommit={setWidthCm}
          autoFocus
        />
        <p className="hint">{t("combine.rideHint")}</p>
      </div>
    </Dialog>
  );
}

function firstCm(ride: Ride | undefined): number {
  const along = ride?.along;
  return BESIDE_CM + (along && "widthCm" in along ? (along.widthCm ?? 0) : 0);
}
