"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type Ref, useEffect, useState } from "react";
import { Swatch } from "@/app/_map/swatch";
import { type Answer, askApi, UNREACHABLE } from "@/app/_ui/ask-api";
import { Segmented } from "@/app/_ui/segmented";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import type { Language } from "@/lib/domain/language";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import { useRemembered } from "../_desk/desk-context";
import { type ScenarioEditor, useDocument, useEditor } from "../_desk/scenario-editor";
import { PreviewSheets } from "./preview-sheets";

const sidesOf = ({ sides }: Scenario) => sides;

/** What one side holds in its hands, sheet by sheet, made by the service from that side's own view. */
export function PreviewPart({ ref }: { readonly ref: Ref<HTMLElement> }) {
  const t = useTranslations("printPage.preview");
  const sides = useDocument(sidesOf);
  const asked = useSearchParams().get("side");
  const [chosen, choose] = useRemembered<string | null>("print.preview", () => asked);
  const side = sides.find(({ id }) => id === chosen) ?? sides[0];
  return (
    <RuledPart width="pane" id="print-preview" title={t("title")} text={t("text")} ref={ref}>
      {side ? (
        <>
          <Segmented
            label={t("side")}
            labelHidden
            value={side.id}
            segments={sides.map(({ id, name, colour }) => ({
              value: id,
              label: (
                <>
                  <Swatch colour={colour} /> {name}
                </>
              ),
            }))}
            onChange={choose}
          />
          <Sheets key={side.id} sideId={side.id} />
        </>
      ) : (
        <p className="text-ink-3">{t("noSides")}</p>
      )}
    </RuledPart>
  );
}

function Sheets({ sideId }: { readonly sideId: string }) {
  const language = useLocale() as Language;
  const t = useTranslations("printPage.preview");
  const { view, refusal } = useSideView(sideId);
  if (refusal) return <p role="alert">{refusal}</p>;
  if (!view) return <output className="text-ink-3">{t("loading")}</output>;
  return <PreviewSheets view={view} language={language} />;
}

const whole = (scenario: Scenario) => scenario;

/** The side's view as the service makes it, loaded again after each edit that is stored. */
function useSideView(sideId: string) {
  const editor = useEditor();
  const words = useRefusalWords();
  const scenario = useDocument(whole);
  const [view, setView] = useState<ScenarioView | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit asks again; the words do not matter
  useEffect(() => {
    let isGone = false;
    const viewing = editor.isLocal ? viewHere(scenario, sideId) : viewThere(editor, sideId);
    void viewing.then((answer) => {
      if (isGone) return;
      setView(answer.ok ? answer.value : null);
      setRefusal(answer.ok ? null : words(answer.refusal));
    });
    return () => {
      isGone = true;
    };
  }, [editor, sideId, scenario]);
  return { view, refusal };
}

async function viewThere(
  { id, flush }: ScenarioEditor,
  sideId: string,
): Promise<Answer<ScenarioView>> {
  await flush();
  return askApi<ScenarioView>(`/scenarios/${id}/view?for=${encodeURIComponent(`side:${sideId}`)}`);
}

/** By the same function, of a scenario that the service does not have. */
async function viewHere(scenario: Scenario, sideId: string): Promise<Answer<ScenarioView>> {
  const maker = await import("@/lib/domain/scenario/view-for").catch(() => null);
  if (maker === null) return UNREACHABLE;
  return { ok: true, value: maker.viewFor(scenario, { for: "side", sideId }) };
}
