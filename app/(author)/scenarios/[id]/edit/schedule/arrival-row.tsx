"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { IconButton } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { fieldLook } from "@/app/_ui/field-look";
import {
  type ReinforcementFields,
  removeReinforcement,
  setReinforcementFields,
} from "@/lib/domain/belle-alliance/scenario/commands/reinforcements";
import type { QueuedArrival } from "@/lib/domain/belle-alliance/scenario/entry-queue";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { Reinforcement, Side } from "@/lib/domain/belle-alliance/scenario/side";
import { FindingList } from "../_desk/finding-list";
import { useEditor } from "../_desk/scenario-editor";
import { BoundField } from "./bound-field";
import { EntryFields } from "./entry-fields";
import { troopsOf } from "./troops";
import { TroopsDialog } from "./troops-dialog";
import { UncertainFields } from "./uncertain-fields";

interface ArrivalRowProps {
  readonly side: Side;
  readonly arrival: Reinforcement;
  /** When it enters by table 3. */
  readonly queued: QueuedArrival | undefined;
  readonly findings: readonly ScenarioFinding[];
}

/** One arrival: when, who, where, and the findings about it. */
export function ArrivalRow({ side, arrival, queued, findings }: ArrivalRowProps) {
  const t = useTranslations("schedule");
  const editor = useEditor();
  const set = (fields: ReinforcementFields) =>
    editor.apply(setReinforcementFields, { reinforcementId: arrival.id, fields });
  const name = t("row", { bound: arrival.bound });
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[--spacing(32)_minmax(--spacing(37.5),1fr)_auto_minmax(--spacing(37.5),1.2fr)_auto] items-start gap-x-4 gap-y-2 px-4 py-3 max-desktop:grid-cols-[--spacing(32)_minmax(0,1fr)_auto] max-tablet:grid-cols-[minmax(0,1fr)_auto]"
      id={arrivalRowId(arrival.id)}
    >
      <legend className="sr-only">{name}</legend>
      <BoundField bound={arrival.bound} onChange={(bound) => set({ bound })} />
      <Who side={side} arrival={arrival} onChange={(brings) => set({ brings: [...brings] })} />
      <EntryFields
        id={arrival.id}
        entry={arrival.entry}
        bound={arrival.bound}
        colour={side.colour}
        onChange={(entry) => set({ entry })}
      />
      <DraftTextField
        className="max-desktop:col-span-full"
        label={t("note")}
        rows={2}
        value={arrival.note}
        onCommit={(note) => set({ note: note.replace(/\s*\n\s*/g, " ") })}
        maxLength={1000}
      />
      <IconButton
        className="mt-5 max-desktop:col-start-3 max-desktop:row-start-1 max-tablet:col-start-2"
        label={t("remove", { name })}
        onPress={() => editor.apply(removeReinforcement, { reinforcementId: arrival.id })}
      >
        <Trash2 aria-hidden />
      </IconButton>
      {queued && queued.lastBound > arrival.bound && (
        <p className="hint col-span-full">
          {t("column", {
            first: queued.firstBound,
            last: queued.lastBound,
            fast: queued.lastAtFastMarch,
          })}
        </p>
      )}
      <UncertainFields side={side} arrival={arrival} onChange={set} />
      <FindingList className="col-span-full" findings={findings} />
    </fieldset>
  );
}

/** The id of an arrival's row, so that links can focus it. */
export function arrivalRowId(id: string): string {
  return `arrival-${id}`;
}

interface WhoProps {
  readonly side: Side;
  readonly arrival: Reinforcement;
  readonly onChange: (brings: readonly string[]) => void;
}

function Who({ side, arrival, onChange }: WhoProps) {
  const t = useTranslations("schedule");
  const names = useMemo(() => new Map(troopsOf(side).map(({ id, name }) => [id, name])), [side]);
  const trigger = (
    <IconButton label={t("changeTroops", { bound: arrival.bound })}>
      <Pencil aria-hidden />
    </IconButton>
  );
  return (
    <div className="max-tablet:col-span-full max-tablet:row-start-2">
      <span className={fieldLook().label()}>{t("brings")}</span>
      <div className="wrap-anywhere flex items-start gap-1 font-serif text-base leading-snug">
        <span className="pt-1.25">
          {arrival.brings.map((id) => names.get(id) ?? t("gone")).join(", ")}
        </span>
        <TroopsDialog side={side} chosen={arrival.brings} trigger={trigger} onChoose={onChange} />
      </div>
    </div>
  );
}
