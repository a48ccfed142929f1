"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { Dialog } from "@/app/_ui/dialog";
import { TextField } from "@/app/_ui/text-field";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { type Troop, toggled, troopsOf } from "./troops";

interface TroopsDialogProps {
  readonly side: Side;
  readonly chosen: readonly string[];
  readonly trigger: ReactNode;
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Asks which formations and units arrive together. */
export function TroopsDialog({ side, chosen, trigger, onChoose }: TroopsDialogProps) {
  const t = useTranslations("schedule.troops");
  const common = useTranslations("common.action");
  const [picked, pick] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const open = (willBeOpen: boolean) => {
    if (willBeOpen) pick(new Set(chosen));
    setOpen(willBeOpen);
  };
  const done = () => {
    const order = troopsOf(side).map(({ id }) => id);
    onChoose(order.filter((id) => picked.has(id)));
    setOpen(false);
  };
  return (
    <Dialog
      title={t("title", { name: side.name })}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={open}
      foot={(close) => (
        <>
          <Button onPress={close}>{common("cancel")}</Button>
          <Button
            look="primary"
            onPress={done}
            offBecause={picked.size === 0 ? t("none") : undefined}
          >
            {t("take", { count: picked.size })}
          </Button>
        </>
      )}
    >
      <p className="text-ink-3">{t("lead")}</p>
      <TroopList side={side} picked={picked} onPick={pick} />
    </Dialog>
  );
}

interface TroopListProps {
  readonly side: Side;
  readonly picked: ReadonlySet<string>;
  readonly onPick: (picked: ReadonlySet<string>) => void;
}

function TroopList({ side, picked, onPick }: TroopListProps) {
  const t = useTranslations("schedule.troops");
  const [filter, setFilter] = useState("");
  const troops = useMemo(() => troopsOf(side), [side]);
  const sought = filter.trim().toLowerCase();
  const shown = troops.filter(({ name }) => name.toLowerCase().includes(sought));
  return (
    <>
      <TextField label={t("filter")} value={filter} onChange={setFilter} />
      <ul className="max-h-[46dvh] overflow-auto border border-rule-2 bg-sheet px-3 py-1">
        {shown.map((troop) => (
          <li key={troop.id} style={{ paddingInlineStart: `${troop.depth * 18}px` }}>
            <TroopBox
              troop={troop}
              picked={picked}
              onToggle={() => onPick(toggled(picked, troop, troops))}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-ink-3">{t("noneFound")}</p>}
    </>
  );
}

interface TroopBoxProps {
  readonly troop: Troop;
  readonly picked: ReadonlySet<string>;
  readonly onToggle: () => void;
}

function TroopBox({ troop, picked, onToggle }: TroopBoxProps) {
  const t = useTranslations("schedule.troops");
  const levels = useTranslations("belleAlliance.level");
  const comesAlong = troop.under.some((id) => picked.has(id));
  return (
    <Checkbox
      isSelected={comesAlong || picked.has(troop.id)}
      isDisabled={comesAlong}
      onChange={onToggle}
    >
      <span className={troop.level ? "font-semibold font-serif" : undefined}>{troop.name}</span>{" "}
      <small className="text-ink-3">
        {troop.level && levels(troop.level)} {troop.isPlaced && t("placed")}
      </small>
    </Checkbox>
  );
}
