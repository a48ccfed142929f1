"use client";

import { useTranslations } from "next-intl";
import { FindingRow } from "@/app/_ui/finding-row";
import type { BattlefieldFinding } from "@/lib/domain/bogowie-wojny/field/finding";
import {
  type BattlefieldWords,
  battlefieldFindingText,
} from "@/lib/domain/bogowie-wojny/field/finding-text";
import { useDraft } from "./use-draft";

/** The draft's faults before it is placed, each with its chapter. */
export function DraftFaults() {
  const t = useTranslations("fieldSetUp.draft");
  const { faults } = useDraft();
  return (
    <div data-faults role="status">
      {faults.length === 0 ? (
        <p className="font-semibold text-ok">{t("legal")}</p>
      ) : (
        <FaultRows rows={faults} />
      )}
    </div>
  );
}

/** Faults of a field as rows, in the words of the check. */
export function FaultRows({ rows }: { readonly rows: readonly BattlefieldFinding[] }) {
  const t = useTranslations("fieldSetUp.severity");
  const words = useTranslations("battlefield") as unknown as BattlefieldWords;
  return rows.map((finding) => (
    <FindingRow
      key={`${finding.code}${finding.path}`}
      look={finding.severity === "error" ? "error" : "warning"}
      severity={t(finding.severity === "error" ? "error" : "warning")}
      rule={finding.rule}
    >
      {battlefieldFindingText(finding, words)}
    </FindingRow>
  ));
}
