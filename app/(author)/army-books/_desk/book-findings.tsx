"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { InlineFinding } from "@/app/_ui/finding-row";
import { checkArmyBook } from "@/lib/domain/army-book/check";
import { armyBookFindingText } from "@/lib/domain/army-book/finding-text";
import { useBook } from "./book-editor";

/** What the rules want otherwise, and what is open, each with its chapter. */
export function BookFindings() {
  const t = useTranslations("armyBook");
  const severity = useTranslations("common.severity");
  const book = useBook();
  const { findings } = useMemo(() => checkArmyBook(book), [book]);
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby="bookfindings">
      <h2 id="bookfindings">{t("read.findings")}</h2>
      {findings.map((finding) => (
        <InlineFinding key={finding.path + finding.code} look={finding.severity}>
          <span className="sr">{severity(finding.severity)}: </span>
          {armyBookFindingText(finding, t)} <span className="rule-no">{finding.rule}</span>
        </InlineFinding>
      ))}
    </section>
  );
}
