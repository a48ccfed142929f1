"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { FindingRow } from "@/app/_ui/finding-row";
import { AcceptedRow } from "@/app/(author)/_editor/accepted-row";
import { acceptFinding, reopenFinding } from "@/lib/domain/accept-finding";
import type { AcceptedFinding } from "@/lib/domain/accepted-findings";
import type { BattlefieldFinding } from "@/lib/domain/battlefield/finding";
import { subjectsOfFinding } from "@/lib/domain/battlefield/finding-subjects";
import { battlefieldFindingText } from "@/lib/domain/battlefield/finding-text";
import type { FoldedFinding } from "@/lib/domain/battlefield/fold-findings";
import { thingAt } from "@/lib/domain/battlefield/things";
import type { FieldFindingsProps } from "./field-findings";
import { remedyOf } from "./remedy-of";

const AcceptDialog = dynamic(() =>
  import("@/app/(author)/_editor/accept-dialog").then((module) => module.AcceptDialog),
);

/** One open finding: its sentence, the step that mends it, the way to its thing, the way to accept it. */
export function FieldFinding({ finding, more, ...rest }: FoldedFinding & FieldFindingsProps) {
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
          {remedy && <Button onPress={remedy.mend}>{t(`remedies.${remedy.name}`)}</Button>}
          <ShowThing finding={finding} {...rest} />
          <Button look="bare" onPress={() => setAsking(true)}>
            {t("accept")}
          </Button>
        </>
      }
    >
      {sentence}
      {more.length > 0 && <span className="quiet"> {t("more", { count: more.length })}</span>}
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

interface AcceptedProps extends FieldFindingsProps {
  readonly accepted: AcceptedFinding<BattlefieldFinding>;
}

/** One finding set aside, and the way to let it count again. */
export function AcceptedFieldFinding({ accepted: { finding, reason }, ...rest }: AcceptedProps) {
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
    <Button look="bare" onPress={() => onShow(id)}>
      {t("show", { title: desk.titleOf(id) })}
    </Button>
  );
}
