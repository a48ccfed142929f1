"use client";

import { useTranslations } from "next-intl";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { PointCm } from "@/lib/domain/document/primitives";
import { PointFields } from "../_desk/point-fields";

interface EntryFieldsProps {
  /** Unique among the entries on the page. */
  readonly id: string;
  readonly entry: PointCm;
  readonly bound: number;
  readonly colour: Side["colour"];
  readonly onChange: (entry: PointCm) => void;
}

/** The point of entry. */
export function EntryFields({ id, entry, bound, colour, onChange }: EntryFieldsProps) {
  const t = useTranslations("schedule.entry");
  const [x, y] = entry;
  return (
    <PointFields
      className="max-desktop:col-span-2 max-desktop:col-start-1 max-desktop:row-start-2 max-tablet:row-start-3"
      id={`entry-${id}`}
      at={entry}
      onChange={onChange}
      words={{
        x: t("x"),
        y: t("y"),
        xLong: t("xLong", { bound }),
        yLong: t("yLong", { bound }),
        map: t("map", { x, y }),
        point: t("point"),
      }}
      mark={
        <span
          className={`side-${colour} block size-2.5 rounded-full bg-side-fill ring-2 ring-sheet`}
        />
      }
    />
  );
}
