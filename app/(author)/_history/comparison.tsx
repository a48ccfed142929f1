"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { type Difference, differencesOf, thingsOf } from "@/lib/domain/history/differences";
import { TEXT_TOPICS, type Topic } from "@/lib/domain/history/thing";
import { FieldList } from "./field-list";
import { TextDiff } from "./text-diff";

const GROUPS = ["battle", "list", "book", "field", "command", "troops", "map", "texts"] as const;
type Group = (typeof GROUPS)[number];

/** Beyond so many rows of a group only their number is told. */
const MOST_ROWS = 40;

export interface ComparisonProps {
  readonly kind: DocumentKind;
  readonly before: unknown;
  readonly after: unknown;
}

/** All that differs between an earlier state and the present one, in the order of the desk's parts. */
export function Comparison({ kind, before, after }: ComparisonProps) {
  const t = useTranslations("history.compare");
  const differences = useMemo(
    () => differencesOf(thingsOf(kind, before), thingsOf(kind, after)),
    [kind, before, after],
  );
  if (differences.length === 0) return <p>{t("same")}</p>;
  return (
    <div className="compare">
      <p className="quiet">{t("differs")}</p>
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
  commander: "command",
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
  const rest = differences.length - MOST_ROWS;
  return (
    <section aria-label={t(`group.${group}`)}>
      <h4>{t(`group.${group}`)}</h4>
      <ul>
        {differences.slice(0, MOST_ROWS).map((difference) => (
          <CompareRow key={`${difference.topic} ${difference.id}`} difference={difference} />
        ))}
      </ul>
      {rest > 0 && <p className="quiet">{t("moreRows", { count: rest })}</p>}
    </section>
  );
}

function CompareRow({ difference }: { readonly difference: Difference }) {
  const t = useTranslations("history.compare");
  const { topic, name, manner, fields } = difference;
  const title = t.has(`topic.${topic}`) ? t(`topic.${topic}`, { name }) : name;
  const ofText = TEXT_TOPICS.includes(topic) ? fields[0] : undefined;
  return (
    <li>
      <b>{ofText || topic === "arrival" ? title : name || title}</b>
      {manner !== "changed" && !ofText && (
        <span className="tag" data-manner={manner}>
          {t(manner)}
        </span>
      )}
      {ofText ? <TextDiff {...ofText} /> : <FieldList fields={fields} />}
    </li>
  );
}
