import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { InlineFinding } from "@/app/_ui/finding-row";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { armyListFindingText } from "@/lib/domain/army-list/finding-text";
import { armyTitle } from "@/lib/domain/army-list/roster-text";
import type { RosterView } from "@/lib/domain/army-list/roster-view";
import { RosterCommanders } from "./roster-commanders";
import { RosterFacts } from "./roster-facts";
import { RosterFormationTable } from "./roster-formation";
import { RosterUpgrades } from "./roster-upgrades";

export interface RosterProps {
  readonly view: RosterView;
  /** Without what its owner keeps secret. */
  readonly isOpen: boolean;
  /** What can be done with it, below the title. */
  readonly children: ReactNode;
}

/** A whole roster: title, totals, formations, upgrades, what was accepted, notes. */
export async function Roster({ view, isOpen, children }: RosterProps) {
  const words = await getTranslations("bogowieWojny");
  const t = await getTranslations("armyList.read");
  const isInferred = view.formations.some(({ regiments }) =>
    regiments.some(({ priceInferred }) => priceInferred),
  );
  return (
    <>
      <header>
        <h1 lang={view.language}>{view.title}</h1>
        <p className="facts">
          <span>{armyTitle(view, words)}</span>
          <span>{words("system")}</span>
          <span>
            {words("roster.format")} {view.format.name}
          </span>
        </p>
        {children}
      </header>
      <RosterFacts view={view} />
      <BrokenLimits view={view} />
      <RosterCommanders view={view} />
      {view.formations.map((formation) => (
        <RosterFormationTable
          key={`${formation.level} ${formation.number}`}
          formation={formation}
          language={view.language}
        />
      ))}
      <RosterUpgrades view={view} />
      <AcceptedFindings view={view} />
      {isOpen && <p className="quiet">{t("open")}</p>}
      {isInferred && <p className="quiet">{words("roster.inferredFoot")}</p>}
      {view.notes && (
        <section>
          <h2>{words("roster.notes")}</h2>
          <MarkdownView text={view.notes} topLevel={3} lang={view.language} />
        </section>
      )}
    </>
  );
}

async function AcceptedFindings({ view: { accepted, language } }: { readonly view: RosterView }) {
  const words = await getTranslations("bogowieWojny");
  if (accepted.length === 0) return null;
  return (
    <section>
      <h2>{words("roster.accepted")}</h2>
      {accepted.map(({ finding, reason }) => (
        <p key={finding.path + finding.code}>
          {armyListFindingText(finding, words)} <ChapterNo chapter={finding.rule} />
          <br />
          <em lang={language}>{reason}</em>
        </p>
      ))}
    </section>
  );
}

async function BrokenLimits({ view }: { readonly view: RosterView }) {
  const words = await getTranslations("bogowieWojny");
  const broken = view.findings.filter(({ severity }) => severity === "error");
  if (broken.length === 0) return null;
  return (
    <section className="grid gap-1" aria-label={words("roster.broken")}>
      {broken.map((finding) => (
        <InlineFinding key={finding.path + finding.code} look="error">
          {armyListFindingText(finding, words)} <ChapterNo chapter={finding.rule} />
        </InlineFinding>
      ))}
    </section>
  );
}
