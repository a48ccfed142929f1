"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import { toast } from "@/app/_ui/toasts";
import { formatDifferences } from "@/lib/domain/bogowie-wojny/list/format-differences";
import type { Format } from "@/lib/rules/bogowie-wojny/format";
import { DifferenceList } from "../../army-lists/_format/difference-list";
import { EditedFormatProvider } from "../../army-lists/_format/edited-format";
import { fetchFormat, sourceOfPattern } from "../../army-lists/_format/fetch-format";
import { FormatFields } from "../../army-lists/_format/format-fields";
import {
  type ChosenFormat,
  FormatSourceSelect,
  type FormatSources,
  PRESENT,
} from "../../army-lists/_format/format-source-select";
import { type Taken, TakenWords } from "../../army-lists/_format/taken-words";
import { type FormatFormProps, type StoredFormat, useFormatForm } from "./use-format-form";

interface Props extends FormatFormProps {
  /** The sources a new format can start from. */
  readonly sources: FormatSources | null;
}

/** The form for publishing or changing a club's format: all its fields, as in a list's format. */
export function FormatForm({ sources, ...props }: Props) {
  const t = useTranslations("clubFormat.form");
  const words = useTranslations("armyList.format");
  const { draft, form, change, replace, nameError, theirs, takeTheirs, isBusy, send, base } =
    useFormatForm(props);
  const isNew = props.published === null;
  return (
    <form
      ref={form}
      className="grid max-w-190 gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(base);
      }}
    >
      {sources && <Beginning sources={sources} present={draft.name} onTake={replace} />}
      <h2 className="sr-only">{words("title")}</h2>
      <EditedFormatProvider format={draft} change={change}>
        <FormatFields nameError={nameError} />
      </EditedFormatProvider>
      {theirs && (
        <Clash
          mine={draft}
          theirs={theirs}
          onTheirs={() => takeTheirs(theirs)}
          onMine={() => void send(theirs.version)}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" isPending={isBusy}>
          {t(isNew ? "publish" : "save")}
        </Button>
      </div>
    </form>
  );
}

interface ClashProps {
  readonly mine: Format;
  readonly theirs: StoredFormat;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Another organiser has changed the format meanwhile: shows the differences and the choice. */
function Clash({ mine, theirs, onTheirs, onMine }: ClashProps) {
  const t = useTranslations("clubFormat.form");
  const differences = formatDifferences(mine, theirs.format);
  const isSame = differences.length === 0;
  return (
    <div role="alert">
      <InlineFinding look="warning">
        {t(isSame ? "clashSame" : "clash")}
        <DifferenceList differences={differences} />
        <div className="flex flex-wrap items-center gap-2">
          <Button onPress={onTheirs}>{t("takeTheirs")}</Button>
          {!isSame && <Button onPress={onMine}>{t("keepMine")}</Button>}
        </div>
      </InlineFinding>
    </div>
  );
}

interface BeginningProps {
  readonly sources: FormatSources;
  /** The current name of the format. */
  readonly present: string;
  readonly onTake: (format: Format) => void;
}

/** The choice of what a new format starts from: a pattern, a club's format, one of the user's lists, or a file. */
function Beginning({ sources, present, onTake }: BeginningProps) {
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
    const reader = await import("@/lib/domain/bogowie-wojny/list/format-file").catch(() => null);
    if (reader === null) return toast({ text: words("away"), look: "error" });
    const read = reader.readFormatText(await file.text());
    setTaken(read);
    if (!read.ok) return;
    setSource(PRESENT);
    onTake(read.format);
  };
  return (
    <>
      <div className="flex flex-wrap items-start gap-3 [&>.field]:flex-1 [&>.field]:basis-55 [&>button]:mt-5.5">
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
          <Button icon={<FileUp aria-hidden />}>{t("file")}</Button>
        </FileTrigger>
      </div>
      <TakenWords taken={taken} />
    </>
  );
}
