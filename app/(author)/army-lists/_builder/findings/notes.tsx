"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useId, useState } from "react";
import { Button } from "@/app/_ui/button";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { ArmyListFinding } from "@/lib/domain/army-list/finding";
import { READING_OF_FINDING } from "@/lib/domain/army-list/finding-readings";
import { armyListFindingText } from "@/lib/domain/army-list/finding-text";
import { isOverrun } from "@/lib/domain/army-list/savings";
import { useEditor } from "../list-editor";
import { useArmyList, useRuleWords } from "../use-army-list";
import { ReadingWords } from "./reading-notes";
import { remedyOf } from "./remedy-of";
import { SavingsMenu } from "./savings-menu";

const AcceptFinding = lazy(() => import("./accept-finding"));

/** Findings on the thing they are about, each with its paragraph, the one step that mends it where there is one, and the way to accept it. */
export function Notes({ findings }: { readonly findings: readonly ArmyListFinding[] }) {
  return findings.map((finding) => (
    <Note key={`${finding.path} ${finding.code}`} finding={finding} />
  ));
}

function Note({ finding }: { readonly finding: ArmyListFinding }) {
  const words = useRuleWords();
  const severity = useTranslations("common.severity");
  const { canEdit } = useEditor();
  const id = useId();
  return (
    <InlineFinding look={finding.severity}>
      <div className="fix">
        <span id={id}>
          <span className="sr">{severity(finding.severity)}: </span>
          {armyListFindingText(finding, words)} <ChapterNo chapter={finding.rule} />
          <ReadBehind finding={finding} />
        </span>
        {canEdit && <NoteActions finding={finding} wordsId={id} />}
      </div>
    </InlineFinding>
  );
}

/** The reading a finding rests on, where there is one. */
function ReadBehind({ finding }: { readonly finding: ArmyListFinding }) {
  const t = useTranslations("armyList.format");
  const reading = READING_OF_FINDING[finding.code];
  if (reading === undefined) return null;
  return (
    <small className="quiet">
      {" "}
      {t("readAs")} <ReadingWords reading={reading} />
    </small>
  );
}

interface NoteActionsProps {
  readonly finding: ArmyListFinding;
  /** Of what the finding says, without which "Accept" says little. */
  readonly wordsId: string;
}

function NoteActions({ finding, wordsId }: NoteActionsProps) {
  const remedies = useTranslations("armyList.remedies");
  const t = useTranslations("armyList.accepted");
  const list = useArmyList();
  const remedy = remedyOf(finding, list, useEditor());
  const [isAsking, setAsking] = useState(false);
  return (
    <span className="acts">
      {remedy && (
        <Button aria-describedby={wordsId} onPress={remedy}>
          {remedies(finding.code)}
        </Button>
      )}
      {isOverrun(finding.code) && <SavingsMenu code={finding.code} wordsId={wordsId} />}
      <Button look="bare" aria-describedby={wordsId} onPress={() => setAsking(true)}>
        {t("open")}
      </Button>
      {isAsking && (
        <Suspense>
          <AcceptFinding finding={finding} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </span>
  );
}
