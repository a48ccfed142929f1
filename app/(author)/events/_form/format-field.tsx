"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { askApi } from "@/app/_ui/ask-api";
import { toast } from "@/app/_ui/toasts";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { FORMATS } from "@/lib/rules/bogowie-wojny/format";
import type { Draft } from "./use-event-form";

export interface FormatFieldProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly isClosed: boolean;
  readonly lists: readonly { readonly id: string; readonly title: string }[];
}

const PRESENT = "present";
const OF_LIST = "list:";

/** The format by which lists are judged: a pattern, or the one a list of one's own carries with its bans and readings. */
export function FormatField({ draft, change, isClosed, lists }: FormatFieldProps) {
  const t = useTranslations("event.form");
  const id = useId();
  const pattern = FORMATS.findIndex((one) => JSON.stringify(one) === JSON.stringify(draft.format));
  const [chosen, setChosen] = useState(pattern < 0 ? PRESENT : String(pattern));
  const choose = async (value: string) => {
    const format = await formatOf(value, draft);
    if (format === null) return toast({ text: t("formatFailed"), look: "error" });
    setChosen(value);
    change({ format });
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t("format")}
      </label>
      <select
        id={id}
        className="select"
        disabled={isClosed}
        value={chosen}
        aria-describedby={`${id}hint`}
        onChange={(event) => void choose(event.target.value)}
      >
        {pattern < 0 && chosen === PRESENT && <option value={PRESENT}>{draft.format.name}</option>}
        {FORMATS.map(({ name }, i) => (
          <option key={name} value={String(i)}>
            {name}
          </option>
        ))}
        {lists.length > 0 && (
          <optgroup label={t("formatOfList")}>
            {lists.map((list) => (
              <option key={list.id} value={OF_LIST + list.id}>
                {list.title}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <span id={`${id}hint`} className="hint">
        {t("formatHint", {
          name: draft.format.name,
          units: draft.format.unitPoints,
          upgrades: draft.format.upgradePoints,
        })}
      </span>
    </div>
  );
}

/** The format behind a choice; null where its list cannot be read now. */
async function formatOf(value: string, draft: Draft): Promise<Draft["format"] | null> {
  if (value === PRESENT) return draft.format;
  if (!value.startsWith(OF_LIST)) return FORMATS[Number(value)] ?? null;
  const list = await askApi<ArmyList>(`/army-lists/${value.slice(OF_LIST.length)}`);
  return list.ok ? list.value.format : null;
}
