"use client";

import { ChevronDown, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { FindingRow } from "@/app/_ui/finding-row";
import type { BattlefieldFinding } from "@/lib/domain/battlefield/finding";
import { battlefieldFindingText } from "@/lib/domain/battlefield/finding-text";
import { foldFindings } from "@/lib/domain/battlefield/fold-findings";
import { thingAt } from "@/lib/domain/battlefield/things";
import { remedyOf } from "./remedy-of";
import type { FieldDeskState } from "./use-field-desk";

export interface FieldFindingsProps {
  readonly desk: FieldDeskState;
  /** Chooses a thing and leads to it. */
  readonly onShow: (id: string) => void;
}

/** What chapters III and XIV want otherwise, live, each with its chapter, its thing and the one step that mends it. */
export function FieldFindings({ desk, onShow }: FieldFindingsProps) {
  const t = useTranslations("battlefieldDesk.findings");
  const [isOpen, setOpen] = useState(true);
  const { findings } = desk;
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return (
    <section className="drawer" aria-label={t("title")}>
      <button
        type="button"
        className="drawerhead"
        aria-expanded={isOpen}
        aria-controls="field-findings"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="caps">{t("title")}</span>
        <span className="tag">{t("errors", { count: errors })}</span>
        {findings.length > errors && (
          <span className="tag">{t("warnings", { count: findings.length - errors })}</span>
        )}
        <span className="sil" />
        <ChevronDown className="ic" aria-hidden />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        <section className="findings" id="field-findings" tabIndex={0} aria-label={t("list")}>
          {findings.length === 0 && (
            <p className="allclear">
              <CircleCheck className="ic" aria-hidden />
              {t("legal")}
            </p>
          )}
          <ul>
            {foldFindings(findings).map(({ finding, more }) => (
              <li key={`${finding.path} ${finding.code} ${finding.params.column ?? ""}`}>
                <Row finding={finding} more={more} desk={desk} onShow={onShow} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

interface RowProps extends FieldFindingsProps {
  /** How many like it are not shown. */
  readonly more: number;
  readonly finding: BattlefieldFinding;
}

function Row({ finding, more, desk, onShow }: RowProps) {
  const t = useTranslations("battlefieldDesk.findings");
  const words = useTranslations("battlefield");
  const severity = useTranslations("common.severity");
  const id = thingAt(desk.field, finding.path);
  const remedy = remedyOf(finding, desk);
  return (
    <FindingRow
      look={finding.severity}
      severity={severity(finding.severity)}
      rule={finding.rule}
      actions={
        <>
          {remedy && <Button onPress={remedy.mend}>{t(`remedies.${remedy.name}`)}</Button>}
          {id !== null && (
            <Button look="bare" onPress={() => onShow(id)}>
              {t("show", { title: desk.titleOf(id) })}
            </Button>
          )}
        </>
      }
    >
      {battlefieldFindingText(finding, words)}
      {more > 0 && <span className="quiet"> {t("more", { count: more })}</span>}
    </FindingRow>
  );
}
