"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Disclosure } from "@/app/_ui/disclosure";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { CROSSING_SORTS } from "@/lib/domain/bogowie-wojny/ground/crossing";
import { pieceKindOf } from "@/lib/domain/bogowie-wojny/ground/pieces";
import type { Draft } from "./draft";
import { useDraft } from "./use-draft";
import { useField } from "./use-field";

type RoadDraft = Extract<Draft, { what: "road" }>;
type CrossingDraft = Extract<Draft, { what: "crossing" }>;

/** A road's corners as numbers, and its effect on water it crosses. */
export function CornerFields({ draft }: { readonly draft: RoadDraft }) {
  const t = useTranslations("fieldSetUp.roads");
  const { setDraft } = useDraft();
  const { view } = useField();
  const { points } = draft.form;
  const change = (next: [number, number][]) =>
    setDraft({ ...draft, form: { ...draft.form, points: next } });
  const table = view.field?.table ?? { widthCm: 0, depthCm: 0 };
  const last = points.at(-1) ?? [table.widthCm / 2, 2];
  return (
    <>
      <CrossingChoice draft={draft} />
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={<Plus aria-hidden />} onPress={() => change([...points, [last[0], last[1]]])}>
          {t("addCorner")}
        </Button>
        {points.length > 0 && (
          <Button icon={<Trash2 aria-hidden />} onPress={() => change(points.slice(0, -1))}>
            {t("dropCorner")}
          </Button>
        )}
      </div>
      {points.length > 0 && (
        <Disclosure title={t("corners", { count: points.length })}>
          <Corners points={points} onChange={change} />
        </Disclosure>
      )}
    </>
  );
}

interface CornersProps {
  readonly points: readonly [number, number][];
  readonly onChange: (points: [number, number][]) => void;
}

function Corners({ points, onChange }: CornersProps) {
  const t = useTranslations("fieldSetUp.roads");
  const { view } = useField();
  const table = view.field?.table ?? { widthCm: 0, depthCm: 0 };
  const setAxis = (index: number, axis: 0 | 1, value: number) =>
    onChange(
      points.map(([x, y], i) => {
        if (i !== index) return [x, y];
        return axis === 0 ? [value, y] : [x, value];
      }),
    );
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(30),1fr))] items-start gap-x-3 gap-y-2">
      {points.flatMap((corner, index) =>
        ([0, 1] as const).map((axis) => (
          <NumberField
            // biome-ignore lint/suspicious/noArrayIndexKey: corners have no identity other than their order
            key={`${index}${axis}`}
            label={t(axis === 0 ? "cornerX" : "cornerY", { n: index + 1 })}
            value={Math.round(corner[axis] * 10) / 10}
            minValue={0}
            maxValue={axis === 0 ? table.widthCm : table.depthCm}
            unit="cm"
            onCommit={(value) => value !== null && setAxis(index, axis, value)}
          />
        )),
      )}
    </div>
  );
}

/** The position of the free bridge or ford, and which of the two it is. */
export function CrossingSort({ draft }: { readonly draft: CrossingDraft }) {
  const t = useTranslations("fieldSetUp.draft");
  const { setDraft } = useDraft();
  const { view } = useField();
  const table = view.field?.table ?? { widthCm: 0, depthCm: 0 };
  return (
    <>
      <CrossingChoice draft={draft} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(30),1fr))] items-start gap-x-3 gap-y-2">
        {(["x", "y"] as const).map((axis) => (
          <NumberField
            key={axis}
            label={t(axis)}
            value={draft.form[axis]}
            minValue={0}
            maxValue={axis === "x" ? table.widthCm : table.depthCm}
            step={0.5}
            unit="cm"
            onCommit={(value) =>
              value !== null && setDraft({ ...draft, form: { ...draft.form, [axis]: value } })
            }
          />
        ))}
      </div>
    </>
  );
}

function CrossingChoice({ draft }: { readonly draft: RoadDraft | CrossingDraft }) {
  const t = useTranslations("fieldSetUp.roads");
  const kinds = useTranslations("battlefield.kinds");
  const { setDraft } = useDraft();
  const { view } = useField();
  const hasWater = view.field?.pieces.some((piece) => pieceKindOf(piece).isWater);
  if (!hasWater) return null;
  return (
    <Segmented
      label={t("overWater")}
      value={draft.form.crossing}
      segments={CROSSING_SORTS.map((each) => ({ value: each, label: kinds(each) }))}
      onChange={(crossing) => setDraft({ ...draft, form: { ...draft.form, crossing } } as Draft)}
    />
  );
}
