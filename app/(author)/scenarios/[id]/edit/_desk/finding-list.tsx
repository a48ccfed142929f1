"use client";

import { classNames } from "@/app/_ui/class-names";
import type { FindingLayout } from "@/app/_ui/finding-row";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { FindingItem } from "./finding-item";
import { findingKey } from "./finding-key";

interface FindingListProps {
  readonly findings: readonly ScenarioFinding[];
  readonly layout?: FindingLayout;
  readonly className?: string;
}

/** Findings on the page of the item they concern; nothing if there are none. */
export function FindingList({ findings, layout, className }: FindingListProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={classNames(layout !== "narrow" && "border border-rule-2 bg-sheet", className)}>
      {findings.map((finding) => (
        <FindingItem key={findingKey(finding)} finding={finding} layout={layout} />
      ))}
    </ul>
  );
}
