"use client";

import "./print.css";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Segmented } from "@/app/_ui/segmented";
import { LANGUAGES, type Language } from "@/lib/domain/language";
import { PAPERS } from "@/lib/domain/paper";
import { useRemembered } from "../_desk/desk-context";
import { PartHead } from "../_overview/part-head";
import { ExportsPart } from "./exports-part";
import { HiddenPart } from "./hidden-part";
import { PacksPart } from "./packs-part";
import type { PrintChoice } from "./paper";
import { PreviewPart } from "./preview-part";

/** Language and paper first, then the packs, what each side holds, and files for other tools. */
export function PrintDesk() {
  const t = useTranslations("printPage");
  const [choice, choose] = usePrintChoice();
  const preview = useRef<HTMLElement>(null);
  const wantsPreview = useSearchParams().get("preview") !== null;
  useEffect(() => {
    if (wantsPreview) preview.current?.scrollIntoView();
  }, [wantsPreview]);
  return (
    <div className="deskpane printpage">
      <PartHead title={t("title")} lead={t("lead")} />
      <Choices choice={choice} onChoose={choose} />
      <PacksPart choice={choice} />
      <PreviewPart ref={preview} />
      <HiddenPart />
      <ExportsPart language={choice.language} />
    </div>
  );
}

function usePrintChoice() {
  const language = useLocale() as Language;
  return useRemembered<PrintChoice>("print.choice", () => ({ language, paper: "a4" }));
}

interface ChoicesProps {
  readonly choice: PrintChoice;
  readonly onChoose: (choice: PrintChoice) => void;
}

function Choices({ choice, onChoose }: ChoicesProps) {
  const t = useTranslations("printPage.choice");
  const languages = useTranslations("common.language");
  return (
    <div className="printchoice">
      <Segmented
        label={t("language")}
        value={choice.language}
        segments={LANGUAGES.map((value) => ({ value, label: languages(value) }))}
        onChange={(language) => onChoose({ ...choice, language })}
      />
      <Segmented
        label={t("paper")}
        value={choice.paper}
        segments={PAPERS.map((value) => ({ value, label: t(`papers.${value}`) }))}
        onChange={(paper) => onChoose({ ...choice, paper })}
      />
    </div>
  );
}
