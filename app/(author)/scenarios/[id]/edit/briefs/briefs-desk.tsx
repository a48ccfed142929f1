"use client";

import { Eye, EyeOff, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Swatch } from "@/app/_map/swatch";
import { Button } from "@/app/_ui/button";
import { EmptyState } from "@/app/_ui/empty-state";
import { lazyPart } from "@/app/_ui/lazy-part";
import { LinkButton } from "@/app/_ui/link-button";
import { Tabs } from "@/app/_ui/tabs";
import { panelLook } from "@/app/(author)/_editor/panel-look";
import { setSideFields } from "@/lib/domain/belle-alliance/scenario/commands/sides";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { formationsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { useCheck } from "../_desk/check-context";
import { useArrival, useDesk, useRemembered } from "../_desk/desk-context";
import { DeskPane } from "../_desk/desk-pane";
import { deskHref } from "../_desk/desk-parts";
import { FindingList } from "../_desk/finding-list";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { PartHead } from "../_overview/part-head";
import { victoryRowId } from "./_victory/objective-row";
import { VictoryDesk } from "./_victory/victory-desk";
import { MarkdownEditor } from "./markdown-editor";
import { type Opened, ordersFieldId, PlayersPart } from "./players-part";

const sidesOf = ({ sides }: Scenario) => sides;
const featuresOf = ({ map }: Scenario) => map.features;

/** The sides' papers, with a tab for each side. */
export function BriefsDesk() {
  const t = useTranslations("briefs");
  const sides = useDocument(sidesOf);
  const [chosen, choose] = useRemembered<string | null>("briefs.side", () => null);
  const [opened, open] = useState<string | null>(null);
  const [arrival, arrive] = useState<string | null>(null);
  const lead = (at: string) => {
    open(at);
    arrive(at);
  };
  useArrival((at) => {
    const holds = ({ formations }: Side) => formationsUnder(formations).some(({ id }) => id === at);
    choose(sides.find(holds)?.id ?? at);
    lead(at);
  });
  useEffect(() => {
    if (!arrival) return;
    arrive(null);
    const fields = [tasksFieldId(arrival), ordersFieldId(arrival)];
    const row = document.getElementById(victoryRowId(arrival));
    // A closing list first returns the focus to its button.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        for (const field of fields) document.getElementById(field)?.focus();
        row?.scrollIntoView({ block: "center" });
        row?.querySelector<HTMLElement>("input")?.focus();
      }),
    );
  }, [arrival]);
  const selected = sides.find(({ id }) => id === chosen) ?? sides[0];
  return (
    <DeskPane>
      <PartHead title={t("title")} lead={t("lead")} />
      {selected ? (
        <SideTabs
          sides={sides}
          selected={selected.id}
          onSelect={choose}
          opened={opened}
          onOpen={lead}
        />
      ) : (
        <NoSides />
      )}
      {selected && <VictoryDesk />}
    </DeskPane>
  );
}

interface SideTabsProps extends Opened {
  readonly sides: readonly Side[];
  readonly selected: string;
  readonly onSelect: (sideId: string) => void;
}

function SideTabs({ sides, selected, onSelect, ...opening }: SideTabsProps) {
  const t = useTranslations("briefs");
  const { findings } = useCheck();
  const tabs = sides.map((side, i) => {
    const own = findings.filter(
      ({ path }) =>
        path === `/sides/${i}/tasks` ||
        (path.startsWith(`/sides/${i}/`) && path.endsWith("/player")),
    );
    const errors = own.filter(({ severity }) => severity === "error").length;
    return {
      id: side.id,
      label: (
        <>
          <Swatch colour={side.colour} />
          {side.name}
        </>
      ),
      ...(errors > 0 ? { count: { n: errors, look: "error" as const } } : {}),
      content: <SideBrief side={side} findings={own} {...opening} />,
    };
  });
  return <Tabs label={t("sides")} tabs={tabs} selected={selected} onSelect={onSelect} />;
}

const SeenDialog = lazyPart(async () => (await import("./seen-dialog")).SeenDialog, {
  place: "over",
});

const PAPERS = ["tasks", "brief", "believedOfEnemy"] as const;
const ROWS = { tasks: 5, brief: 9, believedOfEnemy: 6 } as const;
const languageOf = ({ language }: Scenario) => language;

interface SideBriefProps extends Opened {
  readonly side: Side;
  readonly findings: readonly ScenarioFinding[];
}

/** The papers of one side and of its commanders, and what is hidden from its players. */
function SideBrief({ side, findings, ...opening }: SideBriefProps) {
  const t = useTranslations("briefs.papers");
  const seen = useTranslations("briefs.seen");
  const editor = useEditor();
  const lang = useDocument(languageOf);
  const [isLooking, look] = useState(false);
  return (
    <div
      className={`side-${side.colour} grid grid-cols-[minmax(0,1fr)_--spacing(67)] items-start gap-6 pt-4 max-desktop:grid-cols-1`}
    >
      <div className="grid min-w-0 gap-5">
        <FindingList findings={findings} />
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
        <div>
          <Button onPress={() => look(true)}>{seen("open")}</Button>
        </div>
        <PlayersPart side={side} {...opening} />
        {isLooking && <SeenDialog side={side} onClose={() => look(false)} />}
      </div>
      <Kept side={side} />
    </div>
  );
}

/** The id of the field for a side's tasks, so that links can focus it. */
function tasksFieldId(sideId: string): string {
  return `tasks-${sideId}`;
}

const gridOf = ({ settings }: Scenario) => settings.gridForPlayers;
const secretLengthOf = ({ settings }: Scenario) => settings.lengthSecret;

/** States what a side's players can see and what they cannot. */
function Kept({ side }: { readonly side: Side }) {
  const t = useTranslations("briefs.kept");
  const { id } = useDesk();
  return (
    <aside
      className={panelLook({
        edge: "side",
        className: "sticky top-0 gap-4 text-sm max-desktop:static",
      })}
      aria-label={t("title", { name: side.name })}
    >
      <Things icon={<Eye aria-hidden />} title={t("sees")}>
        <Thing>{t("common")}</Thing>
        <Thing>{t("papers")}</Thing>
        <Thing>{t("troops")}</Thing>
        <Thing>{t("map", { seen: side.seesAtStart?.length ?? 0 })}</Thing>
      </Things>
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
    <Things icon={<EyeOff aria-hidden />} title={t("never")}>
      <Thing>{t("notes")}</Thing>
      {others.map(({ id, name }) => (
        <Thing key={id}>{t("other", { name })}</Thing>
      ))}
      {!hasGrid && <Thing>{t("grid")}</Thing>}
      {isLengthSecret && <Thing>{t("length")}</Thing>}
      {ground.map(({ id, name }) => (
        <Thing key={id}>{name ? t("ground", { name }) : t("unnamedGround")}</Thing>
      ))}
    </Things>
  );
}

interface ThingsProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Things({ icon, title, children }: ThingsProps) {
  return (
    <div>
      <h3 className="small-caps mb-1 flex items-center gap-1.5">
        {icon} {title}
      </h3>
      <ul className="grid gap-1 text-ink-2">{children}</ul>
    </div>
  );
}

function Thing({ children }: { readonly children: ReactNode }) {
  return (
    <li className="ps-3 -indent-3 leading-snug before:text-ink-3 before:content-['–_']">
      {children}
    </li>
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
