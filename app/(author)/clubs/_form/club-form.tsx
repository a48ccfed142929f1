"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Segmented } from "@/app/_ui/segmented";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { useFirstFault } from "@/app/_ui/use-first-fault";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { LIMITS } from "@/lib/domain/document/limits";
import type { ClubDetails } from "@/lib/domain/people/club";
import { SEEN_BY } from "@/lib/domain/people/club-words";

/** The form for a club; a new one needs only a name and a place. */
export function ClubForm(props: ClubFormProps) {
  const t = useTranslations("club");
  const { draft, change, form, isNameless, isBusy, send } = useClubForm(props);
  const isNew = props.slug === null;
  return (
    <form
      ref={form}
      className="grid max-w-190 gap-4 [&_[type=submit]]:justify-self-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(55),1fr))] items-start gap-3">
        <TextField
          label={t("form.name")}
          isRequired
          value={draft.name}
          maxLength={LIMITS.nameLength}
          error={isNameless ? t("form.nameMissing") : undefined}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={t("form.place")}
          value={draft.place}
          maxLength={LIMITS.nameLength}
          onChange={(place) => change({ place })}
        />
      </div>
      {!isNew && <Further draft={draft} change={change} />}
      <Button type="submit" look="primary" isPending={isBusy}>
        {t(isNew ? "new.start" : "form.save")}
      </Button>
    </form>
  );
}

function Further({ draft, change }: Pick<ReturnType<typeof useClubForm>, "draft" | "change">) {
  const t = useTranslations("club.form");
  return (
    <>
      <TextField
        label={t("text")}
        hint={t("textHint")}
        rows={8}
        value={draft.text}
        maxLength={LIMITS.textLength}
        onChange={(text) => change({ text })}
      />
      <Segmented
        label={t("seenBy")}
        value={draft.seenBy}
        segments={SEEN_BY.map((value) => ({ value, label: t(`seenByWords.${value}`) }))}
        onChange={(seenBy) => change({ seenBy })}
      />
      <p className="hint">{t("seenByHint")}</p>
    </>
  );
}

interface ClubFormProps {
  /** Null for a new club. */
  readonly slug: string | null;
  /** The existing details. */
  readonly details: ClubDetails | null;
  /** The version the form is based on, so that the second of two organisers gets a conflict. */
  readonly tag?: string;
}

const BLANK: ClubDetails = { name: "", place: "", seenBy: "members", text: "" };

/** The form's state, and the function that stores it. */
function useClubForm({ slug, details, tag = "" }: ClubFormProps) {
  const words = useRefusalWords();
  const router = useRouter();
  const [draft, setDraft] = useState(details ?? BLANK);
  const [fault, setFault] = useState<{ readonly name: "missing" } | null>(null);
  const form = useFirstFault(fault);
  const [isBusy, setBusy] = useState(false);
  const change = (changes: Partial<ClubDetails>) =>
    setDraft((before) => ({ ...before, ...changes }));
  const send = async () => {
    const isMissing = draft.name.trim() === "";
    setFault(isMissing ? { name: "missing" } : null);
    if (isMissing) return;
    setBusy(true);
    const answer =
      slug === null
        ? await callApi("POST /clubs", { body: draft })
        : await callApi("PUT /clubs/{slug}", { slug, ifMatch: tag, body: draft });
    setBusy(false);
    if (!answer.ok) return toast({ text: words(answer.refusal), look: "error" });
    router.push(`/clubs/${answer.value?.slug ?? slug}`);
    router.refresh();
  };
  return { draft, change, form, isNameless: fault !== null, isBusy, send };
}
