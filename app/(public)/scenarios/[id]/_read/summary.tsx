import { getTranslations } from "next-intl/server";
import { MarkdownView } from "@/app/_ui/markdown-view";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";

/** What the scenario is about and what all sides are told. */
export async function Summary({ view }: { readonly view: ScenarioView }) {
  const t = await getTranslations("scenarioRead");
  const { summary, commonKnowledge, credits, language } = view;
  return (
    <section id="summary">
      <h2>{t("summary")}</h2>
      {summary ? (
        <MarkdownView text={summary} lang={language} />
      ) : (
        <p className="quiet">{t("noSummary")}</p>
      )}
      {commonKnowledge && (
        <>
          <h3 className="caps rcaps">{t("commonKnowledge")}</h3>
          <MarkdownView text={commonKnowledge} topLevel={4} lang={language} className="small" />
        </>
      )}
      {credits && (
        <>
          <h3 className="caps rcaps">{t("credits")}</h3>
          <MarkdownView text={credits} topLevel={4} lang={language} className="small" />
        </>
      )}
    </section>
  );
}
