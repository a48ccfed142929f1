"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Tag } from "@/app/_ui/tag";
import type { Change } from "@/lib/domain/document/history/changes";
import { restoredFrom } from "@/lib/domain/document/history/edit-sessions";
import { formatClock, formatLocalDay } from "@/lib/i18n/formats";
import type { EditSession, Release, StoredState } from "./history-source";

interface EditSessionRowProps {
  readonly editSession: EditSession;
  /** The version that is currently on the desk. */
  readonly present: number | null;
  readonly opened: number | null;
  /** The document's releases. */
  readonly released: readonly Release[];
  readonly onOpen: (version: number) => void;
}

/** An edit session with everything done in it; its states can be expanded. */
export function EditSessionRow({ editSession, ...row }: EditSessionRowProps) {
  const t = useTranslations("history");
  const [isOpen, setOpen] = useState(false);
  const { states, changes } = editSession;
  const [newest, ...earlier] = states;
  if (!newest) return null;
  const since = earlier.at(-1) ?? newest;
  return (
    <li>
      <StateRow state={newest} since={since} changes={changes} states={states} {...row} />
      {earlier.length > 0 && (
        <Button
          look="quiet"
          size="small"
          className="ms-15 mb-1.5"
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? t("fold") : t("unfold", { count: states.length })}
        </Button>
      )}
      {isOpen && (
        <ol className="ms-7.5 mb-2 border-rule border-s-2 max-wide-tablet:ms-0">
          {states.map((state) => (
            <li key={state.version}>
              <StateRow
                state={state}
                since={state}
                changes={state.changes}
                states={[state]}
                {...row}
              />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

interface StateRowProps extends Omit<EditSessionRowProps, "editSession"> {
  readonly state: StoredState;
  /** The first of the states in this row. */
  readonly since: StoredState;
  readonly changes: readonly Change[];
  /** All states in this row. */
  readonly states: readonly StoredState[];
}

function StateRow(props: StateRowProps) {
  const { state, since, changes, states, present, opened, released, onOpen } = props;
  const t = useTranslations("history");
  const words = useChangeWords();
  const { version, author } = state;
  const from = restoredFrom(state);
  return (
    <div
      className="grid grid-cols-[--spacing(11)_minmax(0,1fr)_auto] items-start gap-4 py-2 pe-3 text-sm data-current:bg-select"
      data-current={opened === version || undefined}
    >
      <span className="num text-ink-3">{version}</span>
      <div className="wrap-anywhere text-pretty">
        <p className="flex flex-wrap gap-x-2 gap-y-0.5 text-ink-3">
          <span>
            <When first={since.createdAt} last={state.createdAt} />
            {author && ` · ${author}`}
          </span>
          {from !== null && <Tag>{t("restoredFrom", { version: from })}</Tag>}
          {from === null && state.note && <Tag>{state.note}</Tag>}
          {released
            .filter((release) => states.some((each) => each.version === release.version))
            .map(({ number }) => (
              <Tag key={number}>{t("releases.number", { number })}</Tag>
            ))}
          {version === present && <Tag>{t("present")}</Tag>}
        </p>
        <p>{words(changes)}</p>
      </div>
      {version !== present && (
        <Button
          size="small"
          aria-label={t("lookAt", { version })}
          aria-pressed={opened === version}
          onPress={() => onOpen(version)}
        >
          {t("look")}
        </Button>
      )}
    </div>
  );
}

/** Returns a function that describes changes in one line: "4 units moved, brief of the Danes rewritten". */
function useChangeWords(): (changes: readonly Change[]) => string {
  const t = useTranslations("history");
  const language = useLocale();
  const nameOf = ({ topic, name }: Change) =>
    name || (t.has(`nameless.${topic}`) ? t(`nameless.${topic}`) : "");
  return (changes) => {
    const words = changes.map((change) =>
      t(`change.${change.topic}.${change.manner}`, { count: change.count, name: nameOf(change) }),
    );
    const line = words.join(", ");
    return line.slice(0, 1).toLocaleUpperCase(language) + line.slice(1);
  };
}

/** The day, with start and end times; a single time if both show the same. */
function When({ first, last }: { readonly first: string; readonly last: string }) {
  const t = useTranslations("history");
  const language = useLocale();
  const from = formatClock(language, new Date(first));
  const to = formatClock(language, new Date(last));
  const day = formatLocalDay(language, new Date(last));
  return from === to ? t("when", { day, time: to }) : t("span", { day, from, to });
}
