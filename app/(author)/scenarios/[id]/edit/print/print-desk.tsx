"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Segmented } from "@/app/_ui/segmented";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import { sightPagesIn } from "@/lib/domain/belle-alliance/scenario/pack/sight-pages";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { hiddenThings } from "@/lib/domain/belle-alliance/scenario/view/hidden-things";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { PAPERS } from "@/lib/domain/document/paper";
import { DeskPane } from "../_desk/desk-pane";
import { deskHref } from "../_desk/desk-parts";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { PartHead } from "../_overview/part-head";
import { ExportsPart } from "./exports-part";
import { PacksPart } from "./packs-part";
import type { PackChoice } from "./paper";
import { PreviewPart } from "./preview-part";

/** Language and paper first, then the packs, the preview for each side, and files for other tools. */
export function PrintDesk() {
  const t = useTranslations("printPage");
  const [choice, choose] = usePrintChoice();
  useAskedSight(choice, choose);
  const preview = useRef<HTMLElement>(null);
  const wantsPreview = useSearchParams().get("preview") !== null;
  useEffect(() => {
    if (wantsPreview) preview.current?.scrollIntoView();
  }, [wantsPreview]);
  return (
    <DeskPane>
      <PartHead title={t("title")} lead={t("lead")} />
      <Choices choice={choice} onChoose={choose} />
      <PacksPart choice={choice} onChoose={choose} />
      <PreviewPart ref={preview} />
      <HiddenPart />
      <ExportsPart language={choice.language} />
    </DeskPane>
  );
}

/** The last choice for this scenario in this browser; a pack is in a language that its texts are in. */
function usePrintChoice() {
  const locale = useLocale();
  const { id } = useEditor();
  const { language: written } = useDocument(whole);
  const languages = useTextLanguages();
  const [kept, keep] = useStoredDraft<Partial<PackChoice>>(`grundlag.print.${id}`);
  const wanted = kept?.language ?? locale;
  const language = languages.includes(wanted) ? wanted : written;
  const choice: PackChoice = { paper: "a4", parts: {}, options: {}, ...kept, language };
  return [choice, keep] as const;
}

/** Chooses the page of sight that the map desk asks for, and no other part of the umpire's pack. */
function useAskedSight(choice: PackChoice, choose: (choice: PackChoice) => void): void {
  const asked = useSearchParams().get("sight");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen here afterwards counts
  useEffect(() => {
    if (asked === null || sightPagesIn(asked).length === 0) return;
    choose({
      ...choice,
      parts: { ...choice.parts, umpire: ["sight"] },
      options: { ...choice.options, sight: asked },
    });
    // Pages are made once they are in view.
    document.getElementById("umpire-sight")?.scrollIntoView();
  }, [asked]);
}

/** The languages that the scenario is written in or translated into. */
function useTextLanguages(): readonly Language[] {
  const { language, translations } = useDocument(whole);
  return LANGUAGES.filter((each) => each === language || translations?.[each]?.texts.title);
}

interface ChoicesProps {
  readonly choice: PackChoice;
  readonly onChoose: (choice: PackChoice) => void;
}

function Choices({ choice, onChoose }: ChoicesProps) {
  const t = useTranslations("printPage.choice");
  const languages = useTranslations("common.language");
  const { id } = useEditor();
  const written = useTextLanguages();
  const link = (words: ReactNode) => <Link href={deskHref(id, "translations")}>{words}</Link>;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3 pb-5">
      <Segmented
        label={t("language")}
        value={choice.language}
        segments={LANGUAGES.map((value) => {
          return { value, label: languages(value), isDisabled: !written.includes(value) };
        })}
        onChange={(language) => onChoose({ ...choice, language })}
      />
      <Segmented
        label={t("paper")}
        value={choice.paper}
        segments={PAPERS.map((value) => ({ value, label: t(`papers.${value}`) }))}
        onChange={(paper) => onChoose({ ...choice, paper })}
      />
      {written.length < LANGUAGES.length && (
        <p className="w-full text-ink-3 text-sm">{t.rich("oneLanguage", { link })}</p>
      )}
    </div>
  );
}

const HIDDEN_CELL = "border-rule border-b py-1 pe-4 text-start font-normal text-sm";
const whole = (scenario: Scenario) => scenario;

/** Everything marked as hidden, and from whom, for the umpire. */
function HiddenPart() {
  const t = useTranslations("printPage.hidden");
  const scenario = useDocument(whole);
  const hidden = useMemo(() => hiddenThings(scenario), [scenario]);
  return (
    <RuledPart width="pane" id="print-hidden" title={t("title")} text={t("always")}>
      {hidden.length === 0 ? (
        <p className="text-ink-3">{t("none")}</p>
      ) : (
        <table className="max-w-190">
          <thead>
            <tr>
              <th scope="col" className={HIDDEN_CELL}>
                {t("what")}
              </th>
              <th scope="col" className={HIDDEN_CELL}>
                {t("from")}
              </th>
            </tr>
          </thead>
          <tbody>
            {hidden.map(({ name, from }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two hidden things may have the same name
              <tr key={i}>
                <th scope="row" className={HIDDEN_CELL}>
                  {name}
                </th>
                <td className={HIDDEN_CELL}>{from.join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RuledPart>
  );
}
