"use client";

import { RotateCcw } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { type Answer, askApi } from "@/app/_ui/ask-api";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { Language } from "@/lib/domain/language";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { formatBattleDate, formatNumber } from "@/lib/i18n/formats";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { FACTS, type Fact, factsOf } from "./facts-of";

export interface RevisionPanelProps {
  readonly version: number;
  readonly newest: number;
  readonly onRestored: () => void;
}

/** One earlier state beside the present one, and the way to bring it back. */
export function RevisionPanel({ version, newest, onRestored }: RevisionPanelProps) {
  const t = useTranslations("history");
  const then = useRevision(version);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="revisionpanel" aria-labelledby="revision-title" aria-busy={!then}>
      <h3 id="revision-title" ref={head} tabIndex={-1}>
        {t("version", { version })}
      </h3>
      {then ? (
        <>
          <Comparison then={then} />
          <Restore version={version} newest={newest} onRestored={onRestored} />
        </>
      ) : (
        <p className="quiet">{t("loading")}</p>
      )}
    </section>
  );
}

function useRevision(version: number): Scenario | null {
  const editor = useEditor();
  const words = useRefusalWords();
  const [scenario, setScenario] = useState<Scenario | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words do not matter
  useEffect(() => {
    const path = `/scenarios/${editor.id}/revisions/${version}`;
    void askApi<Scenario>(path).then((answer) => {
      if (answer.ok) setScenario(answer.value);
      else toast({ text: words(answer.refusal), look: "error" });
    });
  }, [editor, version]);
  return scenario;
}

const whole = (scenario: Scenario) => scenario;

function Comparison({ then }: { readonly then: Scenario }) {
  const t = useTranslations("history.compare");
  const now = factsOf(useDocument(whole));
  const before = factsOf(then);
  const differing = FACTS.filter((fact) => now[fact] !== before[fact]).length;
  return (
    <table className="compare">
      <caption>{differing === 0 ? t("same") : t("differs", { count: differing })}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("then")}</th>
          <th scope="col">{t("now")}</th>
        </tr>
      </thead>
      <tbody>
        {FACTS.map((fact) => (
          <tr key={fact} data-differs={now[fact] !== before[fact] || undefined}>
            <th scope="row">{t(`fact.${fact}`)}</th>
            <FactCell fact={fact} value={before[fact]} />
            <FactCell fact={fact} value={now[fact]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FactCellProps {
  readonly fact: Fact;
  readonly value: string | number | null;
}

function FactCell({ fact, value }: FactCellProps) {
  const language = useLocale() as Language;
  if (value === null || value === "") return <td>–</td>;
  if (typeof value === "number") return <td>{formatNumber(language, value)}</td>;
  return <td>{fact === "date" ? formatBattleDate(language, value) : value}</td>;
}

function Restore({ version, newest, onRestored }: RevisionPanelProps) {
  const t = useTranslations("history.restore");
  const words = useRefusalWords();
  const editor = useEditor();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await editor.flush();
    const answer = await bringBack(editor.id, version);
    await editor.store.refresh();
    setBusy(false);
    if (answer.ok) toast({ text: t("done", { version, as: answer.value.version }), look: "ok" });
    else toast({ text: words(answer.refusal), look: "error" });
    onRestored();
  };
  return (
    <>
      <p className="hint">{t("hint", { newest })}</p>
      <Button
        look="primary"
        icon={<RotateCcw className="ic" aria-hidden />}
        isPending={isBusy}
        onPress={() => void restore()}
      >
        {t("bring", { version })}
      </Button>
    </>
  );
}

/** Makes a state the newest, after the one that is the newest now: that one stays in the list. */
async function bringBack(id: string, version: number): Promise<Answer<{ version: number }>> {
  const list = await askApi<{ items: { version: number }[] }>(`/scenarios/${id}/revisions?limit=1`);
  if (!list.ok) return list;
  const headers = { "if-match": `"${list.value.items[0]?.version ?? 1}"` };
  const path = `/scenarios/${id}/revisions/${version}/restore`;
  return askApi(path, { method: "POST", headers });
}
