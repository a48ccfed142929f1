"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { FindingRow } from "@/app/_ui/finding-row";
import { lazyPart } from "@/app/_ui/lazy-part";
import { AcceptedRow } from "@/app/(author)/_editor/accepted-row";
import { AcceptedTitle, AllClear, Drawer, SeverityCount } from "@/app/(author)/_editor/drawer";
import { newId } from "@/app/(author)/_editor/new-id";
import {
  settleObjectives,
  settlePoints,
} from "@/lib/domain/bogowie-wojny/field/commands/objectives";
import {
  bridgeRoads,
  settleBases,
  settleOrder,
} from "@/lib/domain/bogowie-wojny/field/commands/settle";
import { removeThing } from "@/lib/domain/bogowie-wojny/field/commands/things";
import type { BattlefieldFinding } from "@/lib/domain/bogowie-wojny/field/finding";
import { type FoldedFinding, foldFindings } from "@/lib/domain/bogowie-wojny/field/finding";
import type { BattlefieldFindingCode } from "@/lib/domain/bogowie-wojny/field/finding-codes";
import { subjectsOfFinding } from "@/lib/domain/bogowie-wojny/field/finding-subjects";
import { battlefieldFindingText } from "@/lib/domain/bogowie-wojny/field/finding-text";
import { thingAt } from "@/lib/domain/bogowie-wojny/field/things";
import { acceptFinding, reopenFinding } from "@/lib/domain/document/accept-finding";
import type { AcceptedFinding } from "@/lib/domain/document/accepted-findings";
import type { FieldDeskState } from "./use-field-desk";

interface FieldFindingsProps {
  readonly desk: FieldDeskState;
  /** Selects a thing and shows it. */
  readonly onShow: (id: string) => void;
}

/**
 * Live findings of chapters III and XIV, each with its chapter, its thing and its remedy; below them, the accepted
 * ones.
 */
