"use client";

import { useTranslations } from "next-intl";
import { memo, useCallback, useState } from "react";
import { ValourTrack } from "@/app/_map/valour-track";
import { RuleNo } from "@/app/_ui/rule-no";
import { Segmented } from "@/app/_ui/segmented";
import { chooseValour } from "@/lib/domain/belle-alliance/scenario/commands/units";
import { unitLossSteps } from "@/lib/domain/belle-alliance/scenario/derive";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitProposal, unitValour, yearOf } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import { TABLE_15 } from "@/lib/rules/belle-alliance/tables/table-15";
import {
  type EffectiveValour,
  table21Row,
} from "@/lib/rules/belle-alliance/valour/effective-valour";
import { type ScenarioEditor, useDocument, useEditor } from "../../_desk/scenario-editor";
import { useRowWords } from "../use-row-words";
import { useUnitWords } from "../use-words";
import { ValourRowChoice } from "../valour-row-choice";
import { InspectorSection } from "./inspector-section";
import { OwnValour } from "./own-valour";
import type { UnitBlockProps } from "./unit-block";

interface ValourBlockProps extends UnitBlockProps {
  readonly parents: readonly FormationNode[];
}

/** A unit's valour, the row of table 21 it is based on and why, and alternatives [5.5.1]. */
export function ValourBlock({ unit, settings, parents }: ValourBlockProps) {
  const t = useTranslations("orderOfBattle.valour");
  const editor = useEditor();
  const year = useDocument(yearOf as (scenario: Scenario) => number);
  const [asksOwn, setAsksOwn] = useState(false);
  const valour = unitValour(unit, { parents, year });
  const proposal = unitProposal(unit, { parents, year });
  const isOwn = unit.valour.own !== null || asksOwn;
  const { id } = unit;
  const choose = useCallback(
    (from: ValourFrom) => {
      setAsksOwn(from === "own");
      if (from === "table") editor.apply(chooseValour, { unitId: id, choice: { own: null } });
    },
    [editor, id],
  );
  return (
    <InspectorSection title={t("title")} rule="T21">
      <div className="grid grid-cols-[auto_1fr] items-center gap-3 text-sm leading-snug">
        <BigValour valour={valour} />
        <Reason valour={valour} unit={unit} proposal={proposal} />
      </div>
      {valour.tableValues.length > 1 && unit.valour.own === null && (
        <Pick unit={unit} values={valour.tableValues} editor={editor} />
      )}
      <ValourRowChoice unit={unit} proposal={proposal} rowId={valour.row} />
      <FromChoice value={isOwn ? "own" : "table"} choose={choose} />
      {isOwn && <OwnValour unit={unit} tableValue={valour.tableValues[0] ?? 0} />}
      <LossSteps steps={unitLossSteps(unit, settings)} from={valour.value} />
    </InspectorSection>
  );
}

type ValourFrom = "table" | "own";

interface FromChoiceProps {
  readonly value: ValourFrom;
  readonly choose: (from: ValourFrom) => void;
}

const FromChoice = memo(function FromChoice({ value, choose }: FromChoiceProps) {
  const t = useTranslations("orderOfBattle.valour");
  return (
    <Segmented
      label={t("which")}
      labelHidden
      full
      value={value}
      onChange={choose}
      segments={[
        { value: "table", label: t("fromTable") },
        { value: "own", label: t("own") },
      ]}
    />
  );
});

/** The value, and its position on the scale from −5 to +5; two dots if the table gives two values. */
function BigValour({ valour }: { readonly valour: EffectiveValour }) {
  const t = useTranslations("orderOfBattle.valour");
  const { signed } = useUnitWords();
  const { value, origin, tableValues } = valour;
  const other = origin === "undecided" ? tableValues[1] : undefined;
  const shown = other === undefined ? signed(value) : `${signed(value)} / ${signed(other)}`;
  return (
    <div className="grid justify-items-center gap-0.5">
      <span className="whitespace-nowrap font-semibold font-serif text-2xl leading-none tabular-nums">
        {shown}
      </span>
      <ValourTrack
        values={other === undefined ? [value] : [value, other]}
        label={t("track", { value: shown })}
      />
    </div>
  );
}

interface ReasonProps {
  readonly unit: Unit;
  readonly valour: EffectiveValour;
  readonly proposal: ReturnType<typeof unitProposal>;
}

function Reason({ unit, valour, proposal }: ReasonProps) {
  const t = useTranslations("orderOfBattle.valour");
  const rules = useTranslations("belleAlliance");
  const words = useUnitWords();
  const rowWords = useRowWords();
  const values = valour.tableValues.map(words.signed).join(" / ");
  const isChosen = unit.valour.row !== null && valour.row === unit.valour.row;
  const why = isChosen
    ? t("chosen")
    : [
        rules(`valourWhy.${proposal.why.code}`, { ...proposal.why.params }),
        ...proposal.doubts.map((doubt) =>
          rules(`valourDoubt.${doubt}`, { ...proposal.why.params }),
        ),
      ].join(" ");
  return (
    <p>
      <b>
        {valour.row ? (
          <a href={addressOfRow(valour.row)} target="_blank" rel="noopener">
            {rowWords(valour.row)} {values}
          </a>
        ) : (
          t("noRow", { value: values })
        )}
      </b>
      <br />
      <span className="text-ink-3">
        {why}
        {!isChosen && ` ${rules(`valourConfidence.${proposal.confidence}`)}.`}
      </span>
    </p>
  );
}

/** The address of a row of table 21 in the rules pages, among those of its nation. */
function addressOfRow(id: string): string {
  const heading = table21Row(id)?.heading ?? "all";
  return `/rules/belle-alliance/tables/21?nation=${heading}#${id}`;
}

interface PickProps {
  readonly unit: Unit;
  readonly values: readonly number[];
  readonly editor: ScenarioEditor;
}

function Pick({ unit, values, editor }: PickProps) {
  const t = useTranslations("orderOfBattle.valour");
  const { signed } = useUnitWords();
  const { pick } = unit.valour;
  return (
    <Segmented
      label={t("pick")}
      full
      value={pick === null ? null : pick === 0 ? "first" : "second"}
      onChange={(value) =>
        editor.apply(chooseValour, {
          unitId: unit.id,
          choice: { pick: value === "first" ? 0 : 1 },
        })
      }
      segments={[
        { value: "first", label: signed(values[0] ?? 0) },
        { value: "second", label: signed(values[1] ?? 0) },
      ]}
    />
  );
}

interface LossStepsProps {
  readonly steps: readonly number[];
  readonly from: number;
}

/** The numbers of figures at which a point of valour is lost [table 15]. */
function LossSteps({ steps, from }: LossStepsProps) {
  const t = useTranslations("orderOfBattle.valour");
  const { signed } = useUnitWords();
  const shown = steps.flatMap((figures, i) =>
    figures > 0 ? [{ figures, left: from - i - 1 }] : [],
  );
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of figures, not of fields
    <div
      className="mt-1 flex items-center gap-1 text-xs tabular-nums"
      role="group"
      aria-label={t("steps")}
    >
      <span className="me-auto text-ink-3">{t("lostAt")}</span>
      {shown.map(({ figures, left }) => (
        <span
          className="whitespace-nowrap rounded-sm border border-rule-2 px-1.25 py-px"
          key={left}
        >
          <b>{figures}</b>{" "}
          <small className="text-ink-3">
            {left < TABLE_15.leastValour ? t("fullDisorder") : signed(left)}
          </small>
        </span>
      ))}
      <span className="ms-1">
        <RuleNo rule="T15" />
      </span>
    </div>
  );
}
