"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import type { Format } from "@/lib/rules/bogowie-wojny/format";
import { fetchFormat, sourceOfPattern } from "../../army-lists/_format/fetch-format";
import {
  type ChosenFormat,
  FormatSourceSelect,
  type FormatSources,
  PRESENT,
} from "../../army-lists/_format/format-source-select";
import { type Taken, TakenWords } from "../../army-lists/_format/taken-words";

interface BeginningProps {
  readonly sources: FormatSources;
  /** What the format is called now. */
  readonly present: string;
  readonly onTake: (format: Format) => void;
}

/** What a new format begins with: a pattern, a club's, one of one's own lists, or a file. */
export function Beginning({ sources, present, onTake }: BeginningProps) {
  const t = useTranslations("clubFormat.form");
  const words = useTranslations("armyList.format");
  const [source, setSource] = useState<ChosenFormat>(sourceOfPattern(0));
  const [taken, setTaken] = useState<Taken | null>(null);
  const take = async (next: ChosenFormat) => {
    const found = await fetchFormat(next);
    if (found === null) return toast({ text: words("away"), look: "error" });
    setSource(next);
    setTaken(null);
    onTake(found.format);
  };
  const takeFile = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const { readFormatText } = await import("@/lib/domain/army-list/format-file");
    const read = readFormatText(await file.text());
    setTaken(read);
    if (!read.ok) return;
    setSource(PRESENT);
    onTake(read.format);
  };
  return (
    <>
      <div className="beginning">
        <FormatSourceSelect
          {...sources}
          label={t("begin")}
          hint={t("beginHint")}
          value={source}
          present={present}
          onChange={(next) => void take(next)}
        />
        <FileTrigger
          acceptedFileTypes={["application/json", ".json"]}
          onSelect={(files) => void takeFile(files)}
        >
          <Button icon={<FileUp className="ic" aria-hidden />}>{t("file")}</Button>
        </FileTrigger>
      </div>
      <TakenWords taken={taken} />
    </>
  );
}
