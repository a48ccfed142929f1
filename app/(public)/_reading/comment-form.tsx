"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { fieldLook, selectLook } from "@/app/_ui/field-look";
import { TextField } from "@/app/_ui/text-field";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { commentedThings } from "@/lib/domain/kinds/commented-things";
import { useAboutWords } from "./use-about-words";

export interface NewComment {
  readonly text: string;
  readonly about: string | null;
  readonly isSecret: boolean;
}

interface CommentFormProps {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly isWhole: boolean;
  readonly mayBeSecret: boolean;
  /** Returns whether it was stored. */
  readonly onWrite: (comment: NewComment) => Promise<boolean>;
}

/** The service's limit. */
const MOST_LETTERS = 5_000;
const looks = fieldLook();

/** Writes a comment; what was typed stays until it is stored. */
export function CommentForm({ kind, id, isWhole, mayBeSecret, onWrite }: CommentFormProps) {
  const t = useTranslations("comments");
  const aboutWords = useAboutWords();
  const things = useThings({ kind, id, isWhole });
  const [draft, keep] = useStoredDraft<string>(`comment ${kind} ${id}`);
  const text = draft ?? "";
  const [about, setAbout] = useState("");
  const [isSecret, setSecret] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    const isStored = await onWrite({ text, about: about || null, isSecret });
    setBusy(false);
    if (isStored) keep(null);
  };
  return (
    <form
      className="grid justify-items-start gap-3 border-rule-2 border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") void write();
      }}
    >
      <TextField
        className="w-full"
        label={t("text")}
        hint={t("hint")}
        rows={4}
        value={text}
        onChange={keep}
        maxLength={MOST_LETTERS}
      />
      <label className={looks.field()}>
        <span className={looks.label()}>{t("aboutWhat")}</span>
        <select
          className={selectLook()}
          value={about}
          onFocus={things.fetch}
          onPointerDown={things.fetch}
          onChange={(event) => setAbout(event.target.value)}
        >
          <option value="">{t("about.whole")}</option>
          {things.found.map((thing) => (
            <option key={thing.id} value={thing.id}>
              {aboutWords(thing)}
            </option>
          ))}
        </select>
      </label>
      {mayBeSecret && (
        <Checkbox isSelected={isSecret} onChange={setSecret}>
          {t("makeSecret")}
        </Checkbox>
      )}
      <Button
        type="submit"
        isPending={isBusy}
        offBecause={text.trim() === "" ? t("textFirst") : undefined}
      >
        {t("write")}
      </Button>
    </form>
  );
}

interface Thing {
  readonly id: string;
  readonly name: string;
}

/** The named things in what the reader sees of a document, fetched when they are first asked for. */
function useThings({ kind, id, isWhole }: Pick<CommentFormProps, "kind" | "id" | "isWhole">) {
  const [found, setFound] = useState<readonly Thing[] | null>(null);
  const fetch = async () => {
    if (found) return;
    setFound([]);
    const answer =
      kind === "scenario" && !isWhole
        ? await callApi("GET /scenarios/{id}/view", { id, query: { for: "public" } })
        : await callApi(`GET /${COLLECTION_OF[kind]}/{id}`, { id });
    const things = answer.ok ? commentedThings(answer.value as object) : new Map<string, string>();
    const all = [...things].map(([thing, name]) => ({ id: thing, name }));
    setFound(all.filter((thing) => thing.name !== "" || thing.id.startsWith("text.")));
  };
  return { found: found ?? [], fetch: () => void fetch() };
}
