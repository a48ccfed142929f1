"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { TextField } from "@/app/_ui/text-field";
import { newId } from "@/app/(author)/_editor/new-id";
import { armyListFindingText, type BogowieWojnyWords } from "@/lib/domain/army-list/finding-text";
import { newArmyList } from "@/lib/domain/army-list/new-army-list";
import type { Language } from "@/lib/domain/language";
import {
  FORMAT_32_8,
  FORMATS,
  type Format,
  LARGER_GAME_ARTILLERY_PERCENT,
} from "@/lib/rules/bogowie-wojny/format";
import { ARMY_NATIONS, type ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import { ImportList } from "./import-list";
import { type Outcome, storeList } from "./store-list";

/** Nation, format and title of a new list. */
export function NewListForm({ language }: { readonly language: Language }) {
  const t = useTranslations("armyList.start");
  const words = useTranslations("bogowieWojny.nations");
  const [nation, setNation] = useState<ArmyNation>("duchy-of-warsaw");
  const [size, setSize] = useState<Size>(USUAL);
  const [title, setTitle] = useState("");
  const [outcome, setOutcome] = useState<Outcome>({ is: "ready" });
  const proposed = `${words(nation)}, ${formatName(size)}`;
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    setOutcome({ is: "sending" });
    const list = newArmyList({
      title: title.trim() || proposed,
      language,
      nation,
      divisionId: newId(),
      format: formatOf(size),
    });
    setOutcome(await storeList(list));
  };
  return (
    <>
      <form className="grid gap-5" onSubmit={(event) => void start(event)}>
        <NationChoice value={nation} onChange={setNation} />
        <SizeChoice value={size} onChange={setSize} />
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          placeholder={proposed}
          value={title}
          maxLength={200}
          onChange={setTitle}
        />
        <StartFailure outcome={outcome} />
        <Recalculated outcome={outcome} onOutcome={setOutcome} />
        <div className="actsrow">
          <Button look="primary" type="submit" isPending={outcome.is === "sending"}>
            {t("start")}
          </Button>
        </div>
      </form>
      <ImportList onOutcome={setOutcome} />
    </>
  );
}

/** What went wrong, with the places of a file that were at fault. */
function StartFailure({ outcome }: { readonly outcome: Outcome }) {
  const t = useTranslations("armyList.start");
  if (outcome.is !== "failed") return null;
  return (
    <div role="alert">
      <InlineFinding look="error">
        {t(`failed.${outcome.reason}`)}
        {outcome.issues.length > 0 && (
          <ul>
            {outcome.issues.slice(0, 8).map(({ path, message }) => (
              <li key={path + message}>
                <code>{path}</code> {message}
              </li>
            ))}
          </ul>
        )}
      </InlineFinding>
    </div>
  );
}

interface RecalculatedProps {
  readonly outcome: Outcome;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** A file's points were false: what they are, and the way on with the list. */
function Recalculated({ outcome, onOutcome }: RecalculatedProps) {
  const t = useTranslations("armyList.start");
  const words: BogowieWojnyWords = useTranslations("bogowieWojny");
  if (outcome.is !== "recalculated") return null;
  const take = async () => onOutcome(await storeList(outcome.list));
  return (
    <div role="alert" className="grid gap-3">
      <InlineFinding look="warning">
        {t("recalculated")}
        <ul>
          {outcome.findings.slice(0, 8).map((finding) => (
            <li key={finding.path}>
              <code>{finding.path || "/"}</code> {armyListFindingText(finding, words)}
            </li>
          ))}
        </ul>
      </InlineFinding>
      <div className="actsrow">
        <Button onPress={() => void take()}>{t("takeAnyway")}</Button>
      </div>
    </div>
  );
}

interface NationChoiceProps {
  readonly value: ArmyNation;
  readonly onChange: (nation: ArmyNation) => void;
}

function NationChoice({ value, onChange }: NationChoiceProps) {
  const t = useTranslations("armyList.start");
  const words = useTranslations("bogowieWojny.nations");
  return (
    <RadioGroup value={value} onChange={(next) => onChange(next as ArmyNation)} className="field">
      <Label className="label">{t("nation")}</Label>
      <div className="nations">
        {ARMY_NATIONS.map((nation) => (
          <Radio key={nation} value={nation} className="nation">
            <b>{words(nation)}</b>
            <small>{t(`armies.${nation}`)}</small>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

/** A format to begin with, or one of its kind with the players' own numbers. */
interface Size {
  /** Index into `FORMATS`; `null`: the players' own. */
  readonly pattern: number | null;
  readonly unitPoints: number;
  readonly upgradePoints: number;
  readonly maxBases: number;
}

function sizeOf(pattern: number): Size {
  const { unitPoints, upgradePoints, maxBases } = FORMATS[pattern] ?? FORMAT_32_8;
  return { pattern, unitPoints, upgradePoints, maxBases: maxBases ?? FORMAT_32_8.maxBases };
}

const USUAL = sizeOf(0);
const OWN = "own";

interface SizeChoiceProps {
  readonly value: Size;
  readonly onChange: (size: Size) => void;
}

function SizeChoice({ value, onChange }: SizeChoiceProps) {
  const t = useTranslations("armyList.start");
  const set = (key: "unitPoints" | "upgradePoints" | "maxBases") => (number: number | null) =>
    number !== null && onChange({ ...value, [key]: number });
  return (
    <div className="grid gap-3">
      <Segmented
        label={t("format")}
        value={value.pattern === null ? OWN : String(value.pattern)}
        segments={[
          ...FORMATS.map(({ name }, i) => ({ value: String(i), label: name })),
          { value: OWN, label: t("own") },
        ]}
        onChange={(is) => onChange(is === OWN ? { ...value, pattern: null } : sizeOf(Number(is)))}
      />
      <p className="quiet">{t(textOf(value))}</p>
      {value.pattern === null && (
        <div className="newgrid">
          <NumberField
            label={t("unitPoints")}
            value={value.unitPoints}
            minValue={1}
            maxValue={2_000}
            step={0.5}
            onCommit={set("unitPoints")}
          />
          <NumberField
            label={t("upgradePoints")}
            value={value.upgradePoints}
            minValue={0}
            maxValue={2_000}
            step={0.5}
            onCommit={set("upgradePoints")}
          />
          <NumberField
            label={t("maxBases")}
            value={value.maxBases}
            minValue={1}
            maxValue={1_000}
            onCommit={set("maxBases")}
          />
        </div>
      )}
    </div>
  );
}

function formatName({ unitPoints, upgradePoints }: Size): string {
  return `${unitPoints}+${upgradePoints}`;
}

function textOf({ pattern }: Size): "usualText" | "largerText" | "ownText" {
  if (pattern === null) return "ownText";
  return pattern === 0 ? "usualText" : "largerText";
}

/** A pattern, or one of the usual kind with the players' numbers; larger games count artillery by its share and objectives by the larger army [13.2, 14.6]. */
function formatOf(size: Size): Format {
  const pattern = size.pattern === null ? undefined : FORMATS[size.pattern];
  if (pattern !== undefined) return structuredClone(pattern);
  const usual = structuredClone(FORMAT_32_8);
  const { unitPoints, upgradePoints, maxBases } = size;
  const isLarger = maxBases > usual.maxBases;
  return {
    ...usual,
    name: formatName(size),
    unitPoints,
    upgradePoints,
    maxBases,
    maxArtilleryBases: isLarger ? null : usual.maxArtilleryBases,
    maxArtilleryPercent: isLarger ? LARGER_GAME_ARTILLERY_PERCENT : null,
    objectivePoints: isLarger ? null : usual.objectivePoints,
  };
}
