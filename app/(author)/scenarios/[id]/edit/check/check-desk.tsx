"use client";

import { Circle, CircleCheck, Printer } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { wordButtonLook } from "@/app/_ui/button-look";
import { LinkButton } from "@/app/_ui/link-button";
import { Row, Rows } from "@/app/_ui/rows";
import { RuleNo } from "@/app/_ui/rule-no";
import { TERRAIN_KINDS } from "@/lib/domain/belle-alliance/ground/kinds";
import type {
  ScenarioFinding,
  ScenarioFindingCode,
} from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { SEVERITIES, type Severity } from "@/lib/domain/document/severity";
import { formatNumber } from "@/lib/i18n/formats";
import { useCheck } from "../_desk/check-context";
import { useDesk } from "../_desk/desk-context";
import { DeskPane } from "../_desk/desk-pane";
import { deskHref } from "../_desk/desk-parts";
import { useFindingActions } from "../_desk/finding-actions";
import { AcceptedItem } from "../_desk/finding-item";
import { acceptedKey } from "../_desk/finding-key";
import { FindingList } from "../_desk/finding-list";
import { StaleCheck } from "../_desk/stale-check";
import { PartHead } from "../_overview/part-head";

/** All findings in full, what a scenario must state, and the accepted findings. */
export function CheckDesk() {
  const t = useTranslations("desk.check");
  return (
    <DeskPane className="bg-paper">
      <PartHead title={t("title")} lead={t("lead")} />
      <div className="grid max-w-310 grid-cols-[minmax(0,1fr)_--spacing(72)] items-start gap-8 max-wide-tablet:grid-cols-1 max-wide-tablet:gap-5">
        <div className="grid gap-6">
          <StaleCheck />
          <OpenFindings />
          <Accepted />
        </div>
        <aside className="grid gap-6 border border-rule-2 bg-sheet p-4 max-wide-tablet:-order-1">
          <MustStates />
          <Sums />
        </aside>
      </div>
    </DeskPane>
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
    <section aria-labelledby={`check-${severity}`}>
      <h3 className="mb-2" id={`check-${severity}`}>
        {t(severity)} <span className="text-ink-3">{own.length}</span>
      </h3>
      <FindingList layout="roomy" findings={own} />
    </section>
  );
}

/** The message for a scenario without open findings. */
function Clean() {
  const t = useTranslations("desk.check");
  const { id } = useDesk();
  return (
    <section className="flex gap-4 border border-rule-2 border-s-3 border-s-ok bg-sheet p-5">
      <CircleCheck className="size-7 flex-none text-ok" aria-hidden />
      <div>
        <h3>{t("cleanTitle")}</h3>
        <p className="mt-1 mb-3 max-w-[60ch] text-ink-2">{t("clean")}</p>
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
    <section aria-labelledby="check-accepted">
      <h3 className="mb-2" id="check-accepted">
        {t("accepted")}{" "}
        {accepted.length > 0 && <span className="text-ink-3">{accepted.length}</span>}
      </h3>
      {accepted.length === 0 ? (
        <p className="text-ink-3">{t("acceptedNone")}</p>
      ) : (
        <ul className="border border-rule-2 bg-sheet">
          {accepted.map((each) => (
            <AcceptedItem key={acceptedKey(each)} accepted={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The list of 1.1.9: each statement ticked or with what is missing. */
function MustStates() {
  const t = useTranslations("desk.check");
  return (
    <section className="text-sm" aria-labelledby="check-must">
      <h3 className="mb-2" id="check-must">
        {t("must")} <RuleNo rule="1.1.9" />
      </h3>
      <p className="text-pretty text-ink-3">{t("mustText")}</p>
      <ul className="mt-2">
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
    <li className="grid min-h-8 grid-cols-[--spacing(4.5)_1fr_auto] items-center gap-2 border-rule border-t">
      {first ? (
        <Circle className="text-error" aria-hidden />
      ) : (
        <CircleCheck className="text-ok" aria-hidden />
      )}
      {first ? (
        <button
          type="button"
          className={wordButtonLook({ className: "font-semibold" })}
          onClick={() => show(first)}
        >
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
  const language = useLocale();
  const { summary } = useCheck();
  return (
    <section aria-labelledby="check-sums">
      <h3 className="mb-2" id="check-sums">
        {t("sumTitle")}
      </h3>
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

/** What a scenario must state before a game can begin, in the order of 1.1.9. */
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

/** The open findings that leave a statement incomplete; none if it is complete. */
function openOf(what: MustState, findings: readonly ScenarioFinding[]): readonly ScenarioFinding[] {
  return findings.filter(({ code }) => OPEN_WITH[what].includes(code));
}
