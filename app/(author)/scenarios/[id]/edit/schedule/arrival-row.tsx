"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { IconButton } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import {
  removeReinforcement,
  setReinforcementFields,
} from "@/lib/domain/scenario/commands/reinforcements";
import type { ScenarioFinding } from "@/lib/domain/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Reinforcement, Side } from "@/lib/domain/scenario/side";
import { timeOfBound } from "@/lib/domain/scenario/view/side-view";
import { FindingItem } from "../_desk/finding-item";
import { findingKey } from "../_desk/finding-key";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { EntryFields } from "./entry-fields";
import { troopsOf } from "./troops";
import { TroopsDialog } from "./troops-dialog";

interface ArrivalRowProps {
  readonly side: Side;
  readonly arrival: Reinforcement;
  readonly findings: readonly ScenarioFinding[];
}

/** One arrival: when, who, where, and what is said about it. */
export function ArrivalRow({ side, arrival, findings }: ArrivalRowProps) {
  const t = useTranslations("schedule");
  const editor = useEditor();
  const set = (fields: Partial<Omit<Reinforcement, "id">>) =>
    editor.apply(setReinforcementFields, { reinforcementId: arrival.id, fields });
  const name = t("row", { bound: arrival.bound });
  return (
    <fieldset className="arrival" id={arrivalRowId(arrival.id)}>
      <legend className="sr-only">{name}</legend>
      <When bound={arrival.bound} onChange={(bound) => set({ bound })} />
      <Who side={side} arrival={arrival} onChange={(brings) => set({ brings: [...brings] })} />
      <EntryFields
        id={arrival.id}
        entry={arrival.entry}
        bound={arrival.bound}
        colour={side.colour}
        onChange={(entry) => set({ entry })}
      />
      <DraftTextField
        className="note"
        label={t("note")}
        rows={2}
        value={arrival.note}
        onCommit={(note) => set({ note: note.replace(/\s*\n\s*/g, " ") })}
        maxLength={1000}
      />
      <IconButton
        label={t("remove", { name })}
        onPress={() => editor.apply(removeReinforcement, { reinforcementId: arrival.id })}
      >
        <Trash2 aria-hidden />
      </IconButton>
      {findings.length > 0 && (
        <ul className="findings open">
          {findings.map((finding) => (
            <FindingItem key={findingKey(finding)} finding={finding} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** The id of an arrival's row, to lead the focus there. */
export function arrivalRowId(id: string): string {
  return `arrival-${id}`;
}

const startOf = ({ startTime }: Scenario) => startTime;
const settingsOf = ({ settings }: Scenario) => settings;

interface WhenProps {
  readonly bound: number;
  readonly onChange: (bound: number) => void;
}

function When({ bound, onChange }: WhenProps) {
  const t = useTranslations("schedule");
  const clock = { startTime: useDocument(startOf), settings: useDocument(settingsOf) };
  const time = timeOfBound(bound, clock);
  return (
    <NumberField
      className="when"
      label={t("bound")}
      look="stepper"
      value={bound}
      minValue={1}
      maxValue={200}
      onCommit={(value) => value !== null && onChange(value)}
      hint={time ? t("at", { time }) : t("noClock")}
    />
  );
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
    <div className="bringers">
      <span className="label">{t("brings")}</span>
      <div>
        <span>{arrival.brings.map((id) => names.get(id) ?? t("gone")).join(", ")}</span>
        <TroopsDialog side={side} chosen={arrival.brings} trigger={trigger} onChoose={onChange} />
      </div>
    </div>
  );
}
