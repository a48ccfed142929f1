"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { InlineFinding } from "@/app/_ui/finding-row";
import { RuleNo } from "@/app/_ui/rule-no";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { namesAlong, subjectAt } from "@/lib/domain/document/subject-at";
import { useCheck } from "../../_desk/check-context";
import { findingKey } from "../../_desk/finding-key";
import { placesOf } from "../../_desk/place-of";
import { Remedies } from "../../_desk/remedies";

/** The open findings on the selected item, with their remedies. */
export function UnitFindings({ id }: { readonly id: string }) {
  const { findings, checked } = useCheck();
  const own = findings.flatMap((finding) => {
    const paths = [finding.path, ...placesOf(finding)];
    const path = paths.find((each) => subjectAt(checked, each) === id);
    if (path === undefined) return [];
    if (path === finding.path) return [{ finding, params: finding.params }];
    const name = namesAlong(checked, path).at(-1) ?? "";
    const params = { ...finding.params, name, named: "yes", count: 1 };
    return [{ finding: { ...finding, params, paths: [path] }, params }];
  });
  if (own.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      {own.map((each) => (
        <OwnFinding key={findingKey(each.finding)} {...each} />
      ))}
    </div>
  );
}

interface OwnFindingProps {
  readonly finding: ScenarioFinding;
  /** The values in the sentence, for this item only if the finding covers several. */
  readonly params: ScenarioFinding["params"];
}

const OwnFinding = memo(function OwnFinding({ finding, params }: OwnFindingProps) {
  const sentences = useTranslations("findings.sentences");
  const severity = useTranslations("common.severity");
  return (
    <InlineFinding look={finding.severity}>
      <span className="sr-only">{severity(finding.severity)}: </span>
      {sentences(finding.code, params)} <RuleNo rule={finding.rule} />
      <div className="mt-1 flex flex-wrap gap-1">
        <Remedies finding={finding} />
      </div>
    </InlineFinding>
  );
});
