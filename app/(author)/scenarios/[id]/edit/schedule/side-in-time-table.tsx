"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Swatch } from "@/app/_map/swatch";
import { timeOfBound } from "@/lib/domain/belle-alliance/scenario/bound-clock";
import {
  type ArrivalInTime,
  type BoundsThere,
  type Coming,
  isAfterEnd,
  type SideInTime,
} from "@/lib/domain/belle-alliance/scenario/march/tasks-in-time";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { useDocument } from "../_desk/scenario-editor";
import { troopsOf } from "./troops";

/** The reinforcements of one side: when they are on the table, and when at each place of its tasks. */
export function SideInTimeTable({ side, places, arrivals }: SideInTime) {
  const t = useTranslations("schedule.inTime");
  const names = useMemo(() => new Map(troopsOf(side).map(({ id, name }) => [id, name])), [side]);
  const isTooMuch = arrivals.some(({ reaches }) =>
    reaches.some(({ ordinary }) => ordinary === "too-much"),
  );
  return (
    <div className="min-w-0">
      <table className="data-table w-full">
        <caption className="pb-1 text-start font-semibold text-sm">
          <span className="flex items-center gap-2">
            <Swatch colour={side.colour} /> {side.name}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="whitespace-normal text-start">
              {t("where")}
            </th>
            <th scope="col" className="w-1/3 whitespace-normal text-start">
              {t("ordinary")}
            </th>
            <th scope="col" className="w-1/3 whitespace-normal text-start">
              {t("fast")}
            </th>
          </tr>
        </thead>
        {arrivals.map((each) => (
          <ArrivalBody key={each.arrival.reinforcement.id} names={names} {...each} />
        ))}
      </table>
      {places.length === 0 && <p className="hint mt-1.5">{t("noPlaces")}</p>}
      {isTooMuch && <p className="hint mt-1.5">{t("tooMuch")}</p>}
    </div>
  );
}

interface ArrivalBodyProps extends ArrivalInTime {
  /** The names of the side's troops by their ids. */
  readonly names: ReadonlyMap<Side["id"], string>;
}

function ArrivalBody({ arrival, reaches, names }: ArrivalBodyProps) {
  const t = useTranslations("schedule.inTime");
  const { bound, brings } = arrival.reinforcement;
  const troops = brings.flatMap((id) => names.get(id) ?? []).join(", ");
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="wrap-anywhere bg-inset py-1 text-start">
          <b>{t("arrival", { bound, troops })}</b>
        </th>
      </tr>
      <Row
        where={t("table")}
        ordinary={{ head: arrival.firstBound, last: arrival.lastBound }}
        fast={{ head: arrival.firstAtFastMarch, last: arrival.lastAtFastMarch }}
      />
      {reaches.map(({ place, ordinary, fast }) => (
        <Row key={place.id} where={place.name} ordinary={ordinary} fast={fast} />
      ))}
    </tbody>
  );
}

interface RowProps {
  readonly where: string;
  readonly ordinary: Coming;
  readonly fast: Coming;
}

function Row({ where, ordinary, fast }: RowProps) {
  return (
    <tr>
      <th scope="row" className="wrap-anywhere py-1 text-start align-top">
        {where}
      </th>
      <td className="py-1 align-top">
        <ComingWords coming={ordinary} />
      </td>
      <td className="py-1 align-top">
        <ComingWords coming={fast} />
      </td>
    </tr>
  );
}

function ComingWords({ coming }: { readonly coming: Coming }) {
  const t = useTranslations("schedule.inTime");
  if (typeof coming === "string") return <span className="text-ink-2">{t(`noWay.${coming}`)}</span>;
  return <BoundsWords {...coming} />;
}

const boundsOf = ({ bounds }: Scenario) => bounds;
const startOf = ({ startTime }: Scenario) => startTime;
const settingsOf = ({ settings }: Scenario) => settings;

function BoundsWords({ head, last }: BoundsThere) {
  const t = useTranslations("schedule.inTime");
  const bounds = useDocument(boundsOf);
  const clock = { startTime: useDocument(startOf), settings: useDocument(settingsOf) };
  const [headTime, lastTime] = [timeOfBound(head, clock), timeOfBound(last, clock)];
  const late = isAfterEnd(head, { bounds })
    ? t("afterEnd")
    : isAfterEnd(last, { bounds }) && t("tailAfterEnd");
  return (
    <span className="grid tabular-nums">
      <span>{head === last ? head : t("bounds", { head, last })}</span>
      {headTime !== null && lastTime !== null && (
        <small className="text-2xs text-ink-3">
          {head === last ? headTime : t("times", { head: headTime, last: lastTime })}
        </small>
      )}
      {late && <strong className="text-warn text-xs">{late}</strong>}
    </span>
  );
}
