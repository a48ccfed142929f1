"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Segmented } from "@/app/_ui/segmented";
import { TextField } from "@/app/_ui/text-field";
import { SEEN_BY } from "@/lib/domain/club/club-words";
import { LIMITS } from "@/lib/domain/limits";
import { type ClubFormProps, useClubForm } from "./use-club-form";

/** What an organiser says of a club; for a new one its name and place do. */
export function ClubForm(props: ClubFormProps) {
  const t = useTranslations("club");
  const { draft, change, form, isNameless, isBusy, send } = useClubForm(props);
  const isNew = props.slug === null;
  return (
    <form
      ref={form}
      className="clubform"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="pair">
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
