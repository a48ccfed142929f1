"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { Button } from "@/app/_ui/button";
import { fieldLook, selectLook } from "@/app/_ui/field-look";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { Refusal } from "@/app/_ui/request-json";
import { TextField } from "@/app/_ui/text-field";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { newArmyBook } from "@/lib/domain/bogowie-wojny/book/new-army-book";
import type { Language } from "@/lib/domain/document/language";
import { ARMY_NATIONS, type ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import { type Home, startDocument } from "../../_local/start-document";

interface NewBookFormProps {
  readonly language: Language;
  readonly home: Home;
}

/** Title and nation of a new book. */
export function NewBookForm({ language, home }: NewBookFormProps) {
  const t = useTranslations("armyBookDesk.start");
  const words = useTranslations("bogowieWojny.nations");
  const [title, setTitle] = useState("");
  const [nation, setNation] = useState<ArmyNation | "">("duchy-of-warsaw");
  const looks = fieldLook();
  const refusalWords = useRefusalWords();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    setSending(true);
    const named = title.trim() || (nation === "" ? t("untitled") : words(nation));
    const book = newArmyBook({ title: named, language, nation: nation || null });
    const stored = await startDocument(book, home);
    if (stored.ok) location.assign(stored.value.href);
    else {
      setRefusal(stored.refusal);
      setSending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void start(event)}>
      <TextField label={t("name")} value={title} maxLength={200} onChange={setTitle} />
      <label className={looks.field()}>
        <span className={looks.label()}>{t("nation")}</span>
        <select
          className={selectLook()}
          value={nation}
          onChange={(event) => setNation(event.target.value as ArmyNation | "")}
        >
          {ARMY_NATIONS.map((value) => (
            <option key={value} value={value}>
              {words(value)}
            </option>
          ))}
          <option value="">{t("otherNation")}</option>
        </select>
      </label>
      <div role="alert">
        {refusal && <InlineFinding look="error">{refusalWords(refusal)}</InlineFinding>}
      </div>
      <Button look="primary" type="submit" isPending={isSending}>
        {t("start")}
      </Button>
    </form>
  );
}
