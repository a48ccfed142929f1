"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import { NumberField } from "@/app/_ui/number-field";
import { TextField } from "@/app/_ui/text-field";
import { useIssueWords } from "@/app/_ui/use-issue-words";
import { newId } from "@/app/(author)/_editor/new-id";
import { shippedBookId } from "@/lib/domain/army-book/shipped-book";
import type { PinnedBook } from "@/lib/domain/army-list/army-list";
import { armyListFindingText, type BogowieWojnyWords } from "@/lib/domain/army-list/finding-text";
import { newArmyList } from "@/lib/domain/army-list/new-army-list";
import type { OfferedFormat } from "@/lib/domain/club/club-format";
import type { Language } from "@/lib/domain/language";
import { WAR_YEARS } from "@/lib/domain/years";
import { ARMY_NATIONS, type ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import { fetchBook } from "../_builder/use-book";
import { fetchFormat, sourceOfClub } from "../_format/fetch-format";
import { BookField, NO_BOOK, type OfferedBook } from "./book-field";
import { FormatChoice } from "./format-choice";
import { ImportList } from "./import-list";
import { formatName, formatOf, type Size, USUAL } from "./size-choice";
import { failed, type Outcome, storeList } from "./store-list";

export interface NewListFormProps {
  readonly language: Language;
  /** The book one came from, and its nation where it is one of the six. */
  readonly cameFrom: (OfferedBook & { readonly nation: ArmyNation | null }) | null;
  /** The club's format one came from, and those of one's own clubs. */
  readonly clubFormat: OfferedFormat | null;
  readonly clubFormats: readonly OfferedFormat[];
}

/** Nation, army book, year, format and title of a new list. */
export function NewListForm(props: NewListFormProps) {
  const { language, cameFrom, clubFormat } = props;
  const t = useTranslations("armyList.start");
  const words = useTranslations("bogowieWojny.nations");
  const [nation, setNation] = useState<ArmyNation>(cameFrom?.nation ?? "duchy-of-warsaw");
  const [bookId, setBookId] = useState(cameFrom?.id ?? shippedBookId(nation));
  const [year, setYear] = useState<number | null>(null);
  const [size, setSize] = useState<Size>(USUAL);
  const [ofClub, setOfClub] = useState(clubFormat);
  const [title, setTitle] = useState("");
  const [outcome, setOutcome] = useState<Outcome>({ is: "ready" });
  const proposed = `${words(nation)}, ${ofClub?.name ?? formatName(size)}`;
  const chooseNation = (chosen: ArmyNation) => {
    setNation(chosen);
    setBookId(shippedBookId(chosen));
  };
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    setOutcome({ is: "sending" });
    const book = await pinnedNow(bookId);
    if (book === undefined) return setOutcome(failed("book-away"));
    const taken = ofClub
      ? await fetchFormat(sourceOfClub(ofClub.id))
      : { format: formatOf(size), origin: null };
    if (taken === null) return setOutcome(failed("format-away"));
    const list = newArmyList({
      title: title.trim() || proposed,
      language,
      nation,
      book,
      year,
      divisionId: newId(),
      format: taken.format,
      formatOrigin: taken.origin,
    });
    setOutcome(await storeList(list));
  };
  return (
    <>
      <form className="grid gap-5" onSubmit={(event) => void start(event)}>
        <NationChoice value={nation} onChange={chooseNation} />
        <BookField nation={nation} cameFrom={cameFrom} value={bookId} onChange={setBookId} />
        <NumberField
          label={t("year")}
          hint={t("yearHint")}
          value={year}
          minValue={WAR_YEARS.from}
          maxValue={WAR_YEARS.to}
          formatOptions={{ useGrouping: false }}
          onCommit={setYear}
        />
        <FormatChoice
          size={size}
          ofClub={ofClub}
          offered={offeredWith(clubFormat, props.clubFormats)}
          onSize={setSize}
          onClub={setOfClub}
        />
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          placeholder={proposed}
          value={title}
          maxLength={200}
          onChange={setTitle}
        />
        <StartFailure outcome={outcome} />
        <Recalculated outcome={outcome} onOutcome={setOutcome} />
        <div className="actsrow">
          <Button look="primary" type="submit" isPending={outcome.is === "sending"}>
            {t("start")}
          </Button>
        </div>
      </form>
      <ImportList onOutcome={setOutcome} />
    </>
  );
}

/** The formats of one's own clubs, and first the one one came from where it is of another. */
function offeredWith(
  cameFrom: OfferedFormat | null,
  own: readonly OfferedFormat[],
): readonly OfferedFormat[] {
  if (cameFrom === null || own.some(({ id }) => id === cameFrom.id)) return own;
  return [cameFrom, ...own];
}

/** A book as it is now, to build the list on; `null` for none, `undefined` where it cannot be read. */
async function pinnedNow(id: string): Promise<PinnedBook | null | undefined> {
  if (id === NO_BOOK) return null;
  const stored = await fetchBook(id);
  if (stored === null) return undefined;
  const { title, edition } = stored.document;
  return { id, version: stored.version, title, edition };
}

/** What went wrong, with the places of a file that were at fault. */
function StartFailure({ outcome }: { readonly outcome: Outcome }) {
  const t = useTranslations("armyList.start");
  const errors = useTranslations("errors");
  const issueWords = useIssueWords();
  if (outcome.is !== "failed") return null;
  const { reason, limit } = outcome;
  return (
    <div role="alert">
      <InlineFinding look="error">
        {reason === "full" ? errors("advice.too-many-documents", { limit }) : t(`failed.${reason}`)}
        {outcome.issues.length > 0 && (
          <ul>
            {outcome.issues.slice(0, 8).map((issue) => (
              <li key={issue.path + issue.message}>
                <code>{issue.path || "/"}</code> {issueWords(issue)}
              </li>
            ))}
          </ul>
        )}
      </InlineFinding>
    </div>
  );
}

interface RecalculatedProps {
  readonly outcome: Outcome;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** A file's points were false: what they are, and the way on with the list. */
function Recalculated({ outcome, onOutcome }: RecalculatedProps) {
  const t = useTranslations("armyList.start");
  const words: BogowieWojnyWords = useTranslations("bogowieWojny");
  if (outcome.is !== "recalculated") return null;
  const take = async () => onOutcome(await storeList(outcome.list));
  return (
    <div role="alert" className="grid gap-3">
      <InlineFinding look="warning">
        {t("recalculated")}
        <ul>
          {outcome.findings.slice(0, 8).map((finding) => (
            <li key={finding.path}>
              <code>{finding.path || "/"}</code> {armyListFindingText(finding, words)}
            </li>
          ))}
        </ul>
      </InlineFinding>
      <div className="actsrow">
        <Button onPress={() => void take()}>{t("takeAnyway")}</Button>
      </div>
    </div>
  );
}

interface NationChoiceProps {
  readonly value: ArmyNation;
  readonly onChange: (nation: ArmyNation) => void;
}

function NationChoice({ value, onChange }: NationChoiceProps) {
  const t = useTranslations("armyList.start");
  const words = useTranslations("bogowieWojny.nations");
  return (
    <RadioGroup value={value} onChange={(next) => onChange(next as ArmyNation)} className="field">
      <Label className="label">{t("nation")}</Label>
      <div className="nations">
        {ARMY_NATIONS.map((nation) => (
          <Radio key={nation} value={nation} className="nation">
            <b>{words(nation)}</b>
            <small>{t(`armies.${nation}`)}</small>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
