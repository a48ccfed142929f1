"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Tag } from "@/app/_ui/tag";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import {
  type Difference,
  differencesOf,
  type FieldDifference,
  isBlank,
} from "@/lib/domain/document/history/differences";
import { TEXT_TOPICS, type Topic } from "@/lib/domain/document/history/thing";
import { type WordSpan, wordDiff } from "@/lib/domain/document/history/word-diff";
import { isRecord } from "@/lib/domain/document/json";
import { thingsOf } from "@/lib/domain/kinds/things";
import { formatBattleDate, formatNumber } from "@/lib/i18n/formats";

const GROUPS = ["battle", "list", "book", "field", "command", "troops", "map", "texts"] as const;
type Group = (typeof GROUPS)[number];

/** If a group has more rows, only their number is shown. */
const MAX_ROWS = 40;

interface ComparisonProps {
  readonly kind: DocumentKind;
  readonly before: unknown;
  readonly after: unknown;
  /** Says that nothing differs. */
  readonly same: string;
}

/** All differences between an earlier state and the present one, in the order of the desk's parts. */
export function Comparison({ kind, before, after, same }: ComparisonProps) {
  const differences = useMemo(
    () => differencesOf(thingsOf(kind, before), thingsOf(kind, after)),
    [kind, before, after],
  );
  if (differences.length === 0) return <p>{same}</p>;
  return (
    <div className="grid w-full gap-4">
      {GROUPS.map((group) => (
        <CompareGroup
          key={group}
          group={group}
          differences={differences.filter(({ topic }) => groupOf(topic) === group)}
        />
      ))}
    </div>
  );
}

const GROUP_OF: Partial<Readonly<Record<Topic, Group>>> = {
  battle: "battle",
  list: "list",
  book: "book",
  settings: "battle",
  acceptedFindings: "battle",
  translations: "battle",
  commander: "command",
  player: "texts",
  general: "command",
  officer: "command",
  field: "field",
  table: "map",
  feature: "map",
  piece: "map",
  road: "map",
  crossing: "map",
  work: "map",
  objective: "map",
  event: "battle",
  victoryObjective: "battle",
  victoryLevel: "battle",
  victory: "battle",
};

function groupOf(topic: Topic): Group {
  return GROUP_OF[topic] ?? (TEXT_TOPICS.includes(topic) ? "texts" : "troops");
}

interface CompareGroupProps {
  readonly group: Group;
  readonly differences: readonly Difference[];
}

function CompareGroup({ group, differences }: CompareGroupProps) {
  const t = useTranslations("history.compare");
  if (differences.length === 0) return null;
  const rest = differences.length - MAX_ROWS;
  return (
    <section className="grid gap-1" aria-label={t(`group.${group}`)}>
      <h4 className="border-rule-2 border-b pb-0.5">{t(`group.${group}`)}</h4>
      <ul className="divide-y divide-rule">
        {differences.slice(0, MAX_ROWS).map((difference) => (
          <CompareRow key={`${difference.topic} ${difference.id}`} difference={difference} />
        ))}
      </ul>
      {rest > 0 && <p className="text-ink-3">{t("moreRows", { count: rest })}</p>}
    </section>
  );
}

function CompareRow({ difference }: { readonly difference: Difference }) {
  const t = useTranslations("history.compare");
  const { topic, name, manner, fields } = difference;
  const title = t.has(`topic.${topic}`) ? t(`topic.${topic}`, { name }) : name;
  const ofText = TEXT_TOPICS.includes(topic) ? fields[0] : undefined;
  return (
    <li className="wrap-anywhere py-1 text-sm">
      <b>{ofText || topic === "arrival" ? title : name || title}</b>
      {manner !== "changed" && !ofText && <Tag className="ms-2">{t(manner)}</Tag>}
      {ofText ? <TextDiff {...ofText} /> : <FieldList fields={fields} />}
    </li>
  );
}

/** Fields with texts that people wrote; other texts are codes, and only the field is named. */
const WRITTEN = [
  "title",
  "name",
  "battle",
  "date",
  "place",
  "startTime",
  "home",
  "note",
  "umpireNote",
  "source",
];

