"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { NumberField } from "@/app/_ui/number-field";
import { Row, Rows } from "@/app/_ui/rows";
import { toast } from "@/app/_ui/toasts";
import { newId } from "@/app/(author)/_editor/new-id";
import { splitUnit } from "@/lib/domain/belle-alliance/scenario/commands/split-unit";
import { unitStrength } from "@/lib/domain/belle-alliance/scenario/derive";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Settings } from "@/lib/domain/belle-alliance/scenario/settings";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { formatNumber } from "@/lib/i18n/formats";
import { splitMen } from "@/lib/rules/belle-alliance/splits";
import { likelyParts, mostParts } from "./battalions";
import { useDocument, useEditor } from "./scenario-editor";

interface SplitDialogProps {
  readonly unitId: string;
  readonly onClose: () => void;
}

const settingsOf = ({ settings }: Scenario) => settings;

/** Splits a regiment into battalions after a preview of the parts. */
export function SplitDialog({ unitId, onClose }: SplitDialogProps) {
  const editor = useEditor();
  const settings = useDocument(settingsOf);
  const [unit] = useState(() => unitOf(editor.current(), unitId));
  if (!unit) return null;
  return <SplitWindow unit={unit} settings={settings} onClose={onClose} />;
}

interface SplitWindowProps {
  readonly unit: Unit;
  readonly settings: Settings;
  readonly onClose: () => void;
}

function SplitWindow({ unit, settings, onClose }: SplitWindowProps) {
  const t = useTranslations("desk.split");
  const common = useTranslations("common.action");
  const editor = useEditor();
  const [parts, setParts] = useState(() => likelyParts(unit, settings.menPerFigure));
  const split = () => {
    const newIds = Array.from({ length: parts - 1 }, newId);
    editor.apply(splitUnit, { unitId: unit.id, newIds });
    toast({ text: t("done", { name: unit.name, count: parts }), look: "ok" });
    onClose();
  };
  return (
    <Dialog
      title={t("title", { name: unit.name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={() => (
        <>
          <Button onPress={onClose}>{common("cancel")}</Button>
          <Button look="primary" onPress={split}>
            {t("split", { count: parts })}
          </Button>
        </>
      )}
    >
      <p>{t("text")}</p>
      <NumberField
        label={t("parts")}
        look="stepper"
        value={parts}
        minValue={2}
        maxValue={mostParts(unit)}
        onCommit={(value) => setParts(value ?? 2)}
      />
      <Shares unit={unit} parts={parts} settings={settings} />
    </Dialog>
  );
}

function Shares({ unit, parts, settings }: Omit<SplitWindowProps, "onClose"> & { parts: number }) {
  const t = useTranslations("desk.split");
  const language = useLocale();
  const men = unit.men === null ? null : splitMen(unit.men, parts);
  const number = (value: number) => formatNumber(language, value);
  return (
    <Rows>
      {Array.from({ length: parts }, (_, i) => {
        const share = men?.[i] ?? null;
        const { figures } = unitStrength({ ...unit, men: share }, settings);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts differ by their number alone
          <Row key={i} name={`${i + 1}/${unit.name}`}>
            {share === null
              ? t("unknown")
              : t("share", { men: number(share), figures: number(figures ?? 0) })}
          </Row>
        );
      })}
    </Rows>
  );
}

function unitOf(scenario: Scenario, unitId: string): Unit | null {
  for (const { unit } of walkUnits(scenario)) if (unit.id === unitId) return unit;
  return null;
}
