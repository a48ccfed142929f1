import { Printer } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Fragment } from "react";
import { Swatch } from "@/app/_map/swatch";
import { buttonLook } from "@/app/_ui/button-look";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { arrivalWords } from "@/lib/domain/belle-alliance/scenario/arrival-words";
import { timeOfBound } from "@/lib/domain/belle-alliance/scenario/bound-clock";
import type { ScenarioView, SideView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { Fold } from "./fold";
import { PartTitle } from "./part-title";
import { SMALL_PROSE } from "./small-prose";

/** Everything hidden from players: notes, each side's briefing, hidden elements, and the packs to print. */
export async function UmpirePart({
  id,
  view,
}: {
  readonly id: string;
  readonly view: ScenarioView;
}) {
  const t = await getTranslations("scenarioRead");
  // A pack is in one language: that of the texts as they are shown here.
  const lang = view.language;
  const packs = `/api/v1/scenarios/${id}/packs`;
  return (
    <section id="umpire" className="scroll-mt-14 border border-brass bg-sheet px-5 py-4">
      <h2 className="mb-2">{t("umpire")}</h2>
      <p className="mb-4 flex flex-wrap gap-2">
        <PackLink href={`${packs}/umpire.pdf?lang=${lang}`} name={t("packs.umpire")} />
        {view.sides.flatMap((side) => [
          <PackLink
            key={side.id}
            href={`${packs}/side-${side.id}.pdf?lang=${lang}`}
            name={t("packs.side", { name: side.name })}
          />,
          ...(side.commands ?? []).map(({ id: formationId, fullName: name }) => (
            <PackLink
              key={formationId}
              href={`${packs}/commander-${formationId}.pdf?lang=${lang}`}
              name={t("packs.commander", { name })}
            />
          )),
        ])}
      </p>
      {view.umpire?.notes && <MarkdownView text={view.umpire.notes} lang={view.language} />}
      <Acts view={view} />
      {view.sides.map((side) => (
        <SidePapers key={side.id} side={side} lang={view.language} />
      ))}
    </section>
  );
}

async function Acts({ view }: { readonly view: ScenarioView }) {
  const t = await getTranslations("scenarioRead.papers");
  const acts = view.umpire?.acts ?? [];
  if (acts.length === 0) return null;
  return (
    <>
      <PartTitle>{t("acts")}</PartTitle>
      <ul className="list-disc ps-4" lang={view.language}>
        {acts.map(({ id, bound, text }) => (
          <li key={id}>{t("act", { bound, time: timeOfBound(bound, view) ?? "–", text })}</li>
        ))}
      </ul>
    </>
  );
}

// An ordinary link: the router would prefetch it, and a pack is printed only on request.
function PackLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <a className={buttonLook()} href={href}>
      <Printer aria-hidden />
      {name}
    </a>
  );
}

async function SidePapers({ side, lang }: { readonly side: SideView; readonly lang: string }) {
  const t = await getTranslations("scenarioRead");
  const events = await getTranslations("events");
  const papers = [
    [t("papers.tasks"), side.tasks],
    [t("papers.brief"), side.brief],
    [t("papers.believed"), side.believedOfEnemy],
  ] as const;
  return (
    <Fold
      className={`side-${side.colour} mt-4 border-side border-t-3`}
      lineClass="min-h-11 bg-side-wash"
      line={
        <>
          <Swatch colour={side.colour} />
          <b lang={lang}>{side.name}</b>
        </>
      }
    >
      {papers.map(
        ([title, text]) =>
          text && (
            <div key={title} className="mx-3 mt-4">
              <PartTitle>{title}</PartTitle>
              <MarkdownView text={text} topLevel={4} lang={lang} className={SMALL_PROSE} />
            </div>
          ),
      )}
      {side.reinforcements && side.reinforcements.length > 0 && (
        <div className="mx-3 mt-4 mb-3">
          <PartTitle>{t("papers.reinforcements")}</PartTitle>
          <ul className="list-disc ps-4">
            {side.reinforcements.map((arrival) => (
              <li key={arrival.id}>
                {t("papers.arrival", {
                  bound: arrival.bound,
                  time: arrival.time ?? "–",
                  names: arrival.brings.join(", "),
                })}
                {[...arrivalWords(arrival, events), arrival.note].filter(Boolean).map((each) => (
                  <Fragment key={each}> {each}</Fragment>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Fold>
  );
}
