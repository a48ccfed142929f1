"use client";

import { useTranslations } from "next-intl";
import { useId, useState, useSyncExternalStore } from "react";
import { Button } from "@/app/_ui/button";
import { DayField } from "@/app/_ui/day-field";
import { FaultCount } from "@/app/_ui/fault-count";
import { fieldLook, selectLook } from "@/app/_ui/field-look";
import { Segmented } from "@/app/_ui/segmented";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { ACCEPTANCES, EVENT_VISIBILITIES } from "@/lib/domain/bogowie-wojny/event/event-words";
import { type FormatWords, formatSizeText } from "@/lib/domain/bogowie-wojny/list/format-text";
import { LIMITS } from "@/lib/domain/document/limits";
import { FORMATS } from "@/lib/rules/bogowie-wojny/format";
import { fetchFormat, sourceOfPattern } from "../../army-lists/_format/fetch-format";
import {
  type ChosenFormat,
  FormatSourceSelect,
  type FormatSources,
  PRESENT,
} from "../../army-lists/_format/format-source-select";
import { type Draft, type EventFormProps, useEventForm } from "./use-event-form";

/** The form for an event. Fields that lists depend on cannot be changed after the deadline. */
export function EventForm(props: EventFormProps) {
  const t = useTranslations("event.form");
  const { draft, change, wrong, isBusy, send, form, faultCount } = useEventForm(props);
  const { isClosed } = props;
  const text = (key: "title" | "club" | "place") => ({
    label: t(key),
    value: draft[key],
    maxLength: LIMITS.nameLength,
    onChange: (value: string) => change({ [key]: value }),
    error: wrong(key),
  });
  return (
    <form
      ref={form}
      className="grid max-w-190 gap-4 [&_[type=submit]]:justify-self-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField {...text("title")} isRequired />
      {props.clubs.length > 0 && <HeldBy {...{ draft, change }} clubs={props.clubs} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(55),1fr))] items-start gap-3">
        {draft.clubId === null && <TextField {...text("club")} />}
        <TextField {...text("place")} />
      </div>
      <Times {...{ draft, change, wrong, isClosed }} />
      <FormatField {...{ draft, change, isClosed }} offered={props.offered} lists={props.lists} />
      <Segmented
        label={t("accepts")}
        value={draft.accepts}
        isDisabled={isClosed}
        segments={ACCEPTANCES.map((value) => ({ value, label: t(`acceptances.${value}`) }))}
        onChange={(accepts) => change({ accepts })}
      />
      <Segmented
        label={t("visibility")}
        value={draft.visibility}
        segments={EVENT_VISIBILITIES.map((value) => ({ value, label: t(`visibilities.${value}`) }))}
        onChange={(visibility) => change({ visibility })}
      />
      <TextField
        label={t("text")}
        hint={t("textHint")}
        rows={6}
        value={draft.text}
        maxLength={LIMITS.textLength}
        onChange={(value) => change({ text: value })}
      />
      <div role="alert">
        <FaultCount n={faultCount} />
      </div>
      <Button type="submit" look="primary" isPending={isBusy}>
        {t(props.id === null ? "create" : "save")}
      </Button>
    </form>
  );
}

interface HeldByProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly clubs: EventFormProps["clubs"];
}

/** The choice of the user's club that holds the event, or none. */
function HeldBy({ draft, change, clubs }: HeldByProps) {
  const t = useTranslations("event.form");
  const id = useId();
  const looks = fieldLook();
  return (
    <div className={looks.field()}>
      <label className={looks.label()} htmlFor={id}>
        {t("clubId")}
      </label>
      <select
        id={id}
        className={selectLook()}
        value={draft.clubId ?? ""}
        onChange={(event) => change({ clubId: event.target.value || null })}
      >
        <option value="">{t("clubTyped")}</option>
        {clubs.map((club) => (
          <option key={club.id} value={club.id}>
            {club.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TimesProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly wrong: (field: string) => string | undefined;
  readonly isClosed: boolean;
}

/** The day of play, and the deadline in a time zone. */
function Times({ draft, change, wrong, isClosed }: TimesProps) {
  const t = useTranslations("event.form");
  const id = useId();
  const looks = fieldLook();
  // The server may know time zones by other names than the browser.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const zones = isInBrowser ? zonesWith(draft.timeZone) : [draft.timeZone];
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(55),1fr))] items-start gap-3">
        <DayField
          label={t("day")}
          isRequired
          value={draft.day}
          onChange={(day) => change({ day })}
          error={wrong("day")}
        />
        <DayField
          label={t("deadline")}
          type="datetime-local"
          isRequired
          isDisabled={isClosed}
          hint={t(isClosed ? "deadlinePassed" : "deadlineHint")}
          value={draft.deadline}
          onChange={(deadline) => change({ deadline })}
          error={wrong("deadline")}
        />
      </div>
      <div className={looks.field()}>
        <label className={looks.label()} htmlFor={id}>
          {t("timeZone")}
        </label>
        <select
          id={id}
          className={selectLook()}
          disabled={isClosed}
          value={draft.timeZone}
          onChange={(event) => change({ timeZone: event.target.value })}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

const never = () => () => undefined;

/** The time zones that the browser knows, with the selected one and UTC, which it may not list. */
function zonesWith(chosen: string): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen])].sort();
}

interface FormatFieldProps extends FormatSources {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly isClosed: boolean;
}

/** The format by which lists are checked: a pattern, a club's format, or that of one of the user's lists. */
function FormatField({ draft, change, isClosed, offered, lists }: FormatFieldProps) {
  const t = useTranslations("event.form");
  const words: FormatWords = useTranslations("listFormat");
  const pattern = FORMATS.findIndex((one) => JSON.stringify(one) === JSON.stringify(draft.format));
  const [chosen, setChosen] = useState<ChosenFormat>(
    pattern < 0 ? PRESENT : sourceOfPattern(pattern),
  );
  const choose = async (source: ChosenFormat) => {
    const taken = await fetchFormat(source);
    if (taken === null) return toast({ text: t("formatFailed"), look: "error" });
    setChosen(source);
    change({ format: taken.format });
  };
  return (
    <FormatSourceSelect
      label={t("format")}
      hint={t("formatHint", {
        name: draft.format.name,
        size: formatSizeText(draft.format, words),
      })}
      value={chosen}
      present={draft.format.name}
      isDisabled={isClosed}
      offered={offered}
      lists={lists}
      onChange={(source) => void choose(source)}
    />
  );
}
