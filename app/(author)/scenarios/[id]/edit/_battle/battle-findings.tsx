"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { FindingRow } from "@/app/_ui/finding-row";
import { lazyPart } from "@/app/_ui/lazy-part";
import { focusOn } from "@/app/_ui/once-there";
import { AcceptedRow } from "@/app/(author)/_editor/accepted-row";
import { AcceptedTitle, AllClear, Drawer, SeverityCount } from "@/app/(author)/_editor/drawer";
import {
  type BattleScenarioFinding,
  checkBattleScenario,
  subjectsOfBattleFinding,
} from "@/lib/domain/bogowie-wojny/scenario/check";
import { acceptFinding, reopenFinding } from "@/lib/domain/document/accept-finding";
import type { AcceptedFinding } from "@/lib/domain/document/accepted-findings";
import { SEVERITIES } from "@/lib/domain/document/severity";
import { useBattle, useEditor } from "./battle-editor";

const COUNTS = { error: "errors", warning: "warnings", note: "notes" } as const;

/** What the check finds in the scenario, each with its place and a button to accept it; below, what was accepted. */
export function BattleFindings() {
  const t = useTranslations("battleScenario.desk");
  const words = useTranslations("desk.drawer");
  const [isOpen, setOpen] = useState(true);
  const { findings, accepted } = checkBattleScenario(useBattle());
  const asideWords = words("accepted", { count: accepted.length });
  return (
    <Drawer
      id="battle-findings"
      title={t("check")}
      listLabel={words("list")}
      summary={SEVERITIES.map((severity) => {
        const count = findings.filter((each) => each.severity === severity).length;
        return (
          count > 0 && (
            <SeverityCount key={severity} severity={severity}>
              {words(COUNTS[severity], { count })}
            </SeverityCount>
          )
        );
      })}
      aside={accepted.length > 0 && asideWords}
      isClear={findings.length + accepted.length === 0}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {findings.length === 0 && <AllClear>{t("legal")}</AllClear>}
      <ul>
        {findings.map((finding) => (
          <li key={keyOf(finding)}>
            <OpenFinding finding={finding} />
          </li>
        ))}
      </ul>
      {accepted.length > 0 && (
        <>
          <AcceptedTitle>{asideWords}</AcceptedTitle>
          <ul>
            {accepted.map((each) => (
              <li key={keyOf(each.finding)}>
                <Accepted accepted={each} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}

function keyOf({ path, code, params }: BattleScenarioFinding): string {
  return `${path} ${code} ${params.role ?? ""}`;
}

const AcceptDialog = lazyPart(
  async () => (await import("@/app/(author)/_editor/accept-dialog")).AcceptDialog,
  { place: "over" },
);

function OpenFinding({ finding }: { readonly finding: BattleScenarioFinding }) {
  const t = useTranslations("battleScenario");
  const words = useTranslations("desk");
  const severity = useTranslations("common.severity");
  const { apply, current } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const sentence = t(`findings.${finding.code}`, finding.params);
  const accept = (reason: string) => {
    const about = [subjectsOfBattleFinding(finding, current())];
    apply(acceptFinding, { code: finding.code, about, reason });
  };
  return (
    <FindingRow
      look={finding.severity}
      severity={severity(finding.severity)}
      rule={finding.rule}
      actions={
        <>
          <ShowPlace finding={finding} />
          <Button look="bare" size="small" onPress={() => setAsking(true)}>
            {words("remedies.accept")}
          </Button>
        </>
      }
    >
      {sentence}
      {isAsking && (
        <AcceptDialog
          sentence={sentence}
          hint={words("accept.hint")}
          onAccept={accept}
          onClose={() => setAsking(false)}
        />
      )}
    </FindingRow>
  );
}

interface AcceptedProps {
  readonly accepted: AcceptedFinding<BattleScenarioFinding>;
}

/** A finding that was set aside, with a button that makes it count again. */
function Accepted({ accepted: { finding, reason } }: AcceptedProps) {
  const t = useTranslations("battleScenario.findings");
  const { apply, current } = useEditor();
  const { language } = useBattle();
  const reopen = () => {
    const about = [subjectsOfBattleFinding(finding, current())];
    apply(reopenFinding, { code: finding.code, about });
  };
  return (
    <AcceptedRow
      finding={finding}
      sentence={t(finding.code, finding.params)}
      reason={reason}
      language={language}
      onReopen={reopen}
    >
      <ShowPlace finding={finding} />
    </AcceptedRow>
  );
}

/** Leads to the part of the form that a finding is about. */
function ShowPlace({ finding: { path } }: { readonly finding: BattleScenarioFinding }) {
  const t = useTranslations("battleScenario.desk");
  const show = () => {
    const [, list, index] = path.split("/");
    const part = document.getElementById(`battle-${list}`);
    const thing = part?.querySelectorAll("fieldset")[Number(index)];
    focusOn((thing ?? part)?.querySelector<HTMLElement>("input, select, button"));
  };
  return (
    <Button look="bare" size="small" onPress={show}>
      {t("show")}
    </Button>
  );
}
