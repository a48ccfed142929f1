"use client";

import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { Button } from "@/app/_ui/button";
import { fieldLook } from "@/app/_ui/field-look";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { shippedBookId } from "@/lib/domain/bogowie-wojny/book/book-words";
import type { OfferedFormat } from "@/lib/domain/bogowie-wojny/event/club-format";
import { type FormatWords, formatSizeText } from "@/lib/domain/bogowie-wojny/list/format-text";
import { WAR_YEARS } from "@/lib/domain/document/years";
import { ARMY_NATIONS, type ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import { BookField } from "./book-field";
import { ImportList } from "./import-list";
import { StartFailure } from "./outcome-notes";
import { type Size, SizeChoice } from "./size-choice";
import { type NewListStart, useNewList } from "./use-new-list";

interface NewListFormProps extends NewListStart {
  /** The formats of the user's clubs. */
  readonly clubFormats: readonly OfferedFormat[];
}

/** Nation, army book, year, format and title of a new list. */
export function NewListForm({ clubFormats, ...from }: NewListFormProps) {
  const { cameFrom, clubFormat, home } = from;
  const t = useTranslations("armyList.start");
  const { draft, change, proposed, outcome, start } = useNewList(from);
  const { nation, bookId, year, size, ofClub, title } = draft;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void start();
  };
  return (
    <>
      <form className="grid gap-5" onSubmit={submit}>
        <NationChoice
          value={nation}
          onChange={(chosen) => change({ nation: chosen, bookId: shippedBookId(chosen) })}
        />
        <BookField
          nation={nation}
          cameFrom={cameFrom}
          value={bookId}
          onChange={(chosen) => change({ bookId: chosen })}
        />
        <NumberField
          label={t("year")}
          hint={t("yearHint")}
          value={year}
          minValue={WAR_YEARS.from}
          maxValue={WAR_YEARS.to}
          formatOptions={{ useGrouping: false }}
          onCommit={(chosen) => change({ year: chosen })}
        />
        <FormatChoice
          size={size}
          ofClub={ofClub}
          offered={offeredWith(clubFormat, clubFormats)}
          onSize={(chosen) => change({ size: chosen, ofClub: null })}
          onClub={(chosen) => change({ ofClub: chosen })}
        />
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          placeholder={proposed}
          value={title}
          maxLength={200}
          onChange={(written) => change({ title: written })}
        />
        <StartFailure outcome={outcome} />
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" type="submit" isPending={outcome.is === "sending"}>
            {t("start")}
          </Button>
        </div>
      </form>
      <ImportList home={home} />
    </>
  );
}

/** The formats of the user's clubs, preceded by the one the user came from if it is another club's. */
function offeredWith(
  cameFrom: OfferedFormat | null,
  own: readonly OfferedFormat[],
): readonly OfferedFormat[] {
  if (cameFrom === null || own.some(({ id }) => id === cameFrom.id)) return own;
  return [cameFrom, ...own];
}

interface NationChoiceProps {
  readonly value: ArmyNation;
  readonly onChange: (nation: ArmyNation) => void;
}

function NationChoice({ value, onChange }: NationChoiceProps) {
  const t = useTranslations("armyList.start");
  const words = useTranslations("bogowieWojny.nations");
  const looks = fieldLook();
  return (
    <RadioGroup
      value={value}
      onChange={(next) => onChange(next as ArmyNation)}
      className={looks.field()}
    >
      <Label className={looks.label()}>{t("nation")}</Label>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(62.5),1fr))] gap-3">
        {ARMY_NATIONS.map((nation) => (
          <Radio
            key={nation}
            value={nation}
            className="grid cursor-pointer content-start gap-0.5 border border-rule-2 bg-sheet p-3 outline-offset-2 hover:bg-hover chosen:border-brass chosen:bg-select chosen:shadow-marked focus-visible:outline-2 focus-visible:outline-focus"
          >
            <b className="font-semibold font-serif text-lg leading-tight">{words(nation)}</b>
            <small className="text-ink-2 text-xs leading-snug">{t(`armies.${nation}`)}</small>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

const NONE = "-";

interface FormatChoiceProps {
  readonly size: Size;
  /** The club's format that is selected instead of a size. */
  readonly ofClub: OfferedFormat | null;
  readonly offered: readonly OfferedFormat[];
  /** Called when a size is selected, and therefore no club's format. */
  readonly onSize: (size: Size) => void;
  readonly onClub: (format: OfferedFormat | null) => void;
}

/** One of the formats to start from, the players' own numbers, or a club's format [13.2]. */
function FormatChoice({ size, ofClub, offered, onSize, onClub }: FormatChoiceProps) {
  const t = useTranslations("armyList.start");
  const words: FormatWords = useTranslations("listFormat");
  return (
    <>
      <SizeChoice value={ofClub ? null : size} onChange={onSize} />
      {offered.length > 0 && (
        <Select
          label={t("clubFormat")}
          value={ofClub?.id ?? NONE}
          hint={ofClub ? formatSizeText(ofClub, words) : t("clubFormatHint")}
          choices={[
            { value: NONE, label: t("clubFormatNone") },
            ...offered.map(({ id, club, ...one }) => ({
              value: id,
              label: words("ofClub", { name: one.name, club: club.name }),
              detail: formatSizeText(one, words),
            })),
          ]}
          onChange={(id) => onClub(offered.find((one) => one.id === id) ?? null)}
        />
      )}
    </>
  );
}
