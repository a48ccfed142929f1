"use client";

import { BookOpen, EyeOff, type LucideIcon, Scale } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Label } from "react-aria-components/Label";
import { RadioGroup } from "react-aria-components/RadioGroup";
import { callApi } from "@/app/_client/call-api";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { useAnyEditor } from "@/app/(author)/_editor/editor-context";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import { EDITIONS, type Edition } from "@/lib/domain/people/permissions";
import { ChoiceCard } from "./choice-card";

const ICONS: Readonly<Record<Edition, LucideIcon>> = {
  "open-book": BookOpen,
  players: Scale,
  "public-only": EyeOff,
};

export interface EditionPartProps {
  readonly edition: Edition;
  /** Those who stated that they umpire it, with when in JSON format. */
  readonly umpires: readonly { readonly name: string; readonly since: string }[];
}

/** Who may open the umpire's part, and who has stated that they umpire the scenario. */
export function EditionPart({ edition, umpires }: EditionPartProps) {
  const t = useTranslations("share.edition");
  const { shown, isBusy, choose } = useStoredEdition(edition);
  return (
    <RuledPart>
      <RadioGroup
        className="grid w-full gap-2"
        value={shown}
        isDisabled={isBusy}
        onChange={(value) => void choose(value as Edition)}
      >
        <Label className="font-semibold font-serif text-lg leading-tight">{t("title")}</Label>
        {EDITIONS.map((value) => (
          <ChoiceCard
            key={value}
            value={value}
            icon={ICONS[value]}
            label={t(`${value}.label`)}
            means={t(`${value}.means`)}
          />
        ))}
      </RadioGroup>
      <StatedUmpires umpires={umpires} />
    </RuledPart>
  );
}

function StatedUmpires({ umpires }: Pick<EditionPartProps, "umpires">) {
  const t = useTranslations("share.edition.umpires");
  const dayOf = useLocalDay();
  return (
    <section className="w-full" aria-labelledby="stated-umpires">
      <h3 id="stated-umpires">{t("title")}</h3>
      {umpires.length === 0 && <p className="text-ink-3">{t("none")}</p>}
      <ul className="list-disc ps-4">
        {umpires.map(({ name, since }) => (
          <li key={`${name} ${since}`}>{t("since", { name, day: dayOf(since) })}</li>
        ))}
      </ul>
    </section>
  );
}

/** The edition as stored; if a choice is refused, the previous one is shown again. */
function useStoredEdition(edition: Edition) {
  const t = useTranslations("share.edition");
  const words = useRefusalWords();
  const router = useRouter();
  const { id } = useAnyEditor();
  const [shown, show] = useState(edition);
  const [isBusy, setBusy] = useState(false);
  const choose = async (next: Edition) => {
    show(next);
    setBusy(true);
    const answer = await callApi("PUT /scenarios/{id}/edition", { id, body: { edition: next } });
    setBusy(false);
    if (answer.ok) {
      toast({ text: t(`${next}.done`), look: "ok" });
      return router.refresh();
    }
    show(shown);
    toast({ text: words(answer.refusal), look: "error" });
  };
  return { shown, isBusy, choose };
}
