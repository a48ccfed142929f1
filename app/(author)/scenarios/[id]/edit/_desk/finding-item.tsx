"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { FindingRow } from "@/app/_ui/finding-row";
import { useEditor } from "@/app/(author)/_editor/editor-context";
import type { AcceptedFinding } from "@/lib/domain/scenario/check";
import { reopenFinding } from "@/lib/domain/scenario/commands/accepted-findings";
import type { ScenarioFinding } from "@/lib/domain/scenario/finding-codes";
import { subjectAt } from "@/lib/domain/scenario/subject-at";
import { useCheck } from "./check-context";
import { useDesk } from "./desk-context";
import { deskHref } from "./desk-parts";
import { useFindingActions } from "./finding-actions";
import { findingKey } from "./finding-key";
import { nameOf } from "./name-of";
import { placeOf } from "./place-of";
import { Remedies } from "./remedies";

/** One open finding: its sentence, the way to its place, its remedies. */
export function FindingItem({ finding }: { readonly finding: ScenarioFinding }) {
  const severity = useTranslations("common.severity");
  const sentences = useTranslations("findings.sentences");
  const { currentKey } = useFindingActions();
  return (
    <li data-current={currentKey === findingKey(finding) || undefined}>
      <FindingRow
        look={finding.severity}
        severity={severity(finding.severity)}
        rule={finding.rule}
        actions={<Remedies finding={finding} />}
      >
        {sentences(finding.code, finding.params)} <PlaceLink finding={finding} />
      </FindingRow>
    </li>
  );
}

/** One finding set aside, with the reason, and the way to let it count again. */
export function AcceptedItem({ accepted }: { readonly accepted: AcceptedFinding }) {
  const t = useTranslations("desk");
  const severity = useTranslations("common.severity");
  const sentences = useTranslations("findings.sentences");
  const editor = useEditor();
  const { checked } = useCheck();
  const { finding, reason } = accepted;
  const reopen = () => {
    const subject = subjectAt(checked, finding.path);
    editor.apply(reopenFinding, { code: finding.code, subject });
  };
  return (
    <li>
      <FindingRow
        look={finding.severity}
        severity={severity(finding.severity)}
        rule={finding.rule}
        actions={<Button onPress={reopen}>{t("remedies.reopen")}</Button>}
      >
        <span className="quiet">{sentences(finding.code, finding.params)}</span>{" "}
        {t("accept.because", { reason })} <PlaceLink finding={finding} />
      </FindingRow>
    </li>
  );
}

function PlaceLink({ finding }: { readonly finding: ScenarioFinding }) {
  const parts = useTranslations("desk.rail.parts");
  const { checked } = useCheck();
  const { id } = useDesk();
  const { show } = useFindingActions();
  const place = placeOf(checked, finding);
  const name = place.at ? nameOf(checked, place.at) : "";
  return (
    <Link
      href={deskHref(id, place.part, place.at)}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        show(finding);
      }}
    >
      {name ? `${parts(place.part)}, ${name}` : parts(place.part)}
    </Link>
  );
}
