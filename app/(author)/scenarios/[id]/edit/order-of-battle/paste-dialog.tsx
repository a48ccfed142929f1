"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { newId } from "@/app/(author)/_editor/new-id";
import { parseOrderOfBattle } from "@/lib/domain/scenario/paste/parse-order-of-battle";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { unitsUnder } from "@/lib/domain/scenario/visible-tree";
import { NATIONS, type Nation } from "@/lib/rules/belle-alliance/nation";
import { nationNear, spotOf } from "./edits";
import { PasteDoubts } from "./paste-doubts";
import { PastePreview } from "./paste-preview";
import { insertPasted, NEW_SIDE, targetsOf } from "./paste-target";
import type { OrderDesk } from "./use-order-desk";

interface PasteDialogProps {
  readonly desk: OrderDesk;
  /** The side or formation it is to stand under, where one was chosen. */
  readonly target: string | null;
  readonly onClose: () => void;
}

/** An order of battle as text becomes formations and units, shown as they will be before they are put in. */
export function PasteDialog({ desk, target: asked, onClose }: PasteDialogProps) {
  const t = useTranslations("orderOfBattle.paste");
  const common = useTranslations("common.action");
  const { editor } = desk;
  const [scenario] = useState(() => editor.current<Scenario>());
  const targets = useMemo(() => targetsOf(scenario, t("newSide")), [scenario, t]);
  const [text, setText] = useState("");
  const [target, setTarget] = useState(() => firstTarget(scenario, asked));
  const [nation, setNation] = useState(() => nationAt(scenario, target));
  const read = usePasted(text, nation);
  const count = unitsUnder(read.formations).length;
  const insert = () => {
    const id = insertPasted(editor, {
      target,
      formations: read.formations,
      sideName: t("sideName"),
    });
    toast({ text: t("done", { count }), look: "ok" });
    onClose();
    desk.reveal(id);
  };
  return (
    <Dialog
      title={t("title")}
      wide
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={() => (
        <>
          <Button onPress={onClose}>{common("cancel")}</Button>
          <Button
            look="primary"
            onPress={insert}
            offBecause={read.formations.length === 0 ? t("empty") : undefined}
          >
            {t("insert", { count })}
          </Button>
        </>
      )}
    >
      <div className="pastework">
        <div className="pastein">
          <div className="pair">
            <Select label={t("into")} choices={targets} value={target} onChange={setTarget} />
            <NationChoice value={nation} onChange={setNation} />
          </div>
          <TextField
            className="pastetext"
            label={t("text")}
            hint={t("hint")}
            placeholder={t("example")}
            rows={14}
            value={text}
            onChange={setText}
            autoFocus
          />
        </div>
        <PastePreview read={read} scenario={scenario} />
      </div>
      <PasteDoubts
        doubts={read.doubts}
        onCorrect={(line, to) => setText(withLine(text, line, to))}
      />
    </Dialog>
  );
}

interface NationChoiceProps {
  readonly value: Nation;
  readonly onChange: (nation: Nation) => void;
}

function NationChoice({ value, onChange }: NationChoiceProps) {
  const t = useTranslations("orderOfBattle.paste");
  const rules = useTranslations("belleAlliance.nation");
  return (
    <Select
      label={t("nation")}
      choices={NATIONS.map((nation) => ({ value: nation, label: rules(nation) }))}
      value={value}
      onChange={onChange}
    />
  );
}

function usePasted(text: string, nation: Nation) {
  const t = useTranslations("orderOfBattle.paste");
  const settled = useDeferredValue(text);
  return useMemo(
    () => parseOrderOfBattle(settled, { nation, looseName: t("loose"), newId }),
    [settled, nation, t],
  );
}

/** Where it goes unless the writer says otherwise: what was chosen, else the first side without troops. */
function firstTarget(scenario: Scenario, asked: string | null): string {
  const spot = spotOf(scenario, asked);
  if (spot?.is === "unit") return spot.parents.at(-1)?.id ?? spot.side.id;
  if (spot && asked) return asked;
  return scenario.sides.find((side) => side.formations.length === 0)?.id ?? NEW_SIDE;
}

function nationAt(scenario: Scenario, target: string): Nation {
  const spot = spotOf(scenario, target);
  return spot ? nationNear(spot) : "france";
}

/** The text with one of its lines, from 1, written anew. */
export function withLine(text: string, line: number, to: string): string {
  return text
    .split("\n")
    .map((old, i) => (i + 1 === line ? `${old.match(/^\s*/)?.[0] ?? ""}${to.trim()}` : old))
    .join("\n");
}
