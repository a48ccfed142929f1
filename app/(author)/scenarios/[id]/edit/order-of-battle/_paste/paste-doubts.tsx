"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Count } from "@/app/_ui/count";
import { inputLook } from "@/app/_ui/field-look";
import { SectionTitle } from "@/app/_ui/section-title";
import type { PasteDoubt } from "@/lib/domain/scenario/paste/doubt";

interface PasteDoubtsProps {
  readonly doubts: readonly PasteDoubt[];
  /** Rewrites a line of the text, counted from 1. */
  readonly onCorrect: (line: number, to: string) => void;
}

/** Nobody reads more at once, and fields for thousands of lines stall the page. */
const MOST_LINES = 100;

/** All that is uncertain about the text, line by line; each line can be corrected in place. */
export function PasteDoubts({ doubts, onCorrect }: PasteDoubtsProps) {
  const t = useTranslations("orderOfBattle.paste");
  const lines = linesOf(doubts);
  if (lines.length === 0) return null;
  const left = lines.length - MOST_LINES;
  return (
    <section className="mt-4">
      <SectionTitle level={3}>
        {t("doubts")} <Count n={doubts.length} look="warn" />
      </SectionTitle>
      <ul className="max-h-60 overflow-auto">
        {lines.slice(0, MOST_LINES).map((ofLine) => {
          const [first] = ofLine;
          if (!first) return null;
          return (
            <LineDoubts key={`${first.line} ${first.text}`} doubts={ofLine} onCorrect={onCorrect} />
          );
        })}
      </ul>
      {left > 0 && <p className="text-ink-3">{t("moreDoubts", { count: left })}</p>}
    </section>
  );
}

function LineDoubts({ doubts, onCorrect }: PasteDoubtsProps) {
  const t = useTranslations("orderOfBattle.paste");
  const sentences = useTranslations("findings.doubts");
  const rules = useTranslations<string>("belleAlliance");
  const [first] = doubts;
  const [text, setText] = useState(first?.text.trim() ?? "");
  if (!first) return null;
  const correct = () => text.trim() !== first.text.trim() && onCorrect(first.line, text);
  const onKeyDown = (event: KeyboardEvent) => event.key === "Enter" && correct();
  return (
    <li className="grid grid-cols-[2.5em_minmax(0,1fr)] items-center gap-2 border-rule border-t p-0.75 text-sm tablet:grid-cols-[2.5em_minmax(0,1fr)_minmax(0,1.1fr)]">
      <span className="text-end text-ink-3 tabular-nums">{first.line}</span>
      <input
        className={inputLook()}
        aria-label={t("line", { line: first.line })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={correct}
        onKeyDown={onKeyDown}
      />
      <span className="max-tablet:col-start-2">
        {doubts.map(({ code, params }) => (
          <span key={`${code} ${params.name} ${params.words}`}>
            {sentences(code, inWords(params, rules))}{" "}
          </span>
        ))}
      </span>
    </li>
  );
}

/** Levels and nations come as codes; their sentences want words. */
function inWords(
  params: PasteDoubt["params"],
  rules: ReturnType<typeof useTranslations<string>>,
): Record<string, string | number> {
  const words: Record<string, string | number> = { ...params };
  for (const group of ["level", "nation"]) {
    const code = words[group];
    if (typeof code === "string" && rules.has(`${group}.${code}`)) {
      words[group] = rules(`${group}.${code}`);
    }
  }
  return words;
}

function linesOf(doubts: readonly PasteDoubt[]): PasteDoubt[][] {
  const lines = new Map<number, PasteDoubt[]>();
  for (const doubt of doubts) lines.set(doubt.line, [...(lines.get(doubt.line) ?? []), doubt]);
  return [...lines.values()];
}
