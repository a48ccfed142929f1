"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { NATIONS, type Nation } from "@/lib/rules/belle-alliance/nation";
import type { OrderDesk } from "../use-order-desk";
import { PasteDoubts } from "./paste-doubts";
import { PastePreview } from "./paste-preview";
import { insertPasted, targetsOf } from "./paste-target";
import { type Paste, usePaste, withLine } from "./use-paste";

interface PasteDialogProps {
  readonly desk: OrderDesk;
  /** The side or formation that was chosen before, where one was. */
  readonly target: string | null;
  readonly onClose: () => void;
}

/** An order of battle as text becomes formations and units, shown as they will be before they are put in. */
export function PasteDialog({ desk, target, onClose }: PasteDialogProps) {
  const t = useTranslations("orderOfBattle.paste");
  const paste = usePaste(desk.editor, target);
  const { text, setText, scenario, formations, doubts, count } = paste;
  const insert = () => {
    const id = insertPasted(desk.editor, paste);
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
      foot={() => <PasteFoot paste={paste} onInsert={insert} onClose={onClose} />}
    >
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div className="grid grid-cols-1 content-start gap-3">
          <PasteWhere paste={paste} />
          <TextField
            className="[tab-size:2] **:[textarea]:overflow-auto **:[textarea]:whitespace-pre"
            label={t("text")}
            hint={t("hint")}
            placeholder={t("example")}
            rows={14}
            value={text}
            onChange={setText}
            autoFocus
          />
        </div>
        <PastePreview formations={formations} scenario={scenario} />
      </div>
      <PasteDoubts
        doubts={doubts}
        onCorrect={(line, to) => setText((before) => withLine(before, line, to))}
      />
    </Dialog>
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

/** What still stands in the way of putting the text in. */
function useOffBecause({ formations, asksNation, noRoom }: Paste): string | undefined {
  const t = useTranslations("orderOfBattle.paste");
  if (formations.length === 0) return t("empty");
  if (noRoom) return t(`noRoom.${noRoom.code}`, { count: noRoom.count, most: noRoom.most });
  return asksNation ? t("nationAsked") : undefined;
}

/** Under what the pasted troops go, with the reason, and of which nation they are. */
function PasteWhere({ paste }: { readonly paste: Paste }) {
  const t = useTranslations("orderOfBattle.paste");
  const { scenario, formations, target, setTarget, reason, sideName, setSideName } = paste;
  return (
    <>
      <div className="grid items-start gap-2 tablet:grid-cols-2">
        <Select
          label={t("into")}
          choices={targetsOf(scenario, formations, { one: t("newSide"), each: t("sideEach") })}
          value={target}
          onChange={setTarget}
          hint={formations.length > 0 ? t(`reason.${reason}`) : undefined}
        />
        <NationChoice paste={paste} />
      </div>
      {sideName !== null && formations.length > 0 && (
        <TextField label={t("nameOfSide")} value={sideName} onChange={setSideName} />
      )}
    </>
  );
}

/** Leaves the nation to the text. */
const AS_TOLD = "as-told";

function NationChoice({ paste }: { readonly paste: Paste }) {
  const t = useTranslations("orderOfBattle.paste");
  const rules = useTranslations("belleAlliance.nation");
  const { nation, setNation, guessed, asksNation } = paste;
  const names = guessed.map((each) => rules(each)).join(", ");
  const asTold = {
    value: AS_TOLD,
    label: names ? t("nationGuessed", { names }) : t("nationTold"),
  } as const;
  const value: Nation | typeof AS_TOLD | null = nation ?? (asksNation ? null : AS_TOLD);
  return (
    <Select
      label={t("nation")}
      choices={[
        ...(asksNation ? [] : [asTold]),
        ...NATIONS.map((each) => ({ value: each, label: rules(each) })),
      ]}
      value={value}
      onChange={(chosen) => setNation(chosen === AS_TOLD ? null : chosen)}
      placeholder={t("nationChoose")}
      error={asksNation ? t("nationAsked") : undefined}
      hint={guessed.length > 0 ? t("nationHint") : undefined}
    />
  );
}
