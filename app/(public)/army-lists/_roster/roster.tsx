import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { Facts } from "@/app/_ui/facts";
import { InlineFinding } from "@/app/_ui/finding-row";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { Row, Rows } from "@/app/_ui/rows";
import { armyListFindingText } from "@/lib/domain/bogowie-wojny/list/finding";
import { figuresKey } from "@/lib/domain/bogowie-wojny/list/profile-text";
import { armyTitle, upgradeTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import type { RosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { PaperHead } from "../../_reading/paper";
import { LeaderFacts } from "./leader-facts";
import { RosterFormationTable } from "./roster-formation";
import { RosterCell, RosterNote, RosterPart, RosterUnit } from "./roster-table";

interface RosterProps {
  readonly view: RosterView;
  /** Whether the roster is shown without its owner's secrets. */
  readonly isOpen: boolean;
  /** The list's actions, below the title. */
  readonly children: ReactNode;
}

/** A whole roster: title, totals, formations, upgrades, accepted findings, notes. */
export async function Roster({ view, isOpen, children }: RosterProps) {
  const words = await getTranslations("bogowieWojny");
  const t = await getTranslations("armyList.read");
  const key = figuresKey(view, await getTranslations("bwRoster"));
  const isInferred = view.formations.some(({ regiments }) =>
    regiments.some(({ priceInferred }) => priceInferred),
  );
  return (
    <>
      <PaperHead
        title={view.title}
        lang={view.language}
        facts={
          <Facts>
            <span>{armyTitle(view, words)}</span>
            <span>{words("system")}</span>
            <span>
              {words("roster.format")} {view.format.name}
            </span>
          </Facts>
        }
      >
        {children}
      </PaperHead>
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
      {isOpen && <p className="text-ink-3">{t("open")}</p>}
      {isInferred && <p className="text-ink-3">{words("roster.inferredFoot")}</p>}
      {key && <p className="text-ink-3">{key}</p>}
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

/** The commander-in-chief and the corps commanders, who cost nothing. */
async function RosterCommanders({ view }: { readonly view: RosterView }) {
  const words = await getTranslations("bogowieWojny");
  const nameOf = ({ name, source }: RosterView["commander"]) =>
    name || words(`commanders.source.${source}`);
  const { language } = view;
  return (
    <Rows>
      <Row name={words("commanders.commander-in-chief")}>
        {nameOf(view.commander)}
        <LeaderFacts leader={view.commander.leader} language={language} />
      </Row>
      {view.corps.map((corps) => (
        <Row key={corps.number} name={corps.name || words("numbered.corps", { n: corps.number })}>
          {nameOf(corps.commander)}
          <LeaderFacts leader={corps.commander.leader} language={language} />
        </Row>
      ))}
    </Rows>
  );
}

/** Points, bases, morale and loss marks. */
async function RosterFacts({ view }: { readonly view: RosterView }) {
  const t = await getTranslations("armyList.budget");
  const words = await getTranslations("bogowieWojny");
  const { points, bases, losses, armyMorale, armyMoraleLevel } = view.summary;
  const b = (figure: ReactNode) => <Figure>{figure}</Figure>;
  const spent = (value: number | null, limit: number) =>
    value === null ? t.rich("upTo", { limit, b }) : t.rich("spentOf", { spent: value, limit, b });
  return (
    <dl className="grid grid-cols-2 gap-x-4 border-y border-rule-2 tablet:grid-cols-[repeat(auto-fit,minmax(--spacing(34),1fr))]">
      <Fact term={words("roster.unitsAndGenerals")}>
        {spent(points.units + points.generals, points.unitsLimit)}
      </Fact>
      <Fact term={words("roster.upgrades")}>
        {spent(points.upgrades, points.upgradesLimit + points.carriedOver)}
      </Fact>
      <Fact term={words("roster.total")}>{spent(points.total, points.limit)}</Fact>
      <Fact term={words("roster.bases")} note={words("roster.artillery", { n: bases.artillery })}>
        <Figure>{bases.total}</Figure>
      </Fact>
      <Fact term={words("roster.morale")} note={words("roster.moraleNumber", { n: armyMorale })}>
        <Figure>{words(`levels.${armyMoraleLevel}`)}</Figure>
      </Fact>
      <Fact term={words("roster.losses")}>
        <Figure>
          {losses.quarterBases} / {losses.halfBases}
        </Figure>{" "}
        {t("basesShort")}
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly term: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Fact({ term, note, children }: FactProps) {
  return (
    <div className="py-2">
      <dt className="text-xs text-ink-3">{term}</dt>
      <dd className="text-sm tabular-nums">
        {children}
        {note && <small className="block text-xs text-ink-2">{note}</small>}
      </dd>
    </div>
  );
}

function Figure({ children }: { readonly children: ReactNode }) {
  return <b className="font-serif text-lg leading-tight font-semibold">{children}</b>;
}

/** Upgrades bought with upgrade points: all regiments' statuses together, then each upgrade with its effect. */
async function RosterUpgrades({ view }: { readonly view: RosterView }) {
  const t = await getTranslations("armyList.list");
  const words = await getTranslations("bogowieWojny");
  const spent = view.summary.points.upgrades;
  const statuses = view.formations
    .flatMap(({ regiments }) => regiments)
    .reduce((sum, { statusPoints }) => sum + statusPoints, 0);
  if (view.upgrades.length === 0 && statuses === 0) return null;
  return (
    <RosterPart
      title={words("roster.upgrades")}
      sum={spent !== null && words("points", { n: spent })}
    >
      <tbody>
        {statuses > 0 && (
          <tr>
            <RosterUnit>{words("roster.statuses")}</RosterUnit>
            <RosterCell kind="number">{t("number", { n: statuses })}</RosterCell>
          </tr>
        )}
        {view.upgrades.map((bought, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the view is rendered once and has no ids
          <tr key={i}>
            <RosterUnit>
              {upgradeTitle(bought, words)}
              <RosterNote>{words(`upgradeEffects.${bought.upgrade}`)}</RosterNote>
              {bought.notes && <RosterNote lang={view.language}>{bought.notes}</RosterNote>}
            </RosterUnit>
            <RosterCell kind="number">{t("number", { n: bought.points })}</RosterCell>
          </tr>
        ))}
      </tbody>
    </RosterPart>
  );
}
