"use client";

import { Eye, Pencil, Printer, Share2 } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { IconButton } from "@/app/_ui/button";
import { DeskHead } from "@/app/(author)/_editor/desk-frame";
import { HeadLink } from "@/app/(author)/_editor/head-button";
import { Presence } from "@/app/(author)/_editor/presence";
import { setScenarioFields } from "@/lib/domain/belle-alliance/scenario/commands/scenario-fields";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { formatBattleDate } from "@/lib/i18n/formats";
import { useDesk } from "./desk-context";
import { DESK_PARTS, deskHref } from "./desk-parts";
import { InlineName } from "./inline-name";
import { useDocument, useEditor } from "./scenario-editor";

const titleOf = ({ title }: Scenario) => title;

/** The head of a scenario's desk: title, facts, and links to the preview for a side, sharing and printing. */
export function ScenarioHead() {
  const t = useTranslations("desk.head");
  return (
    <DeskHead
      label={t("label")}
      title={<Title />}
      facts={<ScenarioFacts />}
      acts={<Acts />}
      phone="beside"
    />
  );
}

function Acts() {
  const t = useTranslations("desk.head");
  const { id } = useDesk();
  return (
    <>
      <HeadLink
        look="bare"
        href={`${deskHref(id, "print")}?preview=side`}
        icon={<Eye aria-hidden />}
      >
        {t("preview")}
      </HeadLink>
      <HeadLink href={deskHref(id, "share")} icon={<Share2 aria-hidden />}>
        {t("share")}
      </HeadLink>
      <HeadLink look="primary" href={deskHref(id, "print")} icon={<Printer aria-hidden />}>
        {t("print")}
      </HeadLink>
    </>
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
            className="opacity-55 focus-visible:opacity-100 in-[.group\/title:hover]:opacity-100 max-tablet:opacity-100"
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

function ScenarioFacts() {
  const t = useTranslations("desk.head");
  const system = useTranslations("common.system");
  const parts = useTranslations("desk.rail.parts");
  const language = useLocale();
  const { part } = useDesk();
  const nameOfPart = (id: string) => {
    const known = DESK_PARTS.find((each) => each === id);
    return known ? parts(known) : null;
  };
  const date = useDocument(dateOf);
  const table = { width: useDocument(widthOf), depth: useDocument(depthOf) };
  const { variantOf } = useDesk();
  return (
    <>
      {variantOf && (
        <span>
          {t.rich("variantOf", {
            title: variantOf.title,
            link: (words) => <Link href={deskHref(variantOf.id, "overview")}>{words}</Link>,
          })}
        </span>
      )}
      <span>{date ? formatBattleDate(language, date) : t("undated")}</span>
      <span>{system("belle-alliance")}</span>
      <span>{t("table", table)}</span>
      <Presence part={part} partName={nameOfPart} />
    </>
  );
}
