"use client";

import { Maximize, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Toggle } from "@/app/_ui/checkbox";
import { Dialog } from "@/app/_ui/dialog";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Menu } from "@/app/_ui/menu";
import { NumberField } from "@/app/_ui/number-field";
import { WITHIN_CM } from "@/app/(author)/_map-desk/cm-input";
import type {
  PictureChange,
  TracedPicture,
} from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { LIMITS } from "@/lib/domain/document/limits";
import {
  fittedPicture,
  PICTURE_FITS,
  type PictureFit,
  pictureHeightCm,
} from "@/lib/terrain/picture-place";
import { normalisedDeg } from "@/lib/terrain/point";
import type { MapDeskState } from "../use-map-desk";
import { type PictureFieldsProps, PictureScale } from "./picture-scale";
import { storedWidthCm } from "./stored-cm";

/** The position and the visibility of the chosen picture. */
export function PictureFields({ picture, desk }: PictureFieldsProps) {
  const t = useTranslations("pictures");
  const set = (change: PictureChange) => desk.pictures.change(picture.id, change);
  return (
    <>
      <DraftTextField
        label={t("name")}
        maxLength={LIMITS.nameLength}
        value={picture.name}
        onCommit={(name) => name.trim() !== "" && set({ name })}
      />
      <NumberField
        label={t("opacity")}
        look="stepper"
        className="justify-items-start"
        hint={t("opacityHint")}
        value={picture.opacity}
        minValue={0}
        maxValue={100}
        step={10}
        onCommit={(opacity) => opacity !== null && set({ opacity })}
      />
      <div className="grid gap-0.5">
        <Toggle isSelected={picture.isShared} onChange={(isShared) => set({ isShared })}>
          {t("share")}
        </Toggle>
        <p className="hint">{t("shareHint")}</p>
      </div>
      {picture.isLocked ? (
        <p className="hint">{t("isLocked")}</p>
      ) : (
        <>
          <PictureScale picture={picture} desk={desk} />
          <PlaceFields picture={picture} desk={desk} />
        </>
      )}
      <RemovePicture picture={picture} desk={desk} />
    </>
  );
}

function PlaceFields({ picture, desk }: PictureFieldsProps) {
  const t = useTranslations("pictures");
  const set = (change: PictureChange) => desk.pictures.change(picture.id, change);
  const { widthCm } = picture;
  const heightCm = pictureHeightCm(widthCm, picture);
  const setWidth = (cm: number | null) => cm !== null && set({ widthCm: storedWidthCm(cm) });
  const widths = { unit: "cm", step: 0.1, minValue: 0.1, isWheelDisabled: true } as const;
  const places = { unit: "cm", step: 0.1, ...WITHIN_CM, isWheelDisabled: true } as const;
  return (
    <>
      <p className="hint">{t("moveHint")}</p>
      <div className="grid grid-cols-2 items-start gap-2">
        <NumberField
          label={t("x")}
          {...places}
          value={picture.xCm}
          onCommit={(xCm) => xCm !== null && set({ xCm })}
        />
        <NumberField
          label={t("y")}
          {...places}
          value={picture.yCm}
          onCommit={(yCm) => yCm !== null && set({ yCm })}
        />
        <NumberField label={t("width")} {...widths} value={widthCm} onCommit={setWidth} />
        <NumberField
          label={t("height")}
          {...widths}
          value={heightCm}
          onCommit={(cm) => setWidth(cm === null ? null : (cm * widthCm) / heightCm)}
        />
        <NumberField
          label={t("turn")}
          unit="°"
          step={0.1}
          isWheelDisabled
          value={picture.turnDeg}
          onCommit={(deg) => deg !== null && set({ turnDeg: normalisedDeg(deg) })}
        />
      </div>
      <Menu
        label={t("fit")}
        trigger={
          <Button className="justify-self-start" icon={<Maximize aria-hidden />}>
            {t("fit")}
          </Button>
        }
        actions={PICTURE_FITS.map((fit) => ({
          id: fit,
          label: t(`fitTo.${fit}`),
          onAction: () => set(fitted(picture, desk, fit)),
        }))}
      />
    </>
  );
}

function fitted(picture: TracedPicture, desk: MapDeskState, fit: PictureFit): PictureChange {
  const place = fittedPicture(picture, desk.scenario.map, fit);
  return { ...place, widthCm: storedWidthCm(place.widthCm) };
}

function RemovePicture({ picture: { id, name }, desk }: PictureFieldsProps) {
  const t = useTranslations("pictures");
  const common = useTranslations("common.action");
  return (
    <Dialog
      title={t("remove.title", { name })}
      role="alertdialog"
      trigger={
        <Button className="justify-self-start" look="danger" icon={<Trash2 aria-hidden />}>
          {t("remove.button")}
        </Button>
      }
      foot={(close) => (
        <>
          <Button onPress={close}>{common("cancel")}</Button>
          <Button
            look="danger-solid"
            onPress={() => {
              close();
              void desk.pictures.remove(id);
            }}
          >
            {common("remove")}
          </Button>
        </>
      )}
    >
      <p>{t("remove.text")}</p>
    </Dialog>
  );
}
