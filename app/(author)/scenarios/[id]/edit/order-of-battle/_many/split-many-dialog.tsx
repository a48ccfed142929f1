"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Row, Rows } from "@/app/_ui/rows";
import { Select } from "@/app/_ui/select";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Settings } from "@/lib/domain/belle-alliance/scenario/settings";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { LIMITS } from "@/lib/domain/document/limits";
import { splitMen } from "@/lib/rules/belle-alliance/splits";
import { MAX_BATTALIONS } from "../../_desk/battalions";
import { useDocument } from "../../_desk/scenario-editor";
import { useUnitWords } from "../use-words";
import type { Picked } from "./picked";
import { type Parts, type Split, splitsOf } from "./splits";

interface SplitManyDialogProps {
  readonly picked: Picked;
  readonly settings: Settings;
  readonly onSplit: (splits: readonly Split[]) => void;
  readonly onClose: () => void;
}

/** Splits all selected regiments into battalions after a preview. */
export function SplitManyDialog({ picked, settings, onSplit, onClose }: SplitManyDialogProps) {
  const t = useTranslations("orderOfBattle.many");
  const common = useTranslations("common.action");
  const [parts, setParts] = useState<Parts>("likely");
  const splits = splitsOf(picked.all, { parts, menPerFigure: settings.menPerFigure });
  const whole = picked.all.length - splits.length;
  const offBecause = useOffBecause(splits);
  const split = () => {
    onClose();
    onSplit(splits);
  };
  return (
    <Dialog
      title={t("splitTitle")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={() => (
        <>
          <Button onPress={onClose}>{common("cancel")}</Button>
          <Button look="primary" onPress={split} offBecause={offBecause}>
            {t("splitNow", { count: splits.length })}
          </Button>
        </>
      )}
    >
      <PartsChoice parts={parts} setParts={setParts} />
      <Results splits={splits} />
      {splits.length === 0 ? (
        <p>{t("splitOff")}.</p>
      ) : (
        whole > 0 && <p className="hint">{t("whole", { count: whole })}</p>
      )}
    </Dialog>
  );
}

const LIKELY = "likely";

function PartsChoice(props: { readonly parts: Parts; readonly setParts: (parts: Parts) => void }) {
  const t = useTranslations("orderOfBattle.many");
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
      hint={t("partsHint")}
    />
  );
}

const unitCountOf = ({ sides }: Scenario) =>
  unitsUnder(sides.flatMap(({ formations }) => formations)).length;

/** Why splitting is not possible: nothing to split, or too many units. */
function useOffBecause(splits: readonly Split[]): string | undefined {
  const t = useTranslations("orderOfBattle");
  const before = useDocument(unitCountOf);
  const count = splits.reduce((sum, { parts }) => sum + parts - 1, before);
  if (splits.length === 0) return t("many.splitOff");
  return count > LIMITS.units ? t("many.splitRoom", { count, most: LIMITS.units }) : undefined;
}

function Results({ splits }: { readonly splits: readonly Split[] }) {
  const t = useTranslations("orderOfBattle.many");
  const { number } = useUnitWords();
  return (
    <Rows>
      {splits.map(({ unit, parts }) => {
        const men = splitMen(unit.men ?? 0, parts).map((share) => number(share));
        return (
          <Row key={unit.id} name={unit.name}>
            {t("share", {
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
