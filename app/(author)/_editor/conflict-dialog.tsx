"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { Dialog } from "@/app/_ui/dialog";
import { Segmented } from "@/app/_ui/segmented";
import type { MergeConflict } from "@/lib/domain/document/merge";
import { useAnyEditor } from "./editor-context";
import { type OwnWords, type PlaceWords, placeWords } from "./place-words";
import type { Choice } from "./settle-conflicts";

interface ConflictDialogProps {
  readonly conflicts: readonly MergeConflict[];
  /** Both documents, in which items' names are looked up. */
  readonly theirs: unknown;
  readonly mine: unknown;
  readonly ownWords: OwnWords | undefined;
}

/**
 * Both texts of every place that two people changed, with the choice between them. Nothing is lost: the version not
 * chosen stays in the history.
 */
export function ConflictDialog({ conflicts, theirs, mine, ownWords }: ConflictDialogProps) {
  const t = useTranslations("editor.conflict");
  const { store } = useAnyEditor();
  const wordsAt = usePlaceWords(ownWords);
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
          words={wordsAt(conflict.theirs === undefined ? mine : theirs, conflict.path)}
          choice={choiceAt(conflict.path)}
          onChoose={(choice) => setChoices({ ...choices, [conflict.path]: choice })}
        />
      ))}
    </Dialog>
  );
}

interface PlaceProps {
  readonly conflict: MergeConflict;
  readonly words: PlaceWords;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function Place({ conflict, words, choice, onChoose }: PlaceProps) {
  const t = useTranslations("editor.conflict");
  const { place: label, lines } = words;
  const linesOf = (value: unknown) => (value === undefined ? null : lines(value));
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
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
      <div className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(60),1fr))] gap-3">
        <Side title={t("mine")} lines={linesOf(conflict.mine)} isChosen={choice === "mine"} />
        <Side title={t("theirs")} lines={linesOf(conflict.theirs)} isChosen={choice === "theirs"} />
      </div>
    </section>
  );
}

interface SideProps {
  readonly title: string;
  /** Null if the place was removed. */
  readonly lines: readonly string[] | null;
  readonly isChosen: boolean;
}

function Side({ title, lines, isChosen }: SideProps) {
  const t = useTranslations("editor.conflict");
  return (
    <div
      className={classNames(
        "border px-3 py-2",
        isChosen ? "border-brass bg-select" : "border-rule-2 bg-paper",
      )}
    >
      <p className="small-caps">{title}</p>
      {lines === null ? (
        <p className="text-ink-3">{t("absent")}</p>
      ) : (
        <pre
          className="wrap-anywhere mt-1 max-h-55 overflow-auto whitespace-pre-wrap font-sans text-sm"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long texts scroll, so the keyboard has to reach it
          tabIndex={0}
        >
          {lines.join("\n")}
        </pre>
      )}
    </div>
  );
}

/**
 * Returns a function that names places, given as JSON Pointers into a document, and values in the reader's language.
 */
function usePlaceWords(own: OwnWords = {}): (document: unknown, path: string) => PlaceWords {
  const t = useTranslations("fields");
  const language = useLocale();
  return (document, path) => placeWords(document, path, { t, language, own });
}
