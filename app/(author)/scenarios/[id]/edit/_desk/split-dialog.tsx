"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Row, Rows } from "@/app/_ui/rows";
import { Select } from "@/app/_ui/select";
import { toast } from "@/app/_ui/toasts";
import { newId } from "@/app/(author)/_editor/new-id";
import { battalionNames } from "@/lib/domain/belle-alliance/import/units/battalions-read";
import { splitUnits } from "@/lib/domain/belle-alliance/scenario/commands/split-units";
import { unitStrength } from "@/lib/domain/belle-alliance/scenario/derive";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Settings } from "@/lib/domain/belle-alliance/scenario/settings";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { LIMITS } from "@/lib/domain/document/limits";
import { formatNumber } from "@/lib/i18n/formats";
import { splitMen } from "@/lib/rules/belle-alliance/splits";
import { MAX_BATTALIONS, type Parts, type Split, splitsOf } from "./battalions";
import { useDocument, useEditor } from "./scenario-editor";

interface SplitDialogProps {
  readonly unitIds: readonly string[];
  readonly onClose: () => void;
  /** Receives the ids of all battalions. */
  readonly onSplit?: (ids: readonly string[]) => void;
}

const settingsOf = ({ settings }: Scenario) => settings;

/** Splits regiments into battalions in one step, after a preview. */
export function SplitDialog({ unitIds, onClose, onSplit }: SplitDialogProps) {
  const t = useTranslations("desk.split");
  const common = useTranslations("common.action");
  const editor = useEditor();
  const settings = useDocument(settingsOf);
  const [units] = useState(() => unitsOf(editor.current(), new Set(unitIds)));
  const [parts, setParts] = useState(() => startOf(units, settings));
  const splits = splitsOf(units, { parts, menPerFigure: settings.menPerFigure });
  const others = units.length - splits.length;
  const [only] = splits;
  const offBecause = useOffBecause(splits);
  const split = () => {
    const newIds = new Map(
      splits.map(({ unit, parts: count }) => [unit.id, Array.from({ length: count - 1 }, newId)]),
    );
    editor.apply(splitUnits, { newIds });
    const ids = [...newIds].flatMap(([id, added]) => [id, ...added]);
    toast({ text: t("done", { count: splits.length, parts: ids.length }), look: "ok" });
    onClose();
    onSplit?.(ids);
  };
  return (
    <Dialog
      title={t("title")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={() => (
        <>
          <Button onPress={onClose}>{common("cancel")}</Button>
          <Button look="primary" onPress={split} offBecause={offBecause}>
            {t("now", { count: splits.length })}
          </Button>
        </>
      )}
    >
      <PartsChoice parts={parts} setParts={setParts} />
      {only && splits.length === 1 ? (
        <Battalions split={only} settings={settings} />
      ) : (
        <Regiments splits={splits} />
      )}
      {splits.length === 0 ? (
        <p>{t("off")}.</p>
      ) : (
        others > 0 && <p className="hint">{t("whole", { count: others })}</p>
      )}
    </Dialog>
  );
}

function unitsOf(scenario: Scenario, ids: ReadonlySet<string>): Unit[] {
  return [...walkUnits(scenario)].flatMap(({ unit }) => (ids.has(unit.id) ? unit : []));
}

/** A single unit is to be split even if it looks like one battalion: then into two. */
function startOf(units: readonly Unit[], { menPerFigure }: Settings): Parts {
  const likely = splitsOf(units, { parts: LIKELY, menPerFigure });
  return units.length === 1 && likely.length === 0 ? 2 : LIKELY;
}

const LIKELY = "likely";

function PartsChoice(props: { readonly parts: Parts; readonly setParts: (parts: Parts) => void }) {
  const t = useTranslations("desk.split");
  const numbers = Array.from({ length: MAX_BATTALIONS - 1 }, (_, i) => String(i + 2));
  return (
    <Select
      label={t("parts")}
      choices={[
        { value: LIKELY, label: t("likely") },
        ...numbers.map((value) => ({ value, label: value })),
      ]}
      value={String(props.parts)}
      onChange={(chosen) => props.setParts(chosen === LIKELY ? LIKELY : Number(chosen))}
      hint={t("hint")}
    />
  );
}

const unitCountOf = ({ sides }: Scenario) =>
  unitsUnder(sides.flatMap(({ formations }) => formations)).length;

/** Why splitting is not possible: nothing to split, or too many units. */
function useOffBecause(splits: readonly Split[]): string | undefined {
  const t = useTranslations("desk.split");
  const before = useDocument(unitCountOf);
  const count = splits.reduce((sum, { parts }) => sum + parts - 1, before);
  if (splits.length === 0) return t("off");
  return count > LIMITS.units ? t("room", { count, most: LIMITS.units }) : undefined;
}

interface BattalionsProps {
  readonly split: Split;
  readonly settings: Settings;
}

/** The battalions of one regiment by name. */
function Battalions({ split: { unit, parts }, settings }: BattalionsProps) {
  const t = useTranslations("desk.split");
  const language = useLocale();
  const men = unit.men === null ? null : splitMen(unit.men, parts);
  const number = (value: number) => formatNumber(language, value);
  return (
    <Rows>
      {battalionNames(unit.name, parts).map((name, i) => {
        const share = men?.[i] ?? null;
        const { figures } = unitStrength({ ...unit, men: share }, settings);
        return (
          <Row key={name} name={name}>
            {share === null
              ? t("unknown")
              : t("battalion", { men: number(share), figures: number(figures ?? 0) })}
          </Row>
        );
      })}
    </Rows>
  );
}

/** What becomes of each of several regiments. */
function Regiments({ splits }: { readonly splits: readonly Split[] }) {
  const t = useTranslations("desk.split");
  const language = useLocale();
  return (
    <Rows>
      {splits.map(({ unit, parts }) => {
        const men = splitMen(unit.men ?? 0, parts).map((share) => formatNumber(language, share));
        return (
          <Row key={unit.id} name={unit.name}>
            {unit.men === null
              ? t("shareUnknown", { parts })
              : t("share", {
                  parts,
                  most: men[0] ?? "",
                  least: men.at(-1) ?? "",
                  isEven: String(men[0] === men.at(-1)),
                })}
          </Row>
        );
      })}
    </Rows>
  );
}
