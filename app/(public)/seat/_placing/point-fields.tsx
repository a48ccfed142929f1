"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { nextPlace } from "@/app/_map/next-place";
import { Button } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import type { Point } from "@/lib/terrain/point";

interface PointFieldsProps {
  readonly points: readonly Point[];
  readonly onPoints: (points: readonly Point[]) => void;
  readonly map: { readonly widthCm: number; readonly depthCm: number };
}

/** Places on the table as numbers, of which some can be added and removed. */
export function PointFields({ points, onPoints, map }: PointFieldsProps) {
  const t = useTranslations("seatPage.points");
  const middle: Point = [map.widthCm / 2, map.depthCm / 2];
  return (
    <div className="grid content-start justify-items-start gap-2">
      <PointList
        points={points}
        onPoints={onPoints}
        map={map}
        beside={(i) => (
          <Button
            look="bare"
            aria-label={t("removeOne", { number: i + 1 })}
            onPress={() => onPoints(points.filter((_, n) => n !== i))}
          >
            <X aria-hidden />
          </Button>
        )}
      />
      <Button
        icon={<Plus aria-hidden />}
        onPress={() => onPoints([...points, nextPlace(points, middle, map)])}
      >
        {t("add")}
      </Button>
    </div>
  );
}

interface PointListProps extends PointFieldsProps {
  /** What stands beside the place of this index. */
  readonly beside?: (index: number) => ReactNode;
}

/** Places on the table as numbers: in cm from the south-west. */
export function PointList({ points, onPoints, map, beside }: PointListProps) {
  const t = useTranslations("seatPage.points");
  const field = { unit: "cm", step: 0.5, minValue: 0 } as const;
  return (
    <ol className="grid content-start gap-2">
      {points.map(([x, y], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is only its turn
        <li key={i} className="flex flex-wrap items-end gap-2">
          <NumberField
            {...field}
            label={t("x", { number: i + 1 })}
            value={x}
            maxValue={map.widthCm}
            onCommit={(cm) => cm !== null && onPoints(points.with(i, [cm, y]))}
          />
          <NumberField
            {...field}
            label={t("y", { number: i + 1 })}
            value={y}
            maxValue={map.depthCm}
            onCommit={(cm) => cm !== null && onPoints(points.with(i, [x, cm]))}
          />
          {beside?.(i)}
        </li>
      ))}
    </ol>
  );
}
