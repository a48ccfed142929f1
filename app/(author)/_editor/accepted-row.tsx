"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import { FindingRow } from "@/app/_ui/finding-row";
import type { Finding } from "@/lib/domain/document/check-report";
import type { Language } from "@/lib/domain/document/language";

interface AcceptedRowProps {
  readonly finding: Pick<Finding, "rule" | "severity">;
  /** The sentence of the finding. */
  readonly sentence: string;
  readonly reason: string;
  /** The document's language, in which the reason is written. */
  readonly language: Language;
  readonly onReopen: () => void;
  /** A link to the place of the finding. */
  readonly children?: ReactNode;
}

/** A finding that was set aside, with its reason and a button that makes it count again. */
export function AcceptedRow(props: AcceptedRowProps) {
  const { finding, sentence, reason, language, onReopen, children } = props;
  const t = useTranslations("editor.accept");
  const severity = useTranslations("common.severity");
  return (
    <FindingRow
      look={finding.severity}
      severity={severity(finding.severity)}
      rule={finding.rule}
      actions={
        <Button size="small" onPress={onReopen}>
          {t("reopen")}
        </Button>
      }
    >
      <span className="text-ink-3">{sentence}</span>{" "}
      <span lang={language}>{t("because", { reason })}</span> {children}
    </FindingRow>
  );
}
