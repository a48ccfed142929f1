"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/app/_ui/link-button";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Side } from "@/lib/domain/scenario/side";
import { useDesk } from "../_desk/desk-context";
import { deskHref } from "../_desk/desk-parts";
import { useDocument } from "../_desk/scenario-editor";

const sidesOf = ({ sides }: Scenario) => sides;
const featuresOf = ({ map }: Scenario) => map.features;
const gridOf = ({ settings }: Scenario) => settings.gridForPlayers;
const secretLengthOf = ({ settings }: Scenario) => settings.lengthSecret;

/** What a side's players get to see and what they do not, in so many words. */
export function Kept({ side }: { readonly side: Side }) {
  const t = useTranslations("briefs.kept");
  const { id } = useDesk();
  return (
    <aside className="kept" aria-label={t("title", { name: side.name })}>
      <div>
        <h3 className="caps">
          <Eye className="ic" aria-hidden /> {t("sees")}
        </h3>
        <ul className="plain">
          <li>{t("common")}</li>
          <li>{t("papers")}</li>
          <li>{t("troops")}</li>
          <li>{t("map")}</li>
        </ul>
      </div>
      <Hidden side={side} />
      <LinkButton href={`${deskHref(id, "print")}?preview=side&side=${side.id}`}>
        {t("preview")}
      </LinkButton>
    </aside>
  );
}

function Hidden({ side }: { readonly side: Side }) {
  const t = useTranslations("briefs.kept");
  const others = useDocument(sidesOf).filter(({ id }) => id !== side.id);
  const features = useDocument(featuresOf);
  const hasGrid = useDocument(gridOf);
  const isLengthSecret = useDocument(secretLengthOf);
  const ground = features.filter(({ hiddenFrom }) => hiddenFrom.includes(side.id));
  return (
    <div>
      <h3 className="caps">
        <EyeOff className="ic" aria-hidden /> {t("never")}
      </h3>
      <ul className="plain">
        <li>{t("notes")}</li>
        {others.map(({ id, name }) => (
          <li key={id}>{t("other", { name })}</li>
        ))}
        {!hasGrid && <li>{t("grid")}</li>}
        {isLengthSecret && <li>{t("length")}</li>}
        {ground.map(({ id, name }) => (
          <li key={id}>{name ? t("ground", { name }) : t("unnamedGround")}</li>
        ))}
      </ul>
    </div>
  );
}
