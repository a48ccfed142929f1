"use client";

import "./schedule.css";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { useArrival, useDesk } from "../_desk/desk-context";
import { deskHref } from "../_desk/desk-parts";
import { useDocument } from "../_desk/scenario-editor";
import { PartHead } from "../_overview/part-head";
import { arrivalRowId } from "./arrival-row";
import { BoundRuler } from "./bound-ruler";
import { SideSchedule } from "./side-schedule";

const sidesOf = ({ sides }: Scenario) => sides;

/** The clock of the game, and what arrives for each side. */
export function ScheduleDesk() {
  const t = useTranslations("schedule");
  const sides = useDocument(sidesOf);
  const [arrived, arriveAt] = useState<string | null>(null);
  useArrival(arriveAt);
  useEffect(() => {
    if (!arrived) return;
    const row = document.getElementById(arrivalRowId(arrived));
    row?.scrollIntoView({ block: "center" });
    row?.querySelector<HTMLElement>("input, button")?.focus();
  }, [arrived]);
  return (
    <div className="deskpane schedule">
      <PartHead title={t("title")} lead={t("lead")} />
      {sides.length === 0 ? (
        <NoSides />
      ) : (
        <>
          <BoundRuler />
          {sides.map((side, index) => (
            <SideSchedule key={side.id} side={side} index={index} />
          ))}
        </>
      )}
    </div>
  );
}

function NoSides() {
  const t = useTranslations("schedule.none");
  const { id } = useDesk();
  return (
    <EmptyState
      title={t("title")}
      actions={
        <LinkButton look="primary" href={deskHref(id, "overview", "sides")}>
          {t("add")}
        </LinkButton>
      }
    >
      {t("text")}
    </EmptyState>
  );
}
