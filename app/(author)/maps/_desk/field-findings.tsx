"use client";

import { ChevronDown, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BattlefieldFinding } from "@/lib/domain/battlefield/finding";
import { foldFindings } from "@/lib/domain/battlefield/fold-findings";
import { AcceptedFieldFinding, FieldFinding } from "./field-finding";
import type { FieldDeskState } from "./use-field-desk";

export interface FieldFindingsProps {
  readonly desk: FieldDeskState;
  /** Chooses a thing and leads to it. */
  readonly onShow: (id: string) => void;
}

/** What chapters III and XIV want otherwise, live, each with its chapter, its thing and the one step that mends it; below, what was accepted. */
export function FieldFindings({ desk, onShow }: FieldFindingsProps) {
  const t = useTranslations("battlefieldDesk.findings");
  const [isOpen, setOpen] = useState(true);
  const { findings, accepted } = desk;
  const look = findings.length + accepted.length === 0 ? "findings clear" : "findings";
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
        <span className="sil quiet">
          {accepted.length > 0 && t("accepted", { count: accepted.length })}
        </span>
        <ChevronDown className="ic" aria-hidden />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        <section className={look} id="field-findings" tabIndex={0} aria-label={t("list")}>
          {findings.length === 0 && (
            <p className="allclear">
              <CircleCheck className="ic" aria-hidden />
              {t("legal")}
            </p>
          )}
          <ul>
            {foldFindings(findings).map(({ finding, more }) => (
              <li key={keyOf(finding)}>
                <FieldFinding finding={finding} more={more} desk={desk} onShow={onShow} />
              </li>
            ))}
          </ul>
          {accepted.length > 0 && (
            <>
              <h3 className="caps">{t("accepted", { count: accepted.length })}</h3>
              <ul>
                {accepted.map((each) => (
                  <li key={keyOf(each.finding)}>
                    <AcceptedFieldFinding accepted={each} desk={desk} onShow={onShow} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </section>
  );
}

function keyOf({ path, code, params }: BattlefieldFinding): string {
  return JSON.stringify([path, code, params]);
}
