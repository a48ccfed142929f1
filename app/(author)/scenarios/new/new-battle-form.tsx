"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { Refusal } from "@/app/_ui/request-json";
import { TextField } from "@/app/_ui/text-field";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { newBattleScenario } from "@/lib/domain/bogowie-wojny/scenario/new-battle-scenario";
import type { Language } from "@/lib/domain/document/language";
import { ARMY_NATIONS, type ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import { newId } from "../../_editor/new-id";
import { type Home, startDocument } from "../../_local/start-document";
import { NativeChoice } from "../../maps/_desk/native-choice";

interface NewBattleFormProps {
  readonly language: Language;
  readonly home: Home;
}

/** Title and the nations of the two sides of a scenario. */
export function NewBattleForm({ language, home }: NewBattleFormProps) {
  const t = useTranslations("battleScenario.new");
  const nations = useTranslations("bogowieWojny.nations");
  const refusalWords = useRefusalWords();
  const [title, setTitle] = useState("");
  const [first, setFirst] = useState<ArmyNation>("duchy-of-warsaw");
  const [second, setSecond] = useState<ArmyNation>("austria");
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    setSending(true);
    const side = (nation: ArmyNation) => ({ id: newId(), name: nations(nation), nation });
    const sides = [side(first), side(second)];
    const made = newBattleScenario({ title: title.trim() || t("untitled"), language, sides });
    const stored = await startDocument(made, home);
    if (stored.ok) return location.assign(stored.value.href);
    setRefusal(stored.refusal);
    setSending(false);
  };
  const choices = ARMY_NATIONS.map((value) => ({ value, label: nations(value) }));
  return (
    <form className="grid w-full gap-4" onSubmit={(event) => void start(event)}>
      <TextField label={t("name")} value={title} maxLength={200} onChange={setTitle} />
      <NativeChoice
        label={t("nation", { side: t("first") })}
        value={first}
        choices={choices}
        onChange={setFirst}
      />
      <NativeChoice
        label={t("nation", { side: t("second") })}
        value={second}
        choices={choices}
        onChange={setSecond}
      />
      <div role="alert">
        {refusal && <InlineFinding look="error">{refusalWords(refusal)}</InlineFinding>}
      </div>
      <Button look="primary" type="submit" isPending={isSending}>
        {t("start")}
      </Button>
    </form>
  );
}
