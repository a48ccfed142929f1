"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { InlineFinding } from "@/app/_ui/finding-row";
import { reopenFinding } from "@/lib/domain/accept-finding";
import type { AcceptedFinding } from "@/lib/domain/accepted-findings";
import type { ArmyListFinding } from "@/lib/domain/army-list/finding";
import { armyListFindingText } from "@/lib/domain/army-list/finding-text";
import { subjectAt } from "@/lib/domain/subject-at";
import { useEditor } from "../list-editor";
import { useArmyList, useRuleWords } from "../use-army-list";
import { usePlaceWords } from "./use-place-words";

type Accepted = AcceptedFinding<ArmyListFinding>;

/** Findings the player accepted, with his reasons, and the way to let each count again. */
export function AcceptedCard({ accepted }: { readonly accepted: readonly Accepted[] }) {
  const t = useTranslations("armyList.accepted");
  if (accepted.length === 0) return null;
  return (
    <section className="division" aria-labelledby="accepted-title">
      <header>
        <div className="divb">
          <h3 className="title" id="accepted-title">
            {t("title")}
          </h3>
        </div>
      </header>
      {accepted.map((one) => (
        <AcceptedNote key={`${one.finding.path} ${one.finding.code}`} accepted={one} />
      ))}
    </section>
  );
}

function AcceptedNote({ accepted: { finding, reason } }: { readonly accepted: Accepted }) {
  const t = useTranslations("armyList.accepted");
  const words = useRuleWords();
  const list = useArmyList();
  const editor = useEditor();
  const placeOf = usePlaceWords();
  const { code, path, rule } = finding;
  const reopen = () => editor.apply(reopenFinding, { code, about: [[subjectAt(list, path)]] });
  return (
    <InlineFinding look="note">
      <div className="fix">
        <span>
          <b>{placeOf(path)}</b> · {armyListFindingText(finding, words)}{" "}
          <ChapterNo chapter={rule} />
          <br />
          <span lang={list.language}>{t("because", { reason })}</span>
        </span>
        {editor.canEdit && <Button onPress={reopen}>{t("reopen")}</Button>}
      </div>
    </InlineFinding>
  );
}
