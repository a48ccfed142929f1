"use client";

import { Check, Sparkles, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { Draft } from "./draft";
import { DraftFaults } from "./draft-faults";
import { DraftFields } from "./draft-fields";
import { useDraft } from "./use-draft";
import { useDraftName } from "./use-draft-name";
import { type UnnumberedMove, useField } from "./use-field";

/** Edits the draft: its measures, its faults, and the button that places it. */
export function DraftEditor() {
  const t = useTranslations("fieldSetUp.draft");
  const { draft, setDraft, faults } = useDraft();
  const { move, isMoving } = useField();
  const name = useDraftName();
  if (!draft) return null;
  const isWrong = faults.some(({ severity }) => severity === "error");
  const isShort = draft.what === "road" && draft.form.points.length < 2;
  const offBecause = isShort ? t("tooShort") : isWrong ? t("mendFirst") : null;
  return (
    <div className="grid grid-cols-1 gap-3 [&_.seg]:flex-wrap">
      <h3 className="first-letter:uppercase">{name(draft)}</h3>
      <p className="hint mb-2">{draft.what === "road" ? t("howRoad") : t("how")}</p>
      <DraftFields />
      <DraftFaults />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          icon={<Check aria-hidden />}
          isPending={isMoving}
          {...(offBecause ? { offBecause } : {})}
          onPress={() => void move(optionsOf(draft))}
        >
          {t("lay")}
        </Button>
        <ProposeButton draft={draft} />
        <Button look="bare" icon={<X aria-hidden />} onPress={() => setDraft(null)}>
          {t("drop")}
        </Button>
      </div>
    </div>
  );
}

function optionsOf(draft: Draft): UnnumberedMove {
  switch (draft.what) {
    case "piece":
      return { move: "place-piece", piece: draft.form };
    case "work":
      return { move: "place-work", work: draft.form };
    case "crossing":
      return { move: "place-crossing", crossing: draft.form };
    case "road":
      return { move: "lay-road", road: draft.form };
  }
}

/** "Place it for me": a random legal place, a different one with every press. */
function ProposeButton({ draft }: { readonly draft: Draft }) {
  const t = useTranslations("fieldSetUp.draft");
  const words = useRefusalWords();
  const { view } = useField();
  const { setDraft } = useDraft();
  const [isAsking, setAsking] = useState(false);
  if (draft.what === "crossing") return null;
  const propose = async () => {
    setAsking(true);
    const seed = Math.random().toString(36).slice(2);
    const body = { ...wantedOf(draft), seed };
    const asked = await callApi("POST /games/{id}/field/proposal", { id: view.gameId, body });
    setAsking(false);
    if (asked.ok) setDraft({ what: draft.what, form: asked.value.form } as Draft);
    else if (asked.refusal.code === "conflict") toast({ text: t("noPlace"), look: "error" });
    else toast({ text: words(asked.refusal), look: "error" });
  };
  return (
    <Button icon={<Sparkles aria-hidden />} isPending={isAsking} onPress={() => void propose()}>
      {t("propose")}
    </Button>
  );
}

function wantedOf(draft: Exclude<Draft, { what: "crossing" }>) {
  if (draft.what === "road") return { what: "road" } as const;
  const { form } = draft;
  return "level" in form ? { what: form.kind, level: form.level } : { what: form.kind };
}
