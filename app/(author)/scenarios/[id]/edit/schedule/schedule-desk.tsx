"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Swatch } from "@/app/_map/swatch";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { timeOfBound } from "@/lib/domain/belle-alliance/scenario/bound-clock";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Reinforcement, Side } from "@/lib/domain/belle-alliance/scenario/side";
import { useArrival, useDesk } from "../_desk/desk-context";
import { DeskPane } from "../_desk/desk-pane";
import { deskHref } from "../_desk/desk-parts";
import { useDocument } from "../_desk/scenario-editor";
import { PartHead } from "../_overview/part-head";
import { arrivalRowId } from "./arrival-row";
import { SideSchedule } from "./side-schedule";
import { UmpireSchedule } from "./umpire-schedule";

const sidesOf = ({ sides }: Scenario) => sides;

/** The time in the game, and the arrivals of each side. */
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
    <DeskPane>
      <PartHead title={t("title")} lead={t("lead")} />
      {sides.length === 0 ? (
        <NoSides />
      ) : (
        <>
          <BoundRuler />
          {sides.map((side, index) => (
            <SideSchedule key={side.id} side={side} index={index} />
          ))}
          <UmpireSchedule />
        </>
      )}
    </DeskPane>
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

const boundsOf = ({ bounds }: Scenario) => bounds;
const startOf = ({ startTime }: Scenario) => startTime;
const settingsOf = ({ settings }: Scenario) => settings;

/** The bounds of the game in a row, each with its clock time and the sides with arrivals then. */
function BoundRuler() {
  const t = useTranslations("schedule.ruler");
  const { id } = useDesk();
  const sides = useDocument(sidesOf);
  const bounds = useDocument(boundsOf);
  const clock = { startTime: useDocument(startOf), settings: useDocument(settingsOf) };
  const last = sides.flatMap(({ reinforcements }) => reinforcements.map(({ bound }) => bound));
  const shown = Math.max(bounds ?? 0, ...last, bounds === null ? 8 : 1);
  return (
    <section aria-label={t("title")}>
      <ol
        className="-outline-offset-2 relative flex overflow-x-auto border border-rule-2 bg-sheet"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        tabIndex={0}
        aria-label={t("title")}
      >
        {Array.from({ length: shown }, (_, i) => i + 1).map((bound) => (
          <li
            key={bound}
            className="grid min-h-14.5 grow shrink-0 basis-13 content-start justify-items-center gap-px border-rule border-s px-0.5 pt-1 pb-1.5 tabular-nums first:border-s-0 data-after:bg-warn-wash"
            data-after={bounds !== null && bound > bounds ? "" : undefined}
          >
            <b>{bound}</b>
            <small className="text-2xs text-ink-3">{timeOfBound(bound, clock) ?? "–"}</small>
            <Marks bound={bound} sides={sides} />
          </li>
        ))}
      </ol>
      <p className="hint mt-1.5">
        {bounds === null ? t("noLength") : t("length", { count: bounds })}{" "}
        {clock.startTime === null && t("noStart")}{" "}
        <Link href={deskHref(id, "overview", bounds === null ? "bounds" : "startTime")}>
          {t("change")}
        </Link>
      </p>
    </section>
  );
}

function Marks({ bound, sides }: { readonly bound: number; readonly sides: readonly Side[] }) {
  const t = useTranslations("schedule.ruler");
  const here = (each: Reinforcement) => each.bound === bound;
  const marks = sides.filter(({ reinforcements }) => reinforcements.some(here));
  return (
    <span className="flex gap-0.75">
      {marks.map(({ id, name, colour }) => (
        <Swatch key={id} colour={colour} name={t("arrives", { name })} />
      ))}
    </span>
  );
}
