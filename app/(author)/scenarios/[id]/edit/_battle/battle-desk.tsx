"use client";

import { Eye, Share2, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { lazyPart } from "@/app/_ui/lazy-part";
import { Desk, DeskHead, DeskWork } from "@/app/(author)/_editor/desk-frame";
import { HeadLink } from "@/app/(author)/_editor/head-button";
import { Presence } from "@/app/(author)/_editor/presence";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import { ShareNeedsAccount } from "@/app/(author)/_local/needs-account";
import type { BattleScenario } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
import { checkBattleScenario } from "@/lib/domain/bogowie-wojny/scenario/check";
import { type DeskFacts, DeskProvider, useDesk } from "../_desk/desk-context";
import { type DeskPart, deskHref } from "../_desk/desk-parts";
import { RailParts } from "../_desk/rail-parts";
import { useStayOffline } from "../_desk/use-stay-offline";
import type { EditionPartProps } from "../share/edition-part";
import { EditorProvider, useBattle, useEditor } from "./battle-editor";
import { BattleFindings } from "./battle-findings";
import { BattleForm } from "./battle-form";

interface BattleDeskProps extends Omit<DeskFacts, "variantOf"> {
  readonly version: number;
  readonly document: BattleScenario;
  /** Null for a scenario that only this browser holds, and for those who do not own it. */
  readonly editions: EditionPartProps | null;
}

/** The desk of a scenario of Bogowie Wojny: one form with what the check finds, translations, history, sharing. */
export function BattleDesk({ sharing, forkedFrom, editions, ...opened }: BattleDeskProps) {
  const { id } = opened;
  const facts = useMemo(
    () => ({ id, sharing, forkedFrom, variantOf: null }),
    [id, sharing, forkedFrom],
  );
  return (
    <EditorProvider {...opened} canEdit>
      <DeskProvider facts={facts}>
        <Frame editions={editions} />
      </DeskProvider>
    </EditorProvider>
  );
}

const PARTS: readonly DeskPart[] = ["overview", "translations", "history", "share"];

function Frame({ editions }: Pick<BattleDeskProps, "editions">) {
  const t = useTranslations("battleScenario");
  const { stopLinks } = useStayOffline();
  const { findings } = checkBattleScenario(useBattle());
  const counts = useMemo(
    () => new Map([["overview" as const, { n: findings.length, look: "plain" as const }]]),
    [findings.length],
  );
  return (
    <Desk onClickCapture={stopLinks}>
      <BattleHead />
      <div className="grid min-h-0 grid-cols-[--spacing(46)_minmax(0,1fr)] max-tablet:block tablet:max-desktop:grid-cols-1 tablet:max-desktop:grid-rows-[auto_minmax(0,1fr)]">
        <RailParts parts={PARTS} counts={counts} />
        <DeskWork>
          <Part editions={editions} />
        </DeskWork>
      </div>
      <StatusBar
        commandLabel={(name) => (t.has(`commands.${name}`) ? t(`commands.${name}`) : "")}
      />
    </Desk>
  );
}

const Translations = lazyPart(
  async () => (await import("./battle-translations")).BattleTranslations,
  { place: "within" },
);
const History = lazyPart(async () => (await import("./battle-history")).BattleHistory, {
  place: "within",
});
const Share = lazyPart(async () => (await import("./battle-share")).BattleShare, {
  place: "within",
});

/** The part of the desk at this address; the form where there is none of its own. */
function Part({ editions }: Pick<BattleDeskProps, "editions">) {
  const { part } = useDesk();
  switch (part) {
    case "translations":
      return <Translations />;
    case "history":
      return <History />;
    case "share":
      return <Share editions={editions} />;
    default:
      return (
        <>
          <BattleForm />
          <BattleFindings />
        </>
      );
  }
}

function BattleHead() {
  const t = useTranslations("battleScenario");
  const words = useTranslations("desk.head");
  const parts = useTranslations("desk.rail.parts");
  const { title } = useBattle();
  const { part } = useDesk();
  const { id, isLocal } = useEditor();
  return (
    <DeskHead
      label={t("desk.head")}
      title={<h1 className="min-w-0 max-tablet:flex-1">{title}</h1>}
      facts={
        <>
          <span>{t("system")}</span>
          <Presence part={part} partName={(id) => (parts.has(id) ? parts(id) : null)} />
        </>
      }
      acts={
        isLocal ? (
          <ShareNeedsAccount />
        ) : (
          <>
            <HeadLink href={deskHref(id, "share")} icon={<Share2 aria-hidden />}>
              {words("share")}
            </HeadLink>
            <HeadLink href={`/scenarios/${id}/games`} icon={<Users aria-hidden />}>
              {t("desk.play")}
            </HeadLink>
            <HeadLink href={`/scenarios/${id}`} icon={<Eye aria-hidden />}>
              {t("desk.read")}
            </HeadLink>
          </>
        )
      }
      phone="beside"
    />
  );
}
