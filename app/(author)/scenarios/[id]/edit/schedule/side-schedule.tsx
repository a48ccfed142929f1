"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { addReinforcement } from "@/lib/domain/scenario/commands/reinforcements";
import type { Side } from "@/lib/domain/scenario/side";
import { useCheck } from "../_desk/check-context";
import { useEditor } from "../_desk/scenario-editor";
import { ArrivalRow } from "./arrival-row";
import { newArrival } from "./new-arrival";
import { TroopsDialog } from "./troops-dialog";

export interface SideScheduleProps {
  readonly side: Side;
  readonly index: number;
}

/** What arrives for one side, in the order of the bounds, and a way to send for more. */
export function SideSchedule({ side, index }: SideScheduleProps) {
  const t = useTranslations("schedule");
  const { findings } = useCheck();
  const place = `/sides/${index}/reinforcements/`;
  const arrivals = side.reinforcements
    .map((arrival, i) => ({ arrival, path: `${place}${i}` }))
    .sort((a, b) => a.arrival.bound - b.arrival.bound);
  return (
    <section className={`arrivals side-${side.colour}`} aria-labelledby={`arrivals-${side.id}`}>
      <div className="arrivals-h">
        <h3 id={`arrivals-${side.id}`}>
          <i className={`swatch side-${side.colour}`} aria-hidden /> {side.name}
        </h3>
        <span className="quiet">{t("count", { count: arrivals.length })}</span>
        <Add side={side} />
      </div>
      {arrivals.length === 0 && <p className="quiet noarrivals">{t("empty")}</p>}
      {arrivals.map(({ arrival, path }) => (
        <ArrivalRow
          key={arrival.id}
          side={side}
          arrival={arrival}
          findings={findings.filter((finding) => finding.path.startsWith(`${path}/`))}
        />
      ))}
    </section>
  );
}

function Add({ side }: { readonly side: Side }) {
  const t = useTranslations("schedule");
  const editor = useEditor();
  const isEmpty = side.formations.length === 0;
  const trigger = (
    <Button
      icon={<Plus className="ic" aria-hidden />}
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
