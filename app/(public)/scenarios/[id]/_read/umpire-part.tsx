import { Printer } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { MarkdownView } from "@/app/_ui/markdown-view";
import type { ScenarioView, SideView } from "@/lib/domain/scenario/scenario-view";

/** All that is kept from players: notes, each side's papers, what is hidden, and the packs to print. */
export async function UmpirePart({
  id,
  view,
}: {
  readonly id: string;
  readonly view: ScenarioView;
}) {
  const t = await getTranslations("scenarioRead");
  const lang = await getLocale();
  const packs = `/api/v1/scenarios/${id}/packs`;
  return (
    <section id="umpire" className="opened">
      <h2>{t("umpire")}</h2>
      <p className="packs">
        <PackLink href={`${packs}/umpire.pdf?lang=${lang}`} name={t("packs.umpire")} />
        {view.sides.map((side) => (
          <PackLink
            key={side.id}
            href={`${packs}/side-${side.id}.pdf?lang=${lang}`}
            name={t("packs.side", { name: side.name })}
          />
        ))}
      </p>
      {view.umpire?.notes && <MarkdownView text={view.umpire.notes} lang={view.language} />}
      {view.sides.map((side) => (
        <SidePapers key={side.id} side={side} lang={view.language} />
      ))}
    </section>
  );
}

// A plain link: the router would prefetch it, and a pack is printed only on request.
function PackLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <a className="btn" href={href}>
      <Printer aria-hidden />
      {name}
    </a>
  );
}

async function SidePapers({ side, lang }: { readonly side: SideView; readonly lang: string }) {
  const t = await getTranslations("scenarioRead");
  const papers = [
    [t("papers.tasks"), side.tasks],
    [t("papers.brief"), side.brief],
    [t("papers.believed"), side.believedOfEnemy],
  ] as const;
  return (
    <details className={`papers side-${side.colour}`}>
      <summary>
        <i className={`swatch side-${side.colour}`} />
        <b lang={lang}>{side.name}</b>
      </summary>
      {papers.map(
        ([title, text]) =>
          text && (
            <div key={title}>
              <h3 className="small-caps rcaps">{title}</h3>
              <MarkdownView text={text} topLevel={4} lang={lang} className="small" />
            </div>
          ),
      )}
      {side.reinforcements && side.reinforcements.length > 0 && (
        <>
          <h3 className="small-caps rcaps">{t("papers.reinforcements")}</h3>
          <ul>
            {side.reinforcements.map((arrival) => (
              <li key={arrival.id}>
                {t("papers.arrival", {
                  bound: arrival.bound,
                  time: arrival.time ?? "–",
                  names: arrival.brings.join(", "),
                })}
                {arrival.note && <> {arrival.note}</>}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
