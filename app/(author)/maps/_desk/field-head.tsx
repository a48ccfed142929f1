"use client";

import { useTranslations } from "next-intl";
import { DeskHead } from "../../_editor/desk-frame";
import type { Sharing } from "../../_sharing/sharing";
import { useField } from "./field-editor";
import { MapActs } from "./map-acts";

/** The battlefield's title and what can be done with it as a whole. */
export function FieldHead({ sharing }: { readonly sharing: Sharing | null }) {
  const t = useTranslations("battlefieldDesk");
  const words = useTranslations("battlefield");
  const { title, table, area, seed } = useField();
  return (
    <DeskHead
      label={t("head")}
      title={<h1 className="max-tablet:w-full max-tablet:pt-0.5">{title}</h1>}
      facts={
        <>
          <span>{words(`areas.${area}`)}</span>
          <span>{words("form.sizes", { width: table.widthCm, depth: table.depthCm })}</span>
          {seed !== null && <span>{t("seed", { seed })}</span>}
        </>
      }
      acts={<MapActs sharing={sharing} />}
      phone="below"
    />
  );
}
