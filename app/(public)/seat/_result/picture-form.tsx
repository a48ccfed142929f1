"use client";

import { ImagePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { FileButton } from "@/app/_ui/file-button";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { RESULT_PICTURES } from "@/lib/domain/belle-alliance/game/result-picture";
import { useUmpire, type WhichGame } from "../_umpire/use-umpire";
import { smallerPicture } from "./smaller-picture";

interface PictureFormProps {
  readonly which: WhichGame;
  /** How many pictures the report has. */
  readonly count: number;
}

/** Adds pictures to the report: first what one shows, then the picture itself, from files or a phone's camera. */
export function PictureForm({ which: { id, query }, count }: PictureFormProps) {
  const t = useTranslations("scenarioGame.pictures");
  const { isSending, send } = useUmpire();
  const [words, setWords] = useState("");
  const add = async (file: File) => {
    const body = await smallerPicture(file);
    const sent = { id, query: { ...query, words: words.trim() }, body };
    if (!(await send(() => callApi("POST /games/{id}/result/pictures", sent)))) return;
    setWords("");
    toast({ text: t("added") });
  };
  const { most } = RESULT_PICTURES;
  if (count >= most) return <p className="hint">{t("full", { count: most })}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <TextField
        className="w-full max-w-140"
        label={t("words")}
        hint={t("hint", { count: most })}
        value={words}
        onChange={setWords}
        maxLength={RESULT_PICTURES.wordsLength}
      />
      <FileButton
        accept="image/*"
        icon={<ImagePlus aria-hidden />}
        isPending={isSending}
        offBecause={words.trim() === "" ? t("wordsFirst") : undefined}
        onFile={(file) => void add(file)}
      >
        {t("add")}
      </FileButton>
    </div>
  );
}
