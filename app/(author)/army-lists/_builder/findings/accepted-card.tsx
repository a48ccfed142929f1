"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { ChapterNo } from "@/app/_ui/chapter-no";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import type { ArmyListFinding } from "@/lib/domain/bogowie-wojny/list/finding";
import {
  armyListFindingText,
  type BogowieWojnyWords,
} from "@/lib/domain/bogowie-wojny/list/finding";
import { formationTitle, regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { formationNumber } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import { reopenFinding } from "@/lib/domain/document/accept-finding";
import type { AcceptedFinding } from "@/lib/domain/document/accepted-findings";
import { subjectAt } from "@/lib/domain/document/subject-at";
import { FindingSentence } from "../../_parts/finding-sentence";
import type { Choice } from "../choice";
import { useEditor } from "../list-editor";
import { choiceAt } from "../places";
import { Card, CardHead } from "../roster/card";
import { useArmyList, useRuleWords } from "../use-army-list";

type Accepted = AcceptedFinding<ArmyListFinding>;

/** Findings that the player has accepted, with their reasons and buttons that make them count again. */
export function AcceptedCard({ accepted }: { readonly accepted: readonly Accepted[] }) {
  const t = useTranslations("armyList.accepted");
  if (accepted.length === 0) return null;
  return (
    <Card titleId="accepted-title">
      <CardHead title={t("title")} titleId="accepted-title" />
      {accepted.map((one) => (
        <AcceptedNote key={`${one.finding.path} ${one.finding.code}`} accepted={one} />
      ))}
    </Card>
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
    <FindingSentence
      look="note"
      actions={
        editor.canEdit && (
          <Button size="small" onPress={reopen}>
            {t("reopen")}
          </Button>
        )
      }
    >
      <b>{placeOf(path)}</b> · {armyListFindingText(finding, words)} <ChapterNo chapter={rule} />
      <br />
      <span lang={list.language}>{t("because", { reason })}</span>
    </FindingSentence>
  );
}

/** Fields in which two writers may conflict, with their keys in `armyList.entry`. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  title: "title",
  nation: "nation",
  year: "year",
  language: "language",
  name: "name",
  notes: "note",
  bases: "bases",
  unitKind: "kind",
  veteran: "veteran",
  elite: "elite",
  general: "general",
  count: "count",
  followsRegimentId: "follows",
};

/** The words for a place of a conflict between two writers: the item's name and the field. */
function usePlaceWords(): (path: string) => string {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const { current } = useEditor();
  return (path) => {
    const list = current();
    const field = FIELD_WORDS[path.split("/").at(-1) ?? ""];
    const thing = nameOf(list, choiceAt(list, path), words) ?? t("listTitle");
    return field === undefined ? thing : `${thing} · ${t(field)}`;
  };
}

function nameOf(list: ArmyList, choice: Choice, words: BogowieWojnyWords): string | undefined {
  if (choice.is === "format") return words("roster.format");
  if (!("id" in choice)) return undefined;
  const isIt = ({ id }: { id: string }) => id === choice.id;
  const regiment = regimentsOf(list).find(isIt);
  if (regiment) return regimentTitle(regiment, words);
  const formation = list.formations.find(isIt);
  if (formation) {
    return formationTitle({ ...formation, number: formationNumber(list, formation) }, words);
  }
  const upgrade = list.upgrades.find(isIt);
  return upgrade && words(`upgrades.${upgrade.upgrade}`);
}
