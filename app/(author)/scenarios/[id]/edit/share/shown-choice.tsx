"use client";

import { FileText, Flag, ListTree, type LucideIcon, Mountain } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Label } from "react-aria-components/Label";
import { RadioGroup } from "react-aria-components/RadioGroup";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { lazyPart } from "@/app/_ui/lazy-part";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { ShownToAll } from "@/lib/domain/belle-alliance/scenario/shown-to-all";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { ChoiceCard } from "./choice-card";

const ShownPreview = lazyPart(async () => (await import("./shown-preview")).ShownPreview, {
  place: "within",
});

interface ShownChoiceProps {
  /** Whether the scenario is about to be shared for the first time: then nothing is chosen for its author. */
  readonly isFirst: boolean;
  /** Called when the answer is stored. */
  readonly onStored: () => Promise<void>;
}

/** What everybody may see of the armies before the seal is broken, with a preview; stored only by its button. */
export function ShownChoice({ isFirst, onStored }: ShownChoiceProps) {
  const t = useTranslations("share.shown");
  const stored = useDocument(shownIn);
  const current = isFirst ? null : (stored ?? "armies");
  const [drafted, draft] = useState<ShownToAll | null>(null);
  const { isBusy, store } = useStoreShown(onStored);
  const value = drafted ?? current;
  const isUnchanged = value === null || value === current;
  return (
    <div className="grid w-full gap-3 border-rule-2 border-t pt-4">
      <RadioGroup
        className="grid w-full gap-2"
        value={value}
        isDisabled={isBusy}
        onChange={(chosen) => draft(chosen as ShownToAll)}
      >
        <Label className="font-semibold font-serif text-lg leading-tight">{t("title")}</Label>
        <p className="hint">{t("text")}</p>
        <Choices />
      </RadioGroup>
      {!isFirst && stored === undefined && <p className="hint">{t("before")}</p>}
      {value && <ShownPreview shown={value} />}
      {isFirst && <p className="hint">{t("notYet")}</p>}
      {(isFirst || !isUnchanged) && (
        <Button
          look="primary"
          className="justify-self-start"
          isPending={isBusy}
          onPress={() => (value === null ? toast({ text: t("chooseFirst") }) : void store(value))}
        >
          {t(isFirst ? "share" : "store")}
        </Button>
      )}
    </div>
  );
}

function shownIn({ shownToAll }: Scenario): ShownToAll | undefined {
  return shownToAll;
}

const ICONS: Readonly<Record<"armies" | "names" | "ground", LucideIcon>> = {
  armies: ListTree,
  names: FileText,
  ground: Mountain,
};

function Choices() {
  const t = useTranslations("share.shown");
  const sides = useDocument(sidesOf);
  const general = (value: keyof typeof ICONS) => (
    <ChoiceCard
      value={value}
      icon={ICONS[value]}
      label={t(`${value}.label`)}
      means={t(`${value}.means`)}
    />
  );
  return (
    <>
      {general("armies")}
      {sides.map(({ id, name }) => (
        <ChoiceCard
          key={id}
          value={`side:${id}`}
          icon={Flag}
          label={t("side.label", { name })}
          means={t("side.means")}
        />
      ))}
      {general("names")}
      {general("ground")}
    </>
  );
}

function sidesOf({ sides }: Scenario): Scenario["sides"] {
  return sides;
}

/**
 * Stores the answer. It is no edit of the desk's: an undo must not open to everybody what was sealed.
 */
function useStoreShown(onStored: () => Promise<void>) {
  const t = useTranslations("share.shown");
  const words = useRefusalWords();
  const editor = useEditor();
  const [isBusy, setBusy] = useState(false);
  const store = async (shown: ShownToAll) => {
    setBusy(true);
    await editor.flush();
    const answer = await callApi("PATCH /scenarios/{id}", {
      id: editor.id,
      ifMatch: "*",
      body: [{ op: "add", path: "/shownToAll", value: shown }],
    });
    if (answer.ok) {
      await editor.store.refresh();
      await onStored();
      toast({ text: t("done"), look: "ok" });
    } else toast({ text: words(answer.refusal), look: "error" });
    setBusy(false);
  };
  return { isBusy, store };
}
