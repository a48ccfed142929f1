"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Disclosure } from "@/app/_ui/disclosure";
import { toast } from "@/app/_ui/toasts";
import { Sizing } from "@/app/(author)/_sizing/sizing";
import { importTroops } from "@/lib/domain/belle-alliance/scenario/commands/import-troops";
import { forceOf } from "@/lib/domain/belle-alliance/scenario/sizing";
import type { OrderDesk } from "../use-order-desk";
import { PasteColumns } from "./paste-columns";
import { PasteDoubts } from "./paste-doubts";
import { PastePreview } from "./paste-preview";
import { PasteSource } from "./paste-source";
import { PasteWhere } from "./paste-where";
import { takeFile } from "./take-file";
import { type Paste, usePaste } from "./use-paste";

interface PasteDialogProps {
  readonly desk: OrderDesk;
  /** The side or formation that was selected before, if any. */
  readonly target: string | null;
  /** The file to read at once. */
  readonly file: File | null;
  readonly onClose: () => void;
}

/** Turns an order of battle from text or a file into formations and units, with a preview before they are inserted. */
export function PasteDialog({ desk, target, file, onClose }: PasteDialogProps) {
  const t = useTranslations("orderOfBattle.paste");
  const paste = usePaste(desk.editor, target);
  const { source, choices, decisions, imports, count } = paste;
  const { setText, setFile } = source;
  useEffect(() => {
    if (file) void takeFile(file, { setText, setFile });
  }, [file, setText, setFile]);
  const insert = () => {
    desk.editor.apply(importTroops, { imports });
    toast({ text: t("done", { count }), look: "ok" });
    onClose();
    const [first] = imports;
    const head = first?.way === "add" ? first.formations[0]?.id : null;
    if (first) desk.reveal(head ?? first.parentId ?? first.sideId);
  };
  return (
    <Dialog
      title={t("title")}
      wide
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={() => <PasteFoot paste={paste} onInsert={insert} onClose={onClose} />}
    >
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div className="grid grid-cols-1 content-start gap-3">
          <PasteSource source={source} />
          <PasteWhere paste={paste} />
        </div>
        <PastePreview
          sides={paste.sides}
          stated={source.read?.stated ?? []}
          scenario={paste.scenario}
        />
      </div>
      {count > 0 && <PasteSizing after={paste.after} />}
      <PasteColumns tables={source.read?.tables ?? []} onChoose={choices.setColumn} />
      <PasteDoubts decisions={decisions} source={source} />
    </Dialog>
  );
}

/** How large a game the troops read make together with those already in the scenario. */
function PasteSizing({ after: { sides, map, settings, bounds } }: Pick<Paste, "after">) {
  const t = useTranslations("sizing");
  const forces = useMemo(() => sides.map(({ formations }) => forceOf(formations)), [sides]);
  return (
    <Disclosure title={t("title")}>
      <Sizing forces={forces} table={map} settings={settings} bounds={bounds} />
    </Disclosure>
  );
}

interface PasteFootProps {
  readonly paste: Paste;
  readonly onInsert: () => void;
  readonly onClose: () => void;
}

function PasteFoot({ paste, onInsert, onClose }: PasteFootProps) {
  const t = useTranslations("orderOfBattle.paste");
  const common = useTranslations("common.action");
  const offBecause = useOffBecause(paste);
  return (
    <>
      <Button onPress={onClose}>{common("cancel")}</Button>
      <Button look="primary" onPress={onInsert} offBecause={offBecause}>
        {t("insert", { count: paste.count })}
      </Button>
    </>
  );
}

/** Why the troops cannot be inserted yet. */
function useOffBecause({ count, source, asksNation, exceededLimit }: Paste): string | undefined {
  const t = useTranslations("orderOfBattle.paste");
  if (source.isReading) return t("reading");
  if (count === 0) return t("empty");
  if (exceededLimit)
    return t(`noRoom.${exceededLimit.code}`, {
      count: exceededLimit.count,
      most: exceededLimit.most,
    });
  return asksNation ? t("nationAsked") : undefined;
}
