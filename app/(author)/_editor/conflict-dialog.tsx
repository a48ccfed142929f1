"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Segmented } from "@/app/_ui/segmented";
import type { MergeConflict } from "@/lib/domain/merge";
import { useAnyEditor } from "./editor-context";
import type { Choice } from "./settle-conflicts";

/** The words for a place of the document, from its JSON Pointer. */
export type PlaceWords = (path: string) => string;

export interface ConflictDialogProps {
  readonly conflicts: readonly MergeConflict[];
  readonly placeLabel?: PlaceWords | undefined;
}

/** Both texts of every place that two people wrote in, with the choice between them. Nothing is lost: the version not chosen stays in the history. */
export function ConflictDialog({ conflicts, placeLabel = (path) => path }: ConflictDialogProps) {
  const t = useTranslations("editor.conflict");
  const { store } = useAnyEditor();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const choiceAt = (path: string): Choice => choices[path] ?? "mine";
  return (
    <Dialog
      title={t("title")}
      role="alertdialog"
      wide
      isOpen
      foot={() => (
        <Button look="primary" onPress={() => store.settle(choiceAt)}>
          {t("keep")}
        </Button>
      )}
    >
      <p>{t("text", { count: conflicts.length })}</p>
      {conflicts.map((conflict) => (
        <Place
          key={conflict.path}
          conflict={conflict}
          label={placeLabel(conflict.path)}
          choice={choiceAt(conflict.path)}
          onChoose={(choice) => setChoices({ ...choices, [conflict.path]: choice })}
        />
      ))}
    </Dialog>
  );
}

interface PlaceProps {
  readonly conflict: MergeConflict;
  readonly label: string;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function Place({ conflict, label, choice, onChoose }: PlaceProps) {
  const t = useTranslations("editor.conflict");
  return (
    <section className="clash">
      <div className="clash-head">
        <h3>{label}</h3>
        <Segmented
          label={label}
          labelHidden
          value={choice}
          onChange={onChoose}
          segments={[
            { value: "mine", label: t("mine") },
            { value: "theirs", label: t("theirs") },
          ]}
        />
      </div>
      <div className="clash-sides">
        <Side title={t("mine")} value={conflict.mine} isChosen={choice === "mine"} />
        <Side title={t("theirs")} value={conflict.theirs} isChosen={choice === "theirs"} />
      </div>
    </section>
  );
}

interface SideProps {
  readonly title: string;
  readonly value: unknown;
  readonly isChosen: boolean;
}

function Side({ title, value, isChosen }: SideProps) {
  const t = useTranslations("editor.conflict");
  return (
    <div className="clash-side" data-chosen={isChosen || undefined}>
      <p className="caps">{title}</p>
      {value === undefined ? <p className="quiet">{t("absent")}</p> : <pre>{textOf(value)}</pre>}
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}
