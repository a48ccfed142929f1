"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { type FindingLayout, FindingRow } from "@/app/_ui/finding-row";
import { AcceptedRow } from "@/app/(author)/_editor/accepted-row";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { reopenFinding } from "@/lib/domain/document/accept-finding";
import { type AcceptedFinding, aboutOf } from "@/lib/domain/document/accepted-findings";
import { namesAlong, subjectAt } from "@/lib/domain/document/subject-at";
import { useCheck } from "./check-context";
import { useDesk } from "./desk-context";
import { deskHref } from "./desk-parts";
import { useCurrentFinding, useFindingActions } from "./finding-actions";
import { findingKey } from "./finding-key";
import { type DeskPlace, placeOf } from "./place-of";
import { Remedies } from "./remedies";
import { useEditor } from "./scenario-editor";

interface FindingItemProps {
  readonly finding: ScenarioFinding;
  readonly layout?: FindingLayout | undefined;
}

/** An open finding: its sentence, a link to its place, and its remedies. */
export function FindingItem({ finding, layout }: FindingItemProps) {
  const currentKey = useCurrentFinding();
  return (
    <li data-current={currentKey === findingKey(finding) || undefined}>
      <OpenFinding finding={finding} layout={layout} {...usePlace(finding)} />
    </li>
  );
}

interface FindingProps extends DeskPlace {
  readonly finding: ScenarioFinding;
  /** The name of the item at the finding's place, preceded by the names of its parents. */
  readonly trail: string;
}

const OpenFinding = memo(function OpenFinding({
  layout,
  ...props
}: FindingItemProps & FindingProps) {
  const { finding } = props;
  const severity = useTranslations("common.severity");
  const sentences = useTranslations("findings.sentences");
  return (
    <FindingRow
      {...(layout ? { layout } : {})}
      look={finding.severity}
      severity={severity(finding.severity)}
      rule={finding.rule}
      actions={<Remedies finding={finding} />}
    >
      {sentences(finding.code, finding.params)} <PlaceLink {...props} />
    </FindingRow>
  );
});

/** A finding that was set aside, with the reason and a button that makes it count again. */
export function AcceptedItem({
  accepted,
}: {
  readonly accepted: AcceptedFinding<ScenarioFinding>;
}) {
  const sentences = useTranslations("findings.sentences");
  const editor = useEditor();
  const { checked } = useCheck();
  const { finding, reason } = accepted;
  const place = usePlace(finding);
  const reopen = () => {
    const about = [...aboutOf(finding, checked), [subjectAt(checked, finding.path)]];
    editor.apply(reopenFinding, { code: finding.code, about });
  };
  return (
    <li>
      <AcceptedRow
        finding={finding}
        sentence={sentences(finding.code, finding.params)}
        reason={reason}
        language={checked.language}
        onReopen={reopen}
      >
        <PlaceLink finding={finding} {...place} />
      </AcceptedRow>
    </li>
  );
}

function PlaceLink({ finding, part, at, field, trail }: FindingProps) {
  const parts = useTranslations("desk.rail.parts");
  const { id } = useDesk();
  const { show } = useFindingActions();
  return (
    <Link
      className="max-tablet:inline-flex max-tablet:min-h-11 max-tablet:items-center"
      href={deskHref(id, part, at, field)}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        show(finding);
      }}
    >
      {[parts(part), ...(trail ? [trail] : [])].join(": ")}
    </Link>
  );
}

function usePlace(finding: ScenarioFinding): Omit<FindingProps, "finding"> {
  const { checked } = useCheck();
  return { ...placeOf(checked, finding), trail: namesAlong(checked, finding.path).join(" › ") };
}
