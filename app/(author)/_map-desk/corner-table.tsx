"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/app/_ui/button";
import { between, type Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { CmInput } from "./cm-input";

interface CornerTableProps extends Outline {
  /** Receives the new outline; edits made before leaving a field share a `run`. */
  readonly onReshape: (points: readonly Point[], run?: string) => void;
}

interface Outline {
  readonly points: readonly Point[];
  /** Whether the corners form a closed area. */
  readonly isArea: boolean;
}

/** A shape's corners as numbers: each can be changed, removed, or followed by a new one. */
export function CornerTable({ points, isArea, onReshape }: CornerTableProps) {
  const t = useTranslations("map");
  const least = isArea ? 3 : 2;
  return (
    <div className="max-h-65 overflow-auto border border-rule">
      <table aria-label={t("corner.table")}>
        <thead>
          <tr>
            <th className={HEAD}>{t("corner.corner")}</th>
            <th className={`num ${HEAD}`}>{t("corner.xCm")}</th>
            <th className={`num ${HEAD}`}>{t("corner.yCm")}</th>
            <th className={HEAD}>
              <span className="sr-only">{t("corner.change")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <CornerRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its number
              key={index}
              number={index + 1}
              point={point}
              isNeeded={points.length <= least}
              onChange={(corner, run) => onReshape(points.with(index, corner), run)}
              onRemove={() => onReshape(points.toSpliced(index, 1))}
              onAdd={() =>
                onReshape(points.toSpliced(index + 1, 0, nextCorner({ points, isArea }, index)))
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEAD =
  "sticky top-0 z-3 h-7 whitespace-nowrap border-rule-2 border-b bg-inset px-2 font-semibold text-ink-2 text-xs";
const CELL = "h-6.5 px-2 text-sm";

interface CornerRowProps {
  readonly number: number;
  readonly point: Point;
  readonly isNeeded: boolean;
  readonly onChange: (corner: Point, run: string) => void;
  readonly onRemove: () => void;
  readonly onAdd: () => void;
}

function CornerRow({ number, point, isNeeded, onChange, onRemove, onAdd }: CornerRowProps) {
  const t = useTranslations("map");
  return (
    <tr className="border-rule border-t first:border-t-0 hover:bg-hover">
      <th scope="row" className={`font-normal ${CELL}`}>
        {number}
      </th>
      <td className={`num ${CELL}`}>
        <CmInput
          label={t("corner.xOf", { number })}
          value={point[0]}
          onCommit={(x, run) => onChange([x, point[1]], run)}
        />
      </td>
      <td className={`num ${CELL}`}>
        <CmInput
          label={t("corner.yOf", { number })}
          value={point[1]}
          onCommit={(y, run) => onChange([point[0], y], run)}
        />
      </td>
      <td
        className={`w-15 whitespace-nowrap text-end in-[fieldset:disabled]:invisible touch:w-24 ${CELL}`}
      >
        <IconButton size="small" label={t("corner.add", { number })} onPress={onAdd}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          label={t("corner.remove", { number })}
          offBecause={isNeeded ? t("corner.needed") : undefined}
          onPress={onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
}

/** Half way to the next corner; beyond a line's end, one step further. */
function nextCorner({ points, isArea }: Outline, index: number): Point {
  const here = points[index] ?? [0, 0];
  const before = points[index - 1] ?? here;
  const after = points[index + 1] ?? (isArea ? points[0] : undefined);
  const place: Point = after
    ? between(here, after, 0.5)
    : [2 * here[0] - before[0], 2 * here[1] - before[1]];
  return snappedToGrid(place, 0.5);
}
