"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/app/_ui/button";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { lazyPart } from "@/app/_ui/lazy-part";
import { Menu } from "@/app/_ui/menu";
import type { MenuAction } from "@/app/_ui/menu-list";
import { newId } from "@/app/(author)/_editor/new-id";
import type {
  ArmyFormation,
  ArmyList,
  Brigade,
  Regiment,
} from "@/lib/domain/bogowie-wojny/list/army-list";
import { dissolveBrigade, leaveBrigade } from "@/lib/domain/bogowie-wojny/list/commands/brigades";
import { addGeneral, editGeneral } from "@/lib/domain/bogowie-wojny/list/commands/formations";
import { editRegiment, setBases } from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { takeAway } from "@/lib/domain/bogowie-wojny/list/commands/take-away";
import { buyUpgrade } from "@/lib/domain/bogowie-wojny/list/commands/upgrades";
import type { ArmyListFinding } from "@/lib/domain/bogowie-wojny/list/finding";
import {
  armyListFindingText,
  type BogowieWojnyWords,
  READINGS_OF_FINDING,
} from "@/lib/domain/bogowie-wojny/list/finding";
import { formationTitle, regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { formationNumber } from "@/lib/domain/bogowie-wojny/list/roster-view";
import {
  isOverrun,
  type Overrun,
  type Saving,
  savingsOf,
} from "@/lib/domain/bogowie-wojny/list/savings";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import { FindingSentence } from "../../_parts/finding-sentence";
import { type ListEditor, useEditor } from "../list-editor";
import { useArmyList, useRuleWords } from "../use-army-list";
import { ReadingWords } from "./reading-notes";

const AcceptFinding = lazyPart(async () => (await import("./accept-finding")).default, {
  place: "over",
});

/**
 * Findings about the item they are shown with, each with its paragraph, its remedy if there is one, and a button to
 * accept it.
 */
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
    <FindingSentence
      look={finding.severity}
      actions={canEdit && <NoteActions finding={finding} wordsId={id} />}
    >
      <span id={id}>
        <span className="sr-only">{severity(finding.severity)}: </span>
        {armyListFindingText(finding, words)} <ChapterNo chapter={finding.rule} />
        <ReadBehind finding={finding} />
      </span>
    </FindingSentence>
  );
}

/** The readings that a finding is based on, if any. */
function ReadBehind({ finding }: { readonly finding: ArmyListFinding }) {
  const t = useTranslations("armyList.format");
  return READINGS_OF_FINDING[finding.code]?.map((reading) => (
    <small key={reading} className="text-ink-3">
      {" "}
      {t("readAs")} <ReadingWords reading={reading} />
    </small>
  ));
}

interface NoteActionsProps {
  readonly finding: ArmyListFinding;
  /** Id of the finding's sentence, which gives "Accept" its context. */
  readonly wordsId: string;
}

