"use client";

import { Row, Rows } from "@/app/_ui/rows";
import { TERRAIN_KINDS } from "@/lib/domain/ground/belle-alliance/kinds";
import type { ScenarioFinding, ScenarioFindingCode } from "@/lib/domain/scenario/finding-codes";
import "./check.css";
import { Circle, CircleCheck, Printer } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/app/_ui/link-button";
import type { Language } from "@/lib/domain/language";
import { SEVERITIES, type Severity } from "@/lib/domain/severity";
import { formatNumber } from "@/lib/i18n/formats";
import { useCheck } from "../_desk/check-context";
import { useDesk } from "../_desk/desk-context";
import { deskHref } from "../_desk/desk-parts";
import { useFindingActions } from "../_desk/finding-actions";
import { AcceptedItem, FindingItem } from "../_desk/finding-item";
import { acceptedKey, findingKey } from "../_desk/finding-key";

/** Every finding at length, what a scenario must state, and what has been accepted. */
export function CheckDesk() {
  const t = useTranslations("desk.check");
  return (
    <div className="deskpane checkpane">
      <header className="checkhead">
        <h2>{t("title")}</h2>
        <p>{t("lead")}</p>
      </header>
      <div className="checkcols">
        <div className="checkmain">
          <OpenFindings />
          <Accepted />
        </div>
        <aside className="checkside">
          <MustStates />
          <Sums />
        </aside>
      </div>
    </div>
  );
}

function OpenFindings() {
  const { findings } = useCheck();
  if (findings.length === 0) return <Clean />;
  return SEVERITIES.map((severity) => <OfSeverity key={severity} severity={severity} />);
}

function OfSeverity({ severity }: { readonly severity: Severity }) {
  const t = useTranslations("desk.check.ofSeverity");
  const { findings } = useCheck();
  const own = findings.filter((finding) => finding.severity === severity);
  if (own.length === 0) return null;
  return (
    <section className="checkgroup" aria-labelledby={`check-${severity}`}>
      <h3 id={`check-${severity}`}>
        {t(severity)} <span className="text-ink-3">{own.length}</span>
      </h3>
      <ul className="findings">
        {own.map((finding) => (
          <FindingItem key={findingKey(finding)} finding={finding} />
        ))}
      </ul>
    </section>
  );
}

/** The message for a scenario without open findings. */
function Clean() {
  const t = useTranslations("desk.check");
  const { id } = useDesk();
  return (
    <section className="checkclean">
      <CircleCheck aria-hidden />
      <div>
        <h3>{t("cleanTitle")}</h3>
        <p>{t("clean")}</p>
        <LinkButton href={deskHref(id, "print")} icon={<Printer aria-hidden />}>
          {t("toPrint")}
        </LinkButton>
      </div>
    </section>
  );
}

function Accepted() {
  const t = useTranslations("desk.check");
  const { accepted } = useCheck();
  return (
    <section className="checkgroup" aria-labelledby="check-accepted">
      <h3 id="check-accepted">
        {t("accepted")}{" "}
        {accepted.length > 0 && <span className="text-ink-3">{accepted.length}</span>}
      </h3>
      {accepted.length === 0 && <p className="text-ink-3">{t("acceptedNone")}</p>}
      <ul className="findings">
        {accepted.map((each) => (
          <AcceptedItem key={acceptedKey(each)} accepted={each} />
        ))}
      </ul>
    </section>
  );
}

/** The list of 1.1.9, ticked or with what is still open. */
function MustStates() {
  const t = useTranslations("desk.check");
  return (
    <section className="muststate" aria-labelledby="check-must">
      <h3 id="check-must">
        {t("must")} <span className="rule-no">1.1.9</span>
      </h3>
      <p className="text-ink-3">{t("mustText")}</p>
      <ul>
        {MUST_STATE.map((what) => (
          <MustItem key={what} what={what} />
        ))}
      </ul>
    </section>
  );
}

function MustItem({ what }: { readonly what: MustState }) {
  const t = useTranslations("desk.check");
  const { findings } = useCheck();
  const { show } = useFindingActions();
  const open = openOf(what, findings);
  const [first] = open;
  return (
    <li className={first ? "open" : "done"}>
      {first ? <Circle aria-hidden /> : <CircleCheck aria-hidden />}
      {first ? (
        <button type="button" className="linkish" onClick={() => show(first)}>
          {t(`items.${what}`)}
        </button>
      ) : (
        <span>{t(`items.${what}`)}</span>
      )}
      <span className="text-ink-3">{first ? t("missing", { count: open.length }) : t("done")}</span>
    </li>
  );
}

const SUMS = ["sides", "units", "men", "figures", "guns", "modelGuns", "gunners"] as const;

function Sums() {
  const t = useTranslations("desk.check");
  const language = useLocale() as Language;
  const { summary } = useCheck();
  return (
    <section aria-labelledby="check-sums">
      <h3 id="check-sums">{t("sumTitle")}</h3>
      <Rows>
        {SUMS.map((sum) => (
          <Row key={sum} name={t(`sum.${sum}`)}>
            {formatNumber(language, summary[sum])}
          </Row>
        ))}
      </Rows>
    </section>
  );
}

/** What a scenario states before a game can begin, in the order of 1.1.9. */
const MUST_STATE = ["sides", "tasks", "units", "valour", "terrain", "map", "length"] as const;
type MustState = (typeof MUST_STATE)[number];

const OPEN_WITH: Readonly<Record<MustState, readonly ScenarioFindingCode[]>> = {
  sides: ["sides-missing"],
  tasks: ["tasks-missing"],
  units: ["units-missing", "strength-missing", "guns-missing", "commander-missing"],
  valour: [
    "valour-undecided",
    "valour-row-unknown",
    "valour-year-missing",
    "valour-year-outside",
    "valour-reason-missing",
  ],
  terrain: TERRAIN_KINDS.flatMap(({ openFinding }) => openFinding ?? []),
  map: ["map-empty"],
  length: ["length-missing"],
};

/** The open findings that keep something from being stated; none once it is. */
function openOf(what: MustState, findings: readonly ScenarioFinding[]): readonly ScenarioFinding[] {
  return findings.filter(({ code }) => OPEN_WITH[what].includes(code));
}
