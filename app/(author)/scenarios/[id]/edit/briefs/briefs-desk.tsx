"use client";

import "./briefs.css";
import { Eye, EyeOff, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { Tabs } from "@/app/_ui/tabs";
import { setSideFields } from "@/lib/domain/scenario/commands/sides";
import type { ScenarioFinding } from "@/lib/domain/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Side } from "@/lib/domain/scenario/side";
import { useCheck } from "../_desk/check-context";
import { useArrival, useDesk, useRemembered } from "../_desk/desk-context";
import { deskHref } from "../_desk/desk-parts";
import { FindingItem } from "../_desk/finding-item";
import { findingKey } from "../_desk/finding-key";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { PartHead } from "../_overview/part-head";
import { MarkdownEditor } from "./markdown-editor";

const sidesOf = ({ sides }: Scenario) => sides;
const featuresOf = ({ map }: Scenario) => map.features;

/** The sides' papers, a tab each. */
export function BriefsDesk() {
  const t = useTranslations("briefs");
  const sides = useDocument(sidesOf);
  const [chosen, choose] = useRemembered<string | null>("briefs.side", () => null);
  const [arrival, arrive] = useState<string | null>(null);
  useArrival((at) => {
    choose(at);
    arrive(at);
  });
  useEffect(() => {
    if (!arrival) return;
    arrive(null);
    document.getElementById(tasksFieldId(arrival))?.focus();
  }, [arrival]);
  const selected = sides.find(({ id }) => id === chosen) ?? sides[0];
  return (
    <div className="deskpane">
      <PartHead title={t("title")} lead={t("lead")} />
      {selected ? <SideTabs sides={sides} selected={selected.id} onSelect={choose} /> : <NoSides />}
    </div>
  );
}

interface SideTabsProps {
  readonly sides: readonly Side[];
  readonly selected: string;
  readonly onSelect: (sideId: string) => void;
}

function SideTabs({ sides, selected, onSelect }: SideTabsProps) {
  const t = useTranslations("briefs");
  const { findings } = useCheck();
  const tabs = sides.map((side, i) => {
    const own = findings.filter(({ path }) => path === `/sides/${i}/tasks`);
    return {
      id: side.id,
      label: (
        <>
          <i className={`swatch side-${side.colour}`} aria-hidden />
          {side.name}
        </>
      ),
      ...(own.length > 0 ? { count: { n: own.length, look: "error" as const } } : {}),
      content: <SideBrief side={side} findings={own} />,
    };
  });
  return <Tabs label={t("sides")} tabs={tabs} selected={selected} onSelect={onSelect} />;
}

const PAPERS = ["tasks", "brief", "believedOfEnemy"] as const;
const ROWS = { tasks: 5, brief: 9, believedOfEnemy: 6 } as const;
const languageOf = ({ language }: Scenario) => language;

interface SideBriefProps {
  readonly side: Side;
  readonly findings: readonly ScenarioFinding[];
}

/** The three papers of one side, and what its players do not learn. */
function SideBrief({ side, findings }: SideBriefProps) {
  const t = useTranslations("briefs.papers");
  const editor = useEditor();
  const lang = useDocument(languageOf);
  return (
    <div className={`sidebrief side-${side.colour}`}>
      <div className="sidepapers">
        {findings.length > 0 && (
          <ul className="findings open">
            {findings.map((finding) => (
              <FindingItem key={findingKey(finding)} finding={finding} />
            ))}
          </ul>
        )}
        {PAPERS.map((paper) => (
          <MarkdownEditor
            key={`${side.id} ${paper}`}
            fieldId={paper === "tasks" ? tasksFieldId(side.id) : `${paper}-${side.id}`}
            label={t(`${paper}.label`)}
            hint={t(`${paper}.hint`)}
            rows={ROWS[paper]}
            lang={lang}
            value={side[paper]}
            onCommit={(text) =>
              editor.apply(setSideFields, { sideId: side.id, fields: { [paper]: text } })
            }
          />
        ))}
      </div>
      <Kept side={side} />
    </div>
  );
}

/** The id of the field for a side's tasks, to lead the focus there. */
function tasksFieldId(sideId: string): string {
  return `tasks-${sideId}`;
}

const gridOf = ({ settings }: Scenario) => settings.gridForPlayers;
const secretLengthOf = ({ settings }: Scenario) => settings.lengthSecret;

/** What a side's players get to see and what they do not, spelled out. */
function Kept({ side }: { readonly side: Side }) {
  const t = useTranslations("briefs.kept");
  const { id } = useDesk();
  return (
    <aside className="kept" aria-label={t("title", { name: side.name })}>
      <div>
        <h3 className="small-caps">
          <Eye aria-hidden /> {t("sees")}
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
      <h3 className="small-caps">
        <EyeOff aria-hidden /> {t("never")}
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

function NoSides() {
  const t = useTranslations("briefs.none");
  const { id } = useDesk();
  return (
    <EmptyState
      title={t("title")}
      actions={
        <LinkButton
          look="primary"
          href={deskHref(id, "overview", "sides")}
          icon={<Plus aria-hidden />}
        >
          {t("add")}
        </LinkButton>
      }
    >
      {t("text")}
    </EmptyState>
  );
}
