"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Swatch } from "@/app/_map/swatch";
import { Button } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import { CheckBudget } from "@/lib/domain/belle-alliance/scenario/checks/check-budget";
import { roadAt } from "@/lib/domain/belle-alliance/scenario/checks/entries";
import { addReinforcement } from "@/lib/domain/belle-alliance/scenario/commands/reinforcements";
import { entryQueues, type QueuedArrival } from "@/lib/domain/belle-alliance/scenario/entry-queue";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Reinforcement, Side } from "@/lib/domain/belle-alliance/scenario/side";
import { useCheck } from "../_desk/check-context";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { ArrivalRow } from "./arrival-row";
import { TroopsDialog } from "./troops-dialog";

interface SideScheduleProps {
  readonly side: Side;
  readonly index: number;
}

/** The arrivals of one side in the order of bounds, and a button for adding more. */
export function SideSchedule({ side, index }: SideScheduleProps) {
  const t = useTranslations("schedule");
  const { findings } = useCheck();
  const queued = useQueued(side);
  const place = `/sides/${index}/reinforcements/`;
  const arrivals = side.reinforcements
    .map((arrival, i) => ({ arrival, path: `${place}${i}` }))
    .sort((a, b) => a.arrival.bound - b.arrival.bound);
  return (
    <section
      className={`side-${side.colour} mt-6 border border-rule-2 border-s-3 border-s-side bg-sheet`}
      aria-labelledby={`arrivals-${side.id}`}
    >
      <div className="flex items-center gap-3 border-rule-2 border-b bg-side-wash px-4 py-2 max-tablet:flex-wrap">
        <h3 className="flex items-center gap-2" id={`arrivals-${side.id}`}>
          <Swatch colour={side.colour} /> {side.name}
        </h3>
        <span className="text-ink-2 text-sm">{t("count", { count: arrivals.length })}</span>
        <Add side={side} />
      </div>
      {arrivals.length === 0 && <p className="p-4 text-ink-3 text-sm">{t("empty")}</p>}
      <div className="divide-y divide-rule">
        {arrivals.map(({ arrival, path }) => (
          <ArrivalRow
            key={arrival.id}
            side={side}
            arrival={arrival}
            queued={queued.get(arrival)}
            findings={findings.filter((finding) => finding.path.startsWith(`${path}/`))}
          />
        ))}
      </div>
    </section>
  );
}

const settingsOf = ({ settings }: Scenario) => settings;
const mapOf = ({ map }: Scenario) => map;

/** When each arrival of a side enters, with everything that comes by the same entry before it. */
function useQueued(side: Side): ReadonlyMap<Reinforcement, QueuedArrival> {
  const settings = useDocument(settingsOf);
  const map = useDocument(mapOf);
  return useMemo(() => {
    const effort = new CheckBudget();
    const isRoad = ({ entry }: Reinforcement) =>
      roadAt(entry, { scenario: { map }, effort }) !== null;
    const queues = entryQueues(side, settings, isRoad);
    return new Map(
      queues.flatMap(({ arrivals }) => arrivals.map((each) => [each.reinforcement, each] as const)),
    );
  }, [side, settings, map]);
}

function Add({ side }: { readonly side: Side }) {
  const t = useTranslations("schedule");
  const editor = useEditor();
  const isEmpty = side.formations.length === 0;
  const trigger = (
    <Button
      className="ms-auto"
      icon={<Plus aria-hidden />}
      offBecause={isEmpty ? t("noTroops") : undefined}
      aria-label={t("addTo", { name: side.name })}
    >
      {t("add")}
    </Button>
  );
  if (isEmpty) return trigger;
  return (
    <TroopsDialog
      side={side}
      chosen={[]}
      trigger={trigger}
      onChoose={(brings) => {
        const { map, bounds } = editor.current();
        const reinforcement = newArrival(brings, { side, map, bounds });
        editor.apply(addReinforcement, { sideId: side.id, reinforcement });
      }}
    />
  );
}

/** A default arrival: one bound after the side's last, at the edge where that entered, otherwise in the south. */
export function newArrival(
  brings: readonly string[],
  { side, map, bounds }: { readonly side: Side } & Pick<Scenario, "map" | "bounds">,
): Reinforcement {
  const last = side.reinforcements.reduce<Reinforcement | null>(
    (latest, each) => (latest && latest.bound >= each.bound ? latest : each),
    null,
  );
  const next = (last?.bound ?? 0) + 1;
  return {
    id: newId(),
    brings: [...brings],
    bound: Math.min(next, bounds ?? 200),
    entry: last ? [...last.entry] : [Math.round(map.widthCm / 2), 0],
    note: "",
  };
}
