"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import { Segmented } from "@/app/_ui/segmented";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import { LANGUAGES, type Language } from "@/lib/domain/language";
import { PAPERS } from "@/lib/domain/paper";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { umpireView } from "@/lib/domain/scenario/view/umpire-view";
import { useRemembered } from "../_desk/desk-context";
import { DeskPane } from "../_desk/desk-pane";
import { useDocument } from "../_desk/scenario-editor";
import { PartHead } from "../_overview/part-head";
import { ExportsPart } from "./exports-part";
import { PackCard } from "./pack-card";
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
    <DeskPane>
      <PartHead title={t("title")} lead={t("lead")} />
      <Choices choice={choice} onChoose={choose} />
      <PacksPart choice={choice} />
      <PreviewPart ref={preview} />
      <HiddenPart />
      <ExportsPart language={choice.language} />
    </DeskPane>
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
    <div className="flex flex-wrap gap-x-6 gap-y-3 pb-5">
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

const HIDDEN_CELL = "border-rule border-b py-1 pe-4 text-start font-normal text-sm";
const whole = (scenario: Scenario) => scenario;

/** What is marked as hidden, and from whom: for the umpire's eyes. */
function HiddenPart() {
  const t = useTranslations("printPage.hidden");
  const scenario = useDocument(whole);
  const hidden = useMemo(() => umpireView(scenario).hidden, [scenario]);
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

const sidesOf = ({ sides }: Scenario) => sides;

/** The umpire's book, a pack for each side, and the tables they play by. */
function PacksPart({ choice }: { readonly choice: PrintChoice }) {
  const t = useTranslations("printPage.packs");
  const sides = useDocument(sidesOf);
  return (
    <RuledPart width="pane" id="print-packs" title={t("title")}>
      <div className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(--spacing(65),100%),1fr))] gap-3">
        <PackCard file="packs/umpire" title={t("umpire")} choice={choice} look="primary">
          {t("umpireHolds")}
        </PackCard>
        {sides.map(({ id, name, colour }) => (
          <PackCard
            key={id}
            file={`packs/side-${id}`}
            title={t("side", { name })}
            choice={choice}
            colour={colour}
          >
            {t("sideHolds")}
          </PackCard>
        ))}
        <PackCard file="reference" title={t("reference")} choice={choice}>
          {t("referenceHolds")}
        </PackCard>
      </div>
    </RuledPart>
  );
}
