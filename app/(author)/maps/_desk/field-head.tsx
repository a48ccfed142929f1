"use client";

import { Eye, History, Printer } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/app/_ui/link-button";
import { toast } from "@/app/_ui/toasts";
import { ClubChoice } from "../../_sharing/club-choice";
import { ShareLinksButton } from "../../_sharing/share-links-button";
import type { Sharing } from "../../_sharing/sharing";
import { useSharing } from "../../_sharing/use-sharing";
import { useEditor, useField } from "./field-editor";
import { NativeChoice } from "./native-choice";

/** The battlefield's title and what can be done with it as a whole. */
export function FieldHead({ sharing }: { readonly sharing: Sharing }) {
  const t = useTranslations("battlefieldDesk");
  const words = useTranslations("battlefield");
  const locale = useLocale();
  const { id, flush } = useEditor();
  const { title, table, area, seed } = useField();
  return (
    <section className="deskhead fieldhead" aria-label={t("head")}>
      <div className="desktitle">
        <h1>{title}</h1>
      </div>
      <p className="sub facts">
        <span>{words(`areas.${area}`)}</span>
        <span>{words("form.sizes", { width: table.widthCm, depth: table.depthCm })}</span>
        {seed !== null && <span>{t("seed", { seed })}</span>}
      </p>
      <div className="end">
        <ShareChoice stored={sharing} />
        <ShareLinksButton kind="map" at={`/maps/${id}`} flush={flush} />
        <LinkButton
          look="bare"
          href={`/maps/${id}/edit/history`}
          icon={<History className="ic" aria-hidden />}
        >
          {t("history")}
        </LinkButton>
        <LinkButton href={`/maps/${id}`} icon={<Eye className="ic" aria-hidden />}>
          {t("read")}
        </LinkButton>
        <a className="btn primary" href={`/api/v1/maps/${id}/battlefield.pdf?lang=${locale}`}>
          <Printer className="ic" aria-hidden /> {t("print")}
        </a>
      </div>
    </section>
  );
}

function ShareChoice({ stored }: { readonly stored: Sharing }) {
  const t = useTranslations("battlefieldDesk.share");
  const { id } = useEditor();
  const sharing = useSharing({
    path: `/maps/${id}`,
    sharing: stored,
    onRefused: () => toast({ text: t("failed"), look: "error" }),
  });
  const { visibility, visibilities, choose } = sharing;
  return (
    <>
      <NativeChoice
        label={t("who")}
        labelHidden
        value={visibility}
        choices={visibilities.map((value) => ({ value, label: t(value) }))}
        onChange={(next) => void choose(next)}
      />
      <ClubChoice sharing={sharing} labelHidden />
    </>
  );
}
