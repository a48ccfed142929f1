"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import { formatDifferences } from "@/lib/domain/army-list/format-differences";
import type { Format } from "@/lib/rules/bogowie-wojny/format";
import { DifferenceList } from "../../army-lists/_format/difference-list";
import { EditedFormatProvider } from "../../army-lists/_format/edited-format";
import { FormatFields } from "../../army-lists/_format/format-fields";
import type { FormatSources } from "../../army-lists/_format/format-source-select";
import { Beginning } from "./beginning";
import { type FormatFormProps, type StoredFormat, useFormatForm } from "./use-format-form";

interface Props extends FormatFormProps {
  /** Where a new one may begin. */
  readonly sources: FormatSources | null;
}

/** A club's format, to be published or changed: every field of it, as a list's format has them. */
export function FormatForm({ sources, ...props }: Props) {
  const t = useTranslations("clubFormat.form");
  const words = useTranslations("armyList.format");
  const { draft, form, change, replace, nameError, theirs, takeTheirs, isBusy, send, base } =
    useFormatForm(props);
  const isNew = props.published === null;
  return (
    <form
      ref={form}
      className="formatform"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(base);
      }}
    >
      {sources && <Beginning sources={sources} present={draft.name} onTake={replace} />}
      <h2 className="sr">{words("title")}</h2>
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
      <div className="actsrow">
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

/** Another organiser was there before: in what theirs is otherwise, and the choice. */
function Clash({ mine, theirs, onTheirs, onMine }: ClashProps) {
  const t = useTranslations("clubFormat.form");
  const differences = formatDifferences(mine, theirs.format);
  const isSame = differences.length === 0;
  return (
    <div role="alert">
      <InlineFinding look="warning">
        {t(isSame ? "clashSame" : "clash")}
        <DifferenceList differences={differences} />
        <div className="actsrow">
          <Button onPress={onTheirs}>{t("takeTheirs")}</Button>
          {!isSame && <Button onPress={onMine}>{t("keepMine")}</Button>}
        </div>
      </InlineFinding>
    </div>
  );
}
