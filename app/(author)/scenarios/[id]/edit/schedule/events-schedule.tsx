"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { focusOn, onceThere } from "@/app/_ui/once-there";
import { Select } from "@/app/_ui/select";
import { newId } from "@/app/(author)/_editor/new-id";
import {
  addEvent,
  removeEvent,
  setEventFields,
} from "@/lib/domain/belle-alliance/scenario/commands/events";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { ScenarioEvent } from "@/lib/domain/belle-alliance/scenario/scenario-event";
import { useCheck } from "../_desk/check-context";
import { FindingList } from "../_desk/finding-list";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { BoundField } from "./bound-field";

const NONE: readonly ScenarioEvent[] = [];
const eventsOf = ({ events }: Scenario) => events ?? NONE;
const sidesOf = ({ sides }: Scenario) => sides;
const KINDS = ["message", "weather"] as const satisfies readonly ScenarioEvent["kind"][];

/** Weather, light and messages, in the order of bounds. */
export function EventsSchedule() {
  const t = useTranslations("events");
  const editor = useEditor();
  const { findings } = useCheck();
  const events = useDocument(eventsOf);
  const inTurn = events
    .map((event, i) => ({ event, path: `/events/${i}/` }))
    .toSorted((a, b) => a.event.bound - b.event.bound);
  const add = () => {
    const event: ScenarioEvent = {
      ...{ id: newId(), kind: "message", bound: inTurn.at(-1)?.event.bound ?? 1, text: "" },
      ...{ toldTo: "all", knownTo: "umpire" },
    };
    editor.apply(addEvent, { event });
    onceThere(() =>
      focusOn(document.getElementById(eventRowId(event.id))?.querySelector("textarea")),
    );
  };
  return (
    <section
      className="mt-6 border border-rule-2 border-s-3 border-s-brass bg-sheet"
      aria-labelledby="events"
    >
      <div className="flex items-center gap-3 border-rule-2 border-b px-4 py-2 max-tablet:flex-wrap">
        <h3 id="events">{t("title")}</h3>
        <Button className="ms-auto" icon={<Plus aria-hidden />} onPress={add}>
          {t("add")}
        </Button>
      </div>
      <p className="hint px-4 pt-3">{t("lead")}</p>
      {events.length === 0 && <p className="p-4 text-ink-3 text-sm">{t("empty")}</p>}
      <div className="divide-y divide-rule">
        {inTurn.map(({ event, path }) => (
          <EventRow
            key={event.id}
            event={event}
            findings={findings.filter((finding) => finding.path.startsWith(path))}
          />
        ))}
      </div>
    </section>
  );
}

interface EventRowProps {
  readonly event: ScenarioEvent;
  readonly findings: readonly ScenarioFinding[];
}

function EventRow({ event, findings }: EventRowProps) {
  const t = useTranslations("events");
  const editor = useEditor();
  const sides = useDocument(sidesOf);
  const { id: eventId, kind, bound, text, sightCm, toldTo, knownTo } = event;
  const set = (fields: Parameters<typeof setEventFields.run>[1]["fields"]) =>
    editor.apply(setEventFields, { eventId, fields });
  const name = t("row", { bound });
  const who = [
    { value: "all", label: t("who.all") },
    ...sides.map((side) => ({
      value: `side:${side.id}`,
      label: t("who.side", { side: side.name }),
    })),
    { value: "umpire", label: t("who.umpire") },
  ];
  return (
    <fieldset className="grid min-w-0 gap-3 px-4 py-3" id={eventRowId(eventId)}>
      <legend className="sr-only">{name}</legend>
      <div className="grid grid-cols-[--spacing(32)_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 max-tablet:grid-cols-[minmax(0,1fr)_auto]">
        <BoundField bound={bound} onChange={(next) => set({ bound: next })} />
        <DraftTextField
          className="max-tablet:order-last max-tablet:col-span-full"
          label={t("text")}
          rows={2}
          value={text}
          onCommit={(next) => set({ text: next.replace(/\s*\n\s*/g, " ") })}
          maxLength={1000}
        />
        <IconButton
          className="mt-5"
          label={t("remove", { name })}
          onPress={() => editor.apply(removeEvent, { eventId })}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-4 items-start gap-3 max-tablet:grid-cols-1">
        <Select
          label={t("kind")}
          value={kind}
          choices={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(next) =>
            set({ kind: next, sightCm: next === "weather" ? sightCm : undefined })
          }
        />
        <Select
          label={t("toldTo")}
          value={toldTo as string}
          choices={who}
          onChange={(value) => set({ toldTo: value as ScenarioEvent["toldTo"] })}
        />
        <Select
          label={t("knownTo")}
          value={knownTo as string}
          choices={who}
          onChange={(value) => set({ knownTo: value as ScenarioEvent["knownTo"] })}
        />
        {kind === "weather" && (
          <NumberField
            label={t("sight")}
            unit="cm"
            value={sightCm ?? null}
            minValue={1}
            maxValue={1_000}
            onCommit={(cm) => set({ sightCm: cm ?? undefined })}
          />
        )}
      </div>
      <FindingList findings={findings} />
    </fieldset>
  );
}

/** The id of an event's row, so that links can focus it. */
export function eventRowId(id: string): string {
  return `event-${id}`;
}
