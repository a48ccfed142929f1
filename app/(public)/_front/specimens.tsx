import { CircleAlert, FileText } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ValourMark } from "@/app/_map/valour-mark";
import { Meter } from "@/app/_ui/meter";
import { RuleRef } from "@/app/_ui/rule-no";
import { Tag } from "@/app/_ui/tag";
import { formatNumber } from "@/lib/i18n/formats";
import { FrontPart } from "./front-part";

/** Features no other tool has, each with a sample of how it looks in use. */
export async function Specimens() {
  const t = await getTranslations("front.specimens");
  const language = await getLocale();
  return (
    <FrontPart id="specimens" title={t("title")}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 tablet:grid-cols-2 wide-tablet:grid-cols-3">
        <Specimen name="figures">
          <span className="tabular-nums">399</span>
          <span className="text-ink-3 tabular-nums">÷ 20 = {formatNumber(language, 19.95, 2)}</span>
          <b className="tabular-nums">20</b>
          <ValourMark className="ms-auto" value="+3" origin={<RuleRef rule="T21" />} />
        </Specimen>
        <Specimen name="check">
          <CircleAlert className="text-error" aria-hidden />
          <span className="rule-no">1.1.9</span>
          <span className="ms-auto">{t("check.example")}</span>
        </Specimen>
        <Specimen name="secrets">
          <Tag>{t("secrets.own")}</Tag>
          <Sealed />
          <span className="sr-only">{t("secrets.sealed")}</span>
        </Specimen>
        <Specimen name="terrain">
          <Wall />
          <span>{t("terrain.example")}</span>
          <span className="rule-no ms-auto">
            III · <RuleRef rule="T5" />
          </span>
        </Specimen>
        <Specimen name="print">
          <FileText aria-hidden />
          <span className="ms-auto">{t("print.example")}</span>
        </Specimen>
        <Specimen name="lists">
          <span className="tabular-nums">{formatNumber(language, 28.5, 1)} / 32</span>
          <Meter className="flex-1" max={32} parts={[{ value: 28.5, look: "spent" }]} />
          <span className="rule-no">13.2</span>
        </Specimen>
      </ul>
    </FrontPart>
  );
}

interface SpecimenProps {
  readonly name: "figures" | "check" | "secrets" | "terrain" | "print" | "lists";
  readonly children: ReactNode;
}

async function Specimen({ name, children }: SpecimenProps) {
  const t = await getTranslations("front.specimens");
  return (
    <li className="grid grid-rows-[auto_auto_1fr] gap-2">
      <p className="flex min-h-11 flex-wrap items-center gap-x-2 border border-rule-2 bg-sheet px-3 py-1 text-sm">
        {children}
      </p>
      <h3>{t(`${name}.title`)}</h3>
      <p className="text-pretty text-ink-2">{t(`${name}.text`)}</p>
    </li>
  );
}

/** Blacked-out text, as in a side's pack. */
function Sealed() {
  return (
    <span
      className="h-3.5 flex-1 border border-rule-2 bg-[repeating-linear-gradient(135deg,var(--color-rule-2)_0_2px,var(--color-inset)_2px_6px)]"
      aria-hidden
    />
  );
}

/** A length of wall as drawn on the map. */
function Wall() {
  return (
    <svg viewBox="0 0 60 12" width="60" height="12" aria-hidden="true">
      <path d="M2 9 16 3h24l18 5" className="fill-none stroke-terrain-wall stroke-2" />
    </svg>
  );
}