export function FieldFindings({ desk, onShow }: FieldFindingsProps) {
  const t = useTranslations("battlefieldDesk.findings");
  const [isOpen, setOpen] = useState(true);
  const { findings, accepted } = desk;
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return (
    <Drawer
      id="field-findings"
      title={t("title")}
      listLabel={t("list")}
      summary={
        <>
          <SeverityCount severity="error">{t("errors", { count: errors })}</SeverityCount>
          {findings.length > errors && (
            <SeverityCount severity="warning">
              {t("warnings", { count: findings.length - errors })}
            </SeverityCount>
          )}
        </>
      }
      aside={accepted.length > 0 && t("accepted", { count: accepted.length })}
      isClear={findings.length + accepted.length === 0}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {findings.length === 0 && <AllClear>{t("legal")}</AllClear>}
      <ul>
        {foldFindings(findings).map(({ finding, more }) => (
          <li key={keyOf(finding)}>
            <FieldFinding finding={finding} more={more} desk={desk} onShow={onShow} />
          </li>
        ))}
      </ul>
      {accepted.length > 0 && (
        <>
          <AcceptedTitle>{t("accepted", { count: accepted.length })}</AcceptedTitle>
          <ul>
            {accepted.map((each) => (
              <li key={keyOf(each.finding)}>
                <AcceptedFieldFinding accepted={each} desk={desk} onShow={onShow} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}

function keyOf({ path, code, params }: BattlefieldFinding): string {
  return JSON.stringify([path, code, params]);
}

const AcceptDialog = lazyPart(
  async () => (await import("@/app/(author)/_editor/accept-dialog")).AcceptDialog,
  { place: "over" },
);

/** An open finding: its sentence, its remedy, a link to its thing, and a button to accept it. */
function FieldFinding({ finding, more, ...rest }: FoldedFinding & FieldFindingsProps) {
  const t = useTranslations("battlefieldDesk.findings");
  const words = useTranslations("battlefield");
  const severity = useTranslations("common.severity");
  const [isAsking, setAsking] = useState(false);
  const { field, editor } = rest.desk;
  const remedy = remedyOf(finding, rest.desk);
  const sentence = battlefieldFindingText(finding, words);
  const accept = (reason: string) => {
    const about = [finding, ...more].map((each) => subjectsOfFinding(each, field));
    editor.apply(acceptFinding, { code: finding.code, about, reason });
  };
  return (
    <FindingRow
      look={finding.severity}
      severity={severity(finding.severity)}
      rule={finding.rule}
      actions={
        <>
          {remedy && (
            <Button size="small" onPress={remedy.mend}>
              {t(`remedies.${remedy.name}`)}
            </Button>
          )}
          <ShowThing finding={finding} {...rest} />
          <Button look="bare" size="small" onPress={() => setAsking(true)}>
            {t("accept")}
          </Button>
        </>
      }
    >
      {sentence}
      {more.length > 0 && <span className="text-ink-3"> {t("more", { count: more.length })}</span>}
      {isAsking && (
        <AcceptDialog
          sentence={sentence}
          hint={t("acceptHint")}
          onAccept={accept}
          onClose={() => setAsking(false)}
        />
      )}
    </FindingRow>
  );
}

type RemedyName = "order" | "bases" | "objectives" | "bridges" | "points" | "remove";

const REMEDIES: Partial<Readonly<Record<BattlefieldFindingCode, RemedyName>>> = {
  "out-of-turn": "order",
  "water-not-first": "order",
  "obligatory-first": "order",
  "placed-after-bought": "order",
  "own-out-of-turn": "order",
  "road-out-of-turn": "order",
  "base-number": "bases",
  "base-size": "bases",
  "base-off-edge": "bases",
  "base-not-in-middle": "bases",
  "deployment-zone": "bases",
  "objective-number": "objectives",
  "objective-unknown-piece": "objectives",
  "objective-twice": "objectives",
  "objective-not-enterable": "objectives",
  "main-not-nearest": "objectives",
  "secondary-not-even": "objectives",
  "objective-chooser": "objectives",
  "objective-points": "points",
  "water-without-crossing": "bridges",
  "crossing-off-water": "remove",
  "crossing-without-road": "remove",
  "free-crossing-not-due": "remove",
  "free-crossings-several": "remove",
};

/** The action that fixes a finding; null if people must decide. */
function remedyOf(
  finding: BattlefieldFinding,
  { field, editor }: Pick<FieldDeskState, "field" | "editor">,
): { readonly name: RemedyName; readonly mend: () => void } | null {
  const name = REMEDIES[finding.code];
  if (!name) return null;
  const id = thingAt(field, finding.path);
  const ids = [newId(), newId(), newId()];
  const mend: Readonly<Record<RemedyName, () => void>> = {
    order: () => editor.apply(settleOrder, null),
    bases: () => editor.apply(settleBases, null),
    objectives: () => editor.apply(settleObjectives, { ids }),
    points: () => editor.apply(settlePoints, null),
    bridges: () => editor.apply(bridgeRoads, { newId }),
    remove: () => id !== null && editor.apply(removeThing, { id }),
  };
  return { name, mend: mend[name] };
}

interface AcceptedProps extends FieldFindingsProps {
  readonly accepted: AcceptedFinding<BattlefieldFinding>;
}

/** A finding that was set aside, with a button that makes it count again. */
function AcceptedFieldFinding({ accepted: { finding, reason }, ...rest }: AcceptedProps) {
  const words = useTranslations("battlefield");
  const { field, editor } = rest.desk;
  const reopen = () =>
    editor.apply(reopenFinding, {
      code: finding.code,
      about: [subjectsOfFinding(finding, field)],
    });
  return (
    <AcceptedRow
      finding={finding}
      sentence={battlefieldFindingText(finding, words)}
      reason={reason}
      language={field.language}
      onReopen={reopen}
    >
      <ShowThing finding={finding} {...rest} />
    </AcceptedRow>
  );
}

interface ShowThingProps extends FieldFindingsProps {
  readonly finding: BattlefieldFinding;
}

function ShowThing({ finding, desk, onShow }: ShowThingProps) {
  const t = useTranslations("battlefieldDesk.findings");
  const id = thingAt(desk.field, finding.path);
  if (id === null) return null;
  return (
    <Button look="bare" size="small" onPress={() => onShow(id)}>
      {t("show", { title: desk.titleOf(id) })}
    </Button>
  );
}
