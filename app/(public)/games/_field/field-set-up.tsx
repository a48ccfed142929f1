"use client";

import type { ReactNode } from "react";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { DraftLayer } from "./draft-layer";
import { FieldCounts } from "./field-counts";
import { FieldLog } from "./field-log";
import { FieldMap } from "./field-map";
import { FieldMarks } from "./field-marks";
import { StageHead } from "./stage-head";
import { StagePanel } from "./stage-panel";
import { UndoBar } from "./undo-bar";
import { DraftContext, useDraft, useDrafting } from "./use-draft";
import { useDraftName } from "./use-draft-name";
import { FieldContext, type FieldOnWire, useField, useFieldAtHand } from "./use-field";

interface FieldSetUpProps {
  readonly view: FieldOnWire;
  /** The finished field to take along, drawn by the server. */
  readonly actions: ReactNode;
}

/** Two players set up a battlefield, step by step as chapter XIV orders it. */
export function FieldSetUp({ view, actions }: FieldSetUpProps) {
  const atHand = useFieldAtHand(view);
  const drafting = useDrafting(atHand);
  return (
    <FieldContext value={atHand}>
      <DraftContext value={drafting}>
        <StageHead />
        <div className="setupgrid" data-bare={atHand.view.field ? undefined : true}>
          <MapWithDraft />
          <div className="setupside">
            <StagePanel key={atHand.view.step} actions={actions} />
            <UndoBar />
            <FieldCounts />
          </div>
        </div>
        <FieldLog />
      </DraftContext>
    </FieldContext>
  );
}

function MapWithDraft() {
  const { view } = useField();
  const field = view.field as Battlefield | null;
  return field && <LaidMap field={field} />;
}

function LaidMap({ field }: { readonly field: Battlefield }) {
  const { draft, setDraft, faults } = useDraft();
  const name = useDraftName();
  const isWrong = faults.some(({ severity }) => severity === "error");
  return (
    <FieldMap field={field}>
      <FieldMarks field={field} />
      {draft && (
        <DraftLayer
          field={field}
          draft={draft}
          onChange={setDraft}
          look={isWrong ? "wrong" : faults.length > 0 ? "doubtful" : "good"}
          name={name(draft)}
        />
      )}
    </FieldMap>
  );
}