/** The fields of an item that differ, with both values if they are readable. */
function FieldList({ fields }: { readonly fields: readonly FieldDifference[] }) {
  const t = useTranslations("history.compare");
  const words = useTranslations("fields");
  const shown = fields.filter(isTold);
  const label = ({ field }: FieldDifference) =>
    words.has(`field.${field}`) ? words(`field.${field}`) : t("other");
  const wordsOf = (field: FieldDifference) => {
    const cm = distanceCm(field);
    return cm ? t("distance", { cm }) : label(field);
  };
  const named = [...new Set(fields.filter((field) => !isTold(field)).map(wordsOf))];
  return (
    <>
      {shown.length > 0 && (
        <dl>
          {shown.map((field) => (
            <div key={field.field} className="flex flex-wrap gap-x-1.5 tabular-nums">
              <dt className="text-ink-2">{label(field)}</dt>
              <dd>
                <Value field={field.field} value={field.before} /> <span aria-hidden>→</span>
                <span className="sr-only">{t("now")}</span>{" "}
                <Value field={field.field} value={field.after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {named.length > 0 && <p className="text-ink-3">{named.join(", ")}</p>}
    </>
  );
}

/** How far an item was moved on the table, in whole cm; 0 if it only turned, was added or was removed. */
function distanceCm({ field, before, after }: FieldDifference): number {
  if (field !== "placement" || !isRecord(before) || !isRecord(after)) return 0;
  const [dx, dy] = ["xCm", "yCm"].map((axis) => Number(after[axis]) - Number(before[axis]));
  return Math.round(Math.hypot(dx ?? 0, dy ?? 0));
}

function isTold({ field, before, after }: FieldDifference): boolean {
  const value = isBlank(after) ? before : after;
  if (typeof value === "number") return true;
  return typeof value === "string" && WRITTEN.includes(field);
}

function Value({ field, value }: { readonly field: string; readonly value: unknown }) {
  const language = useLocale();
  if (isBlank(value)) return "–";
  if (field === "year") return String(value);
  if (typeof value === "number")
    return formatNumber(language, value, Number.isInteger(value) ? 0 : 1);
  return field === "date" ? formatBattleDate(language, String(value)) : String(value);
}

/** The number of unchanged characters shown on either side of a change. */
const AROUND = 160;

interface TextDiffProps {
  readonly before: unknown;
  readonly after: unknown;
}

/** A text in which removed and added words are marked; long unchanged passages are shortened. */
function TextDiff({ before, after }: TextDiffProps) {
  const spans = useMemo(() => wordDiff(String(before ?? ""), String(after ?? "")), [before, after]);
  let at = 0;
  return (
    <p className="whitespace-pre-wrap">
      {spans.map((span, index) => {
        const key = at;
        at += span.text.length;
        const place = index === 0 ? "first" : index === spans.length - 1 ? "last" : "between";
        return <Span key={`${key} ${span.kind}`} span={span} place={place} />;
      })}
    </p>
  );
}

const MARKS = {
  added: { Mark: "ins", look: "bg-side-d-wash text-ok underline decoration-1 underline-offset-2" },
  removed: { Mark: "del", look: "bg-error-wash text-error" },
} as const;

interface SpanProps {
  readonly span: WordSpan;
  readonly place: "first" | "between" | "last";
}

function Span({ span: { kind, text }, place }: SpanProps) {
  const t = useTranslations("history.compare");
  if (kind === "same") return shortened(text, place);
  const { Mark, look } = MARKS[kind];
  return (
    <Mark className={look}>
      <span className="sr-only">{kind === "added" ? t("put") : t("taken")} </span>
      {text}
    </Mark>
  );
}

function shortened(text: string, place: SpanProps["place"]): string {
  const head = place === "first" ? 0 : AROUND;
  const tail = place === "last" ? 0 : AROUND;
  if (text.length <= head + tail + 20) return text;
  return `${text.slice(0, head)} … ${tail ? text.slice(-tail) : ""}`;
}