function NoteActions({ finding, wordsId }: NoteActionsProps) {
  const remedies = useTranslations("armyList.remedies");
  const t = useTranslations("armyList.accepted");
  const list = useArmyList();
  const remedy = remedyOf(finding, list, useEditor());
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {remedy && (
        <Button size="small" aria-describedby={wordsId} onPress={remedy}>
          {remedies(finding.code)}
        </Button>
      )}
      {isOverrun(finding.code) && <SavingsMenu code={finding.code} wordsId={wordsId} />}
      <Button look="bare" size="small" aria-describedby={wordsId} onPress={() => setAsking(true)}>
        {t("open")}
      </Button>
      {isAsking && <AcceptFinding finding={finding} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The action that fixes a finding, or `null` if the owner has to choose. Words: `armyList.remedies`. */
function remedyOf(
  finding: ArmyListFinding,
  list: ArmyList,
  editor: ListEditor,
): (() => void) | null {
  const [, part, index, below, lower] = finding.path.split("/");
  const formation = part === "formations" ? list.formations[Number(index)] : undefined;
  if (formation === undefined) return null;
  const brigade = below === "brigades" ? formation.brigades[Number(lower)] : undefined;
  if (brigade !== undefined) return remedyOfBrigade(finding, brigade, editor);
  const regiment = below === "regiments" ? formation.regiments[Number(lower)] : undefined;
  return regiment === undefined
    ? remedyOfFormation(finding, formation, editor)
    : remedyOfRegiment(finding, regiment, editor);
}

function remedyOfBrigade(
  { code }: ArmyListFinding,
  { id }: Brigade,
  editor: ListEditor,
): (() => void) | null {
  return code === "brigade-of-one" ? () => editor.apply(dissolveBrigade, { id }) : null;
}

function remedyOfFormation(
  { code, params }: ArmyListFinding,
  { id: formationId }: ArmyFormation,
  editor: ListEditor,
): (() => void) | null {
  switch (code) {
    case "general-missing":
      return () => editor.apply(addGeneral, { formationId });
    case "general-of-other-arm": {
      const kind = params.arm === "cavalry" ? "cavalry" : "infantry";
      return () => editor.apply(editGeneral, { formationId, changes: { kind } });
    }
    case "extra-general-not-bought":
      return () => editor.apply(buyUpgrade, { id: newId(), upgrade: "extra-general" });
    default:
      return null;
  }
}

const REGIMENT_REMEDIES: Readonly<Partial<Record<ArmyListFinding["code"], Partial<Regiment>>>> = {
  "militia-status": { veteran: "no" },
  "landwehr-status": { veteran: "no", elite: false },
  "veteran-already": { veteran: "own" },
  "elite-not-allowed": { elite: false },
  "follows-but-not-regimental": { followsRegimentId: null },
  "brigade-unknown": { brigadeId: null },
};

function remedyOfRegiment(
  { code }: ArmyListFinding,
  { id }: Regiment,
  editor: ListEditor,
): (() => void) | null {
  if (code === "battery-of-several-bases") return () => editor.apply(setBases, { id, bases: 1 });
  if (code === "brigade-with-battery") return () => editor.apply(leaveBrigade, { regimentId: id });
  const changes = REGIMENT_REMEDIES[code];
  return changes ? () => editor.apply(editRegiment, { id, changes }) : null;
}

interface SavingsMenuProps {
  readonly code: Overrun;
  /** Id of the finding's sentence. */
  readonly wordsId: string;
}

/** What could be removed if the list exceeds a limit, with the amount saved: only the owner can choose. */
function SavingsMenu({ code, wordsId }: SavingsMenuProps) {
  const t = useTranslations("armyList.savings");
  const words = useRuleWords();
  const editor = useEditor();
  const actions = (): MenuAction[] => {
    const list = editor.current();
    const savings = savingsOf(list, code);
    if (savings.length === 0) return [{ id: "none", label: t("none"), isDisabled: true }];
    return savings.map((saving) => ({
      id: `${saving.is} ${saving.id}`,
      label: t(saving.is, { name: nameOf(list, saving, words) }),
      detail: t("saved", { amount: words(saving.unit, { n: saving.saved }) }),
      onAction: () => editor.apply(takeAway, { is: saving.is, id: saving.id }),
    }));
  };
  return (
    <Menu
      label={t("open")}
      trigger={
        <Button size="small" aria-describedby={wordsId}>
          {t("open")}
        </Button>
      }
      actions={actions}
    />
  );
}

/** The name of a regiment, a formation or an upgrade in the list. */
function nameOf(list: ArmyList, { id }: Saving, words: BogowieWojnyWords): string {
  const regiment = regimentsOf(list).find((each) => each.id === id);
  if (regiment !== undefined) return regimentTitle(regiment, words);
  const formation = list.formations.find((each) => each.id === id);
  if (formation !== undefined) {
    return formationTitle({ ...formation, number: formationNumber(list, formation) }, words);
  }
  const upgrade = list.upgrades.find((each) => each.id === id);
  return upgrade === undefined ? "" : words(`upgrades.${upgrade.upgrade}`);
}
