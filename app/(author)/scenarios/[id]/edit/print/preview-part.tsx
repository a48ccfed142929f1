"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type Ref, useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { type Answer, UNREACHABLE } from "@/app/_ui/request-json";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { readerKey } from "@/lib/domain/belle-alliance/scenario/view/reader-key";
import { useRemembered } from "../_desk/desk-context";
import { ReaderChoice } from "../_desk/reader-choice";
import { type ScenarioEditor, useDocument, useEditor } from "../_desk/scenario-editor";
import { audienceOf, type DeskAudience, useReaders } from "../_desk/use-readers";
import { PreviewSheets } from "./preview-sheets";

/** What a side or a player holds in hand, sheet by sheet, made by the service from that reader's own view. */
export function PreviewPart({ ref }: { readonly ref: Ref<HTMLElement> }) {
  const t = useTranslations("printPage.preview");
  const readers = useReaders();
  const asked = useSearchParams().get("side");
  const [chosen, choose] = useRemembered<string | null>("print.preview", () =>
    asked === null ? null : readerKey({ for: "side", sideId: asked }),
  );
  const reader = readers.find(({ key }) => key === chosen) ?? readers[0];
  return (
    <RuledPart width="pane" id="print-preview" title={t("title")} text={t("text")} ref={ref}>
      {reader ? (
        <>
          <ReaderChoice label={t("side")} value={reader.key} onChange={choose} />
          <Sheets key={reader.key} audience={audienceOf(reader)} />
        </>
      ) : (
        <p className="text-ink-3">{t("noSides")}</p>
      )}
    </RuledPart>
  );
}

function Sheets({ audience }: { readonly audience: DeskAudience }) {
  const language = useLocale();
  const t = useTranslations("printPage.preview");
  const { view, refusal } = useView(audience);
  if (refusal) return <p role="alert">{refusal}</p>;
  if (!view) return <output className="text-ink-3">{t("loading")}</output>;
  return <PreviewSheets view={view} language={language} />;
}

const whole = (scenario: Scenario) => scenario;

/** The reader's view as the service makes it, loaded again after each edit that is stored. */
function useView(audience: DeskAudience) {
  const editor = useEditor();
  const words = useRefusalWords();
  const scenario = useDocument(whole);
  const [view, setView] = useState<ScenarioView | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit requests it again; the words do not matter
  useEffect(() => {
    let isGone = false;
    const viewing = editor.isLocal ? viewHere(scenario, audience) : viewThere(editor, audience);
    void viewing.then((answer) => {
      if (isGone) return;
      setView(answer.ok ? answer.value : null);
      setRefusal(answer.ok ? null : words(answer.refusal));
    });
    return () => {
      isGone = true;
    };
  }, [editor, readerKey(audience), scenario]);
  return { view, refusal };
}

async function viewThere(
  { id, flush }: ScenarioEditor,
  audience: DeskAudience,
): Promise<Answer<ScenarioView>> {
  await flush();
  const query = { for: readerKey(audience) };
  // Safe cast: this desk is of Belle Alliance, and so is the view of what it edits.
  return (await callApi("GET /scenarios/{id}/view", { id, query })) as Answer<ScenarioView>;
}

/** By the same function, of a scenario that the service does not have. */
async function viewHere(scenario: Scenario, audience: DeskAudience): Promise<Answer<ScenarioView>> {
  const maker = await import("@/lib/domain/belle-alliance/scenario/view-for").catch(() => null);
  if (maker === null) return UNREACHABLE;
  return { ok: true, value: maker.viewFor(scenario, audience) };
}
