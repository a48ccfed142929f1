"use client";

import "./briefs.css";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { Tabs } from "@/app/_ui/tabs";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Side } from "@/lib/domain/scenario/side";
import { useCheck } from "../_desk/check-context";
import { useArrival, useDesk, useRemembered } from "../_desk/desk-context";
import { deskHref } from "../_desk/desk-parts";
import { useDocument } from "../_desk/scenario-editor";
import { PartHead } from "../_overview/part-head";
import { SideBrief, tasksFieldId } from "./side-brief";

const sidesOf = ({ sides }: Scenario) => sides;

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
    <div className="deskpane briefs">
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
          icon={<Plus className="ic" aria-hidden />}
        >
          {t("add")}
        </LinkButton>
      }
    >
      {t("text")}
    </EmptyState>
  );
}
