"use client";

import { Eye, Pencil, Printer, Share2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { IconButton } from "@/app/_ui/button";
import { LinkButton } from "@/app/_ui/link-button";
import type { Language } from "@/lib/domain/language";
import { setScenarioFields } from "@/lib/domain/scenario/commands/scenario-fields";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { formatBattleDate } from "@/lib/i18n/formats";
import { useDesk } from "./desk-context";
import { deskHref } from "./desk-parts";
import { InlineName } from "./inline-name";
import { useDocument, useEditor } from "./scenario-editor";

const titleOf = ({ title }: Scenario) => title;

/** What is on the desk, and the ways out: what a side holds, sharing, printing. */
export function DeskHead() {
  const t = useTranslations("desk.head");
  const { id } = useDesk();
  return (
    <section className="deskhead" aria-label={t("label")}>
      <Title />
      <Facts />
      <div className="end">
        <LinkButton
          look="bare"
          href={`${deskHref(id, "print")}?preview=side`}
          icon={<Eye aria-hidden />}
        >
          {t("preview")}
        </LinkButton>
        <LinkButton href={deskHref(id, "share")} icon={<Share2 aria-hidden />}>
          {t("share")}
        </LinkButton>
        <LinkButton look="primary" href={deskHref(id, "print")} icon={<Printer aria-hidden />}>
          {t("print")}
        </LinkButton>
      </div>
    </section>
  );
}

function Title() {
  const t = useTranslations("desk.head");
  const editor = useEditor();
  const title = useDocument(titleOf);
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const end = () => {
    setEditing(false);
    requestAnimationFrame(() => button.current?.querySelector("button")?.focus());
  };
  return (
    <div className="group/title flex min-w-0 items-center gap-0.5">
      <h1>
        {isEditing ? (
          <InlineName
            label={t("title")}
            value={title}
            onCommit={(text) => editor.apply(setScenarioFields, { fields: { title: text } })}
            onEnd={end}
          />
        ) : (
          title
        )}
      </h1>
      {!isEditing && (
        <span ref={button}>
          <IconButton
            className="opacity-55 focus-visible:opacity-100 group-hover/title:opacity-100 max-tablet:opacity-100"
            label={t("rename")}
            onPress={() => setEditing(true)}
          >
            <Pencil aria-hidden />
          </IconButton>
        </span>
      )}
    </div>
  );
}

const dateOf = ({ date }: Scenario) => date;
const widthOf = ({ map }: Scenario) => map.widthCm;
const depthOf = ({ map }: Scenario) => map.depthCm;

function Facts() {
  const t = useTranslations("desk.head");
  const system = useTranslations("common.system");
  const language = useLocale() as Language;
  const date = useDocument(dateOf);
  const table = { width: useDocument(widthOf), depth: useDocument(depthOf) };
  return (
    <p className="sub facts flex-nowrap overflow-hidden">
      <span>{date ? formatBattleDate(language, date) : t("undated")}</span>
      <span>{system("belle-alliance")}</span>
      <span>{t("table", table)}</span>
    </p>
  );
}
