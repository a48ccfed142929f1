"use client";

import { Eye, History, Printer } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { askApi, sending } from "@/app/_ui/ask-api";
import { LinkButton } from "@/app/_ui/link-button";
import { toast } from "@/app/_ui/toasts";
import { VISIBILITIES, type Visibility } from "@/lib/domain/permissions";
import { useEditor, useField } from "./field-editor";
import { NativeChoice } from "./native-choice";

/** The battlefield's title and what can be done with it as a whole. */
export function FieldHead({ visibility }: { readonly visibility: Visibility }) {
  const t = useTranslations("battlefieldDesk");
  const words = useTranslations("battlefield");
  const locale = useLocale();
  const { id } = useEditor();
  const { title, table, area, seed } = useField();
  return (
    <section className="deskhead" aria-label={t("head")}>
      <div className="desktitle">
        <h1>{title}</h1>
      </div>
      <p className="sub facts">
        <span>{words(`areas.${area}`)}</span>
        <span>{words("form.sizes", { width: table.widthCm, depth: table.depthCm })}</span>
        {seed !== null && <span>{t("seed", { seed })}</span>}
      </p>
      <div className="end">
        <ShareChoice visibility={visibility} />
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

function ShareChoice({ visibility }: { readonly visibility: Visibility }) {
  const t = useTranslations("battlefieldDesk.share");
  const { id } = useEditor();
  const [shown, setShown] = useState(visibility);
  const change = async (next: Visibility) => {
    const stored = await askApi(`/maps/${id}/visibility`, sending("PUT", { visibility: next }));
    if (stored.ok) setShown(next);
    else toast({ text: t("failed"), look: "error" });
  };
  return (
    <NativeChoice
      label={t("who")}
      labelHidden
      value={shown}
      choices={VISIBILITIES.map((value) => ({ value, label: t(value) }))}
      onChange={(next) => void change(next)}
    />
  );
}
