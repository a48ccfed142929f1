"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type WordSpan, wordDiff } from "@/lib/domain/history/word-diff";

/** So many letters of what stayed are shown on either side of a change. */
const AROUND = 160;

export interface TextDiffProps {
  readonly before: unknown;
  readonly after: unknown;
}

/** A text with the words marked that were taken out and put in; long stretches that stayed are cut short. */
export function TextDiff({ before, after }: TextDiffProps) {
  const spans = useMemo(() => wordDiff(String(before ?? ""), String(after ?? "")), [before, after]);
  let at = 0;
  return (
    <p className="textdiff">
      {spans.map((span, index) => {
        const key = at;
        at += span.text.length;
        const place = index === 0 ? "first" : index === spans.length - 1 ? "last" : "between";
        return <Span key={`${key} ${span.kind}`} span={span} place={place} />;
      })}
    </p>
  );
}

interface SpanProps {
  readonly span: WordSpan;
  readonly place: "first" | "between" | "last";
}

function Span({ span: { kind, text }, place }: SpanProps) {
  const t = useTranslations("history.compare");
  if (kind === "same") return shortened(text, place);
  const Mark = kind === "added" ? "ins" : "del";
  return (
    <Mark>
      <span className="sr">{kind === "added" ? t("put") : t("taken")} </span>
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
