"use client";

import { useTranslations } from "next-intl";
import { useContext, useEffect, useState } from "react";
import { DisclosureStateContext } from "react-aria-components/Disclosure";
import {
  type SideInTime,
  tasksInTime,
} from "@/lib/domain/belle-alliance/scenario/march/tasks-in-time";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { useDocument } from "../_desk/scenario-editor";
import { SideInTimeTable } from "./side-in-time-table";

/** How long nothing must change before it is worked out again, in ms. */
const REST_MS = 400;

const sidesOf = ({ sides }: Scenario) => sides;
const mapOf = ({ map }: Scenario) => map;
const settingsOf = ({ settings }: Scenario) => settings;
const startOf = ({ startTime }: Scenario) => startTime;
const languageOf = ({ language }: Scenario) => language;

/** When each reinforcement can be at the places that its side's tasks name; worked out while its section is open. */
export function TasksInTime() {
  const t = useTranslations("schedule.inTime");
  const sides = useTasksInTime();
  if (!sides)
    return (
      <p role="status" className="hint pb-3">
        {t("working")}
      </p>
    );
  const shown = sides.filter(({ arrivals }) => arrivals.length > 0);
  if (shown.length === 0) return <p className="pb-3 text-ink-3 text-sm">{t("noArrivals")}</p>;
  return (
    <div className="grid gap-4 pb-4">
      <div className="hint max-w-prose">
        <p>{t("lead")}</p>
        <p className="mt-1">{t("readings")}</p>
      </div>
      {shown.map((side) => (
        <SideInTimeTable key={side.side.id} {...side} />
      ))}
    </div>
  );
}

/** Null until they have been worked out. */
function useTasksInTime(): readonly SideInTime[] | null {
  const isOpen = useContext(DisclosureStateContext)?.isExpanded ?? true;
  const sides = useDocument(sidesOf);
  const map = useDocument(mapOf);
  const settings = useDocument(settingsOf);
  const startTime = useDocument(startOf);
  const language = useDocument(languageOf);
  const [worked, setWorked] = useState<readonly SideInTime[] | null>(null);
  const isFirst = worked === null;
  useEffect(() => {
    if (!isOpen) return;
    const work = () => setWorked(tasksInTime({ sides, map, settings, startTime, language }));
    const timer = setTimeout(work, isFirst ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isFirst, sides, map, settings, startTime, language]);
  return worked;
}
