"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useCallback, useMemo, useState } from "react";
import type { TableMapHandle } from "@/app/_map/map-handle";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { deskScene } from "@/lib/domain/bogowie-wojny/field/drawing/field-scene";
import type { BattlefieldFinding } from "@/lib/domain/bogowie-wojny/field/finding";
import { findThing } from "@/lib/domain/bogowie-wojny/field/things";
import type { AcceptedFinding } from "@/lib/domain/document/accepted-findings";
import type { Scene } from "@/lib/domain/table/scene";
import type { Point } from "@/lib/terrain/point";
import { type FieldEditor, useEditor, useField } from "./field-editor";
import type { FieldTool } from "./field-tool";
import { thingTitle } from "./thing-words";
import { type MeasureState, useMeasure } from "./use-measure";

/** The state shared by the parts of a battlefield's desk: the document, the findings and the selection. */
export interface FieldDeskState {
  readonly field: Battlefield;
  readonly scene: Scene;
  readonly findings: readonly BattlefieldFinding[];
  /** The findings the author has accepted with a reason. */
  readonly accepted: readonly AcceptedFinding<BattlefieldFinding>[];
  readonly editor: FieldEditor;
  readonly tool: FieldTool;
  readonly setTool: (tool: FieldTool) => void;
  readonly selectedId: string | null;
  readonly select: (id: string | null) => void;
  /** What a thing is called. */
  readonly titleOf: (id: string) => string;
  readonly measure: MeasureState;
  /** Middle of the visible part, for placing by keyboard. */
  readonly centre: () => Point;
}

/** What measuring needs of a desk; a page for reading has it as well. */
export type MeasuringDesk = Pick<FieldDeskState, "field" | "measure" | "titleOf" | "centre">;

export function useFieldDesk(handle: RefObject<TableMapHandle | null>): FieldDeskState {
  const t = useTranslations("battlefield");
  const editor = useEditor();
  const field = useField();
  const [tool, setTool] = useState<FieldTool>("select");
  const [chosen, select] = useState<string | null>(null);
  const { findings, accepted } = useMemo(() => checkBattlefield(field), [field]);
  const measure = useMeasure();
  const scene = useMemo(() => deskScene(field), [field]);
  const { widthCm, depthCm } = field.table;
  const centre = useCallback(
    () => handle.current?.centre() ?? ([widthCm / 2, depthCm / 2] as const),
    [handle, widthCm, depthCm],
  );
  const titleOf = (id: string) => {
    const found = findThing(field, id);
    return found ? thingTitle(found, t) : "";
  };
  const selectedId = chosen !== null && findThing(field, chosen) ? chosen : null;
  const checked = { field, scene, findings, accepted };
  return { ...checked, editor, measure, tool, setTool, selectedId, select, titleOf, centre };
}
