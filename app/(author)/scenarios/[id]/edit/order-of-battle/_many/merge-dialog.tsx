"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Row, Rows } from "@/app/_ui/rows";
import { Segmented } from "@/app/_ui/segmented";
import { mergedFields } from "@/lib/domain/belle-alliance/scenario/commands/merge-units";
import { useDocument } from "../../_desk/scenario-editor";
import { useUnitWords } from "../use-words";
import { type Merging, type MergingWay, mergingsOf } from "./mergers";
import type { Picked } from "./picked";

interface MergeDialogProps {
  readonly picked: Picked;
  readonly onMerge: (mergings: readonly Merging[]) => void;
  readonly onClose: () => void;
}

/** Merges selected neighbours after a preview. */
export function MergeDialog({ picked, onMerge, onClose }: MergeDialogProps) {
  const t = useTranslations("orderOfBattle.many");
  const common = useTranslations("common.action");
  const [chosen, choose] = useState<MergingWay | null>(null);
  const { way, mergings } = useMergings(picked, chosen);
  const merge = () => {
    onClose();
    onMerge(mergings);
  };
  return (
    <Dialog
      title={t("mergeTitle")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={() => (
        <>
          <Button onPress={onClose}>{common("cancel")}</Button>
          <Button
            look="primary"
            onPress={merge}
            offBecause={mergings.length === 0 ? t("mergeOff") : undefined}
          >
            {t("mergeNow", { count: mergings.length })}
          </Button>
        </>
      )}
    >
      <Segmented
        label={t("mergeWhich")}
        full
        look="wrapped"
        value={way}
        onChange={choose}
        segments={[
          { value: "regiments", label: t("mergeRegiments") },
          { value: "neighbours", label: t("mergeNeighbours") },
        ]}
      />
      <p className="hint">{t("mergeHint")}</p>
      {mergings.length === 0 ? <p>{t("mergeOff")}.</p> : <Results mergings={mergings} />}
    </Dialog>
  );
}

/** The units to be merged: the battalions of regiments if there are any, unless another way was chosen. */
function useMergings({ all }: Picked, chosen: MergingWay | null) {
  const sides = useDocument((scenario) => scenario.sides);
  const ids = new Set(all.map(({ id }) => id));
  const regiments = mergingsOf(sides, ids, "regiments");
  const way = chosen ?? (regiments.length > 0 ? "regiments" : "neighbours");
  return { way, mergings: way === "regiments" ? regiments : mergingsOf(sides, ids, way) };
}

function Results({ mergings }: { readonly mergings: readonly Merging[] }) {
  const t = useTranslations("orderOfBattle.many");
  const { number } = useUnitWords();
  return (
    <Rows>
      {mergings.map(({ unitIds, units, name }) => {
        const { men, guns } = mergedFields(units);
        const strength = [
          ...(men === null ? [] : [t("men", { men: number(men), count: men })]),
          ...(guns === null ? [] : [t("guns", { count: guns })]),
        ];
        return (
          <Row key={unitIds[0]} name={name}>
            {t("merged", { count: units.length })}{" "}
            <small>{strength.join(", ") || t("unknown")}</small>
          </Row>
        );
      })}
    </Rows>
  );
}
