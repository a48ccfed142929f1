"use client";

import { CloudSun, MessageSquareText } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Swatch } from "@/app/_map/swatch";
import { Disclosure } from "@/app/_ui/disclosure";
import { EmptyState } from "@/app/_ui/empty-state";
import { lazyPart } from "@/app/_ui/lazy-part";
import { LinkButton } from "@/app/_ui/link-button";
import { timeOfBound } from "@/lib/domain/belle-alliance/scenario/bound-clock";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { ScenarioEvent } from "@/lib/domain/belle-alliance/scenario/scenario-event";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { useArrival, useDesk } from "../_desk/desk-context";
import { DeskPane } from "../_desk/desk-pane";
import { deskHref } from "../_desk/desk-parts";
import { useDocument } from "../_desk/scenario-editor";
import { PartHead } from "../_overview/part-head";
import { arrivalRowId } from "./arrival-row";
import { EventsSchedule, eventRowId } from "./events-schedule";
import { SideSchedule } from "./side-schedule";
import { UmpireSchedule } from "./umpire-schedule";

const TasksInTime = lazyPart(async () => (await import("./tasks-in-time")).TasksInTime, {
  place: "within",
});

const sidesOf = ({ sides }: Scenario) => sides;

/** The time in the game, and the arrivals of each side. */
export function ScheduleDesk() {
  const t = useTranslations("schedule");
  const sides = useDocument(sidesOf);
  const [arrived, arriveAt] = useState<string | null>(null);
  useArrival(arriveAt);
  useEffect(() => {
    if (!arrived) return;
    const row =
      document.getElementById(arrivalRowId(arrived)) ??
      document.getElementById(eventRowId(arrived));
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
          <InTime />
          <EventsSchedule />
          <UmpireSchedule />
        </>
      )}
    </DeskPane>
  );
}

function InTime() {
  const t = useTranslations("schedule.inTime");
  return (
    <Disclosure className="mt-6 border border-rule-2 bg-sheet px-4 py-1" title={t("title")}>
      <TasksInTime />
    </Disclosure>
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

const NO_EVENTS: readonly ScenarioEvent[] = [];
const eventsOf = ({ events }: Scenario) => events ?? NO_EVENTS;

/** The bounds of the game in a row, each with its clock time, the sides with arrivals and the events then. */
function BoundRuler() {
  const t = useTranslations("schedule.ruler");
  const { id } = useDesk();
  const sides = useDocument(sidesOf);
  const bounds = useDocument(boundsOf);
  const clock = { startTime: useDocument(startOf), settings: useDocument(settingsOf) };
  const events = useDocument(eventsOf);
  const timed = [...sides.flatMap(({ reinforcements }) => reinforcements), ...events];
  const last = timed.map(({ bound }) => bound);
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
            <Marks bound={bound} sides={sides} events={events} />
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

interface MarksProps {
  readonly bound: number;
  readonly sides: readonly Side[];
  readonly events: readonly ScenarioEvent[];
}

const EVENT_ICONS = { weather: CloudSun, message: MessageSquareText } as const;

function Marks({ bound, sides, events }: MarksProps) {
  const t = useTranslations("schedule.ruler");
  const kinds = useTranslations("events.kinds");
  const here = (each: { readonly bound: number }) => each.bound === bound;
  const marks = sides.filter(({ reinforcements }) => reinforcements.some(here));
  const happening = new Set(events.filter(here).map(({ kind }) => kind));
  return (
    <span className="flex flex-wrap items-center justify-center gap-0.75">
      {marks.map(({ id, name, colour }) => (
        <Swatch key={id} colour={colour} name={t("arrives", { name })} />
      ))}
      {[...happening].map((kind) => {
        const Icon = EVENT_ICONS[kind];
        return (
          <span key={kind} role="img" aria-label={kinds(kind)}>
            <Icon className="size-3.5 text-ink-2" aria-hidden />
          </span>
        );
      })}
    </span>
  );
}
