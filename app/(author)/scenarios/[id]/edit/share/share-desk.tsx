"use client";

import "./share.css";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useDesk } from "../_desk/desk-context";
import { PartHead } from "../_overview/part-head";
import { EndPart } from "./end-part";
import { ReleasesPart } from "./releases-part";
import { VisibilityPart } from "./visibility-part";

/** Who may see it, what is released, whom to credit, and how to be rid of it. */
export function ShareDesk() {
  const t = useTranslations("share");
  return (
    <div className="deskpane share">
      <PartHead title={t("title")} lead={t("lead")} />
      <VisibilityPart />
      <ReleasesPart />
      <Origin />
      <EndPart />
    </div>
  );
}

function Origin() {
  const t = useTranslations("share.origin");
  const { forkedFrom } = useDesk();
  if (!forkedFrom) return null;
  return (
    <section className="sharepart">
      <h3>{t("title")}</h3>
      <p>
        {t.rich("text", {
          title: forkedFrom.title,
          link: (words) =>
            forkedFrom.id ? <Link href={`/scenarios/${forkedFrom.id}`}>{words}</Link> : words,
        })}
      </p>
    </section>
  );
}
