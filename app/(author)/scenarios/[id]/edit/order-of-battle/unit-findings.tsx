"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { InlineFinding } from "@/app/_ui/finding-row";
import { RuleNo } from "@/app/_ui/rule-no";
import type { ScenarioFinding } from "@/lib/domain/scenario/finding-codes";
import { subjectAt } from "@/lib/domain/subject-at";
import { useCheck } from "../_desk/check-context";
import { findingKey } from "../_desk/finding-key";
import { Remedies } from "../_desk/remedies";

/** The open findings on the chosen thing, with their remedies. */
export function UnitFindings({ id }: { readonly id: string }) {
  const { findings, checked } = useCheck();
  const own = findings.filter(({ path }) => subjectAt(checked, path) === id);
  if (own.length === 0) return null;
  return (
    <div className="ownfindings">
      {own.map((finding) => (
        <OwnFinding key={findingKey(finding)} finding={finding} />
      ))}
    </div>
  );
}

const OwnFinding = memo(function OwnFinding({ finding }: { readonly finding: ScenarioFinding }) {
  const sentences = useTranslations("findings.sentences");
  const severity = useTranslations("common.severity");
  return (
    <InlineFinding look={finding.severity}>
      <span className="sr">{severity(finding.severity)}: </span>
      {sentences(finding.code, finding.params)} <RuleNo rule={finding.rule} />
      <div className="acts">
        <Remedies finding={finding} />
      </div>
    </InlineFinding>
  );
});
