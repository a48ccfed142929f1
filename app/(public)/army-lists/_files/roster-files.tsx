"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { OffUntilHydrated } from "@/app/_ui/off-until-hydrated";
import {
  ROSTER_AUDIENCES,
  type RosterAudience,
} from "@/lib/domain/bogowie-wojny/list/roster-print";
import { Choice } from "./choice";
import { RosterPrint } from "./roster-print";

const FILE_FORMS = ["csv", "json", "ros", "rosz"] as const;

/** Texts for messengers and forums, which the opponent often reads too. */
const TEXT_FORMS = ["txt", "md", "bbcode"] as const;

type Form = (typeof FILE_FORMS | typeof TEXT_FORMS)[number];

interface RosterFilesProps {
  /** The list's path in the API: `/army-lists/{id}` or `/share-links/{slug}`. */
  readonly at: string;
  /** Owners can choose whom the files are for; others always get the version for others. */
  readonly isOwn: boolean;
  /** What their addresses say besides, for the author's own words. */
  readonly texts?: "" | "&texts=original" | undefined;
  /** Makes and saves a file of a list that stands at no address: `roster.pdf`, `lang=en&for=owner`. */
  readonly onTake?: (file: string, query: string) => void;
}

/**
 * A list's prints and files: a PDF in the layout and on the paper chosen, and files for other tools, at first for the
 * owner; texts to copy, at first for the opponent.
 */
export function RosterFiles({ at, isOwn, texts = "", onTake }: RosterFilesProps) {
  const t = useTranslations("rosterFiles");
  const language = useLocale();
  const [filesFor, setFilesFor] = useState<RosterAudience>("owner");
  const [textsFor, setTextsFor] = useState<RosterAudience>("opponent");
  const queryFor = (audience: RosterAudience) =>
    `lang=${language}${isOwn ? `&for=${audience}` : ""}${texts}`;
  const linkFor = (audience: RosterAudience) => (form: Form | "pdf") =>
    form === "json"
      ? `/api/v1${at}${isOwn && audience === "opponent" ? "/view?for=opponent" : ""}`
      : `/api/v1${at}/roster.${form}?${queryFor(audience)}`;
  const takeFor = (audience: RosterAudience) =>
    onTake && ((file: string) => onTake(file, queryFor(audience)));
  return (
    <OffUntilHydrated>
      <div className="grid gap-3" data-part="files">
        {isOwn && <Audience of="files" value={filesFor} onChange={setFilesFor} />}
        <RosterPrint
          address={linkFor(filesFor)("pdf")}
          onTake={onTake && ((how) => onTake("roster.pdf", `${queryFor(filesFor)}&${how}`))}
        />
        <ul className="grid border-t border-rule">
          {FILE_FORMS.filter((form) => !onTake || form !== "json").map((form) => (
            <FormRow key={form} form={form} onTake={takeFor(filesFor)}>
              <a
                className={buttonLook()}
                href={linkFor(filesFor)(form)}
                download={`${at.split("/").at(-1)}.${form}`}
              >
                <Labelled form={form}>{t("download")}</Labelled>
              </a>
            </FormRow>
          ))}
        </ul>
        {isOwn && <Audience of="texts" value={textsFor} onChange={setTextsFor} />}
        <ul className="grid border-t border-rule">
          {TEXT_FORMS.map((form) => (
            <FormRow key={form} form={form} onTake={takeFor(textsFor)}>
              <a
                className={buttonLook()}
                href={linkFor(textsFor)(form)}
                target="_blank"
                rel="noopener"
              >
                <Labelled form={form}>{t("open")}</Labelled>
              </a>
              <CopyFile key={textsFor} address={linkFor(textsFor)(form)} form={form} />
            </FormRow>
          ))}
        </ul>
      </div>
    </OffUntilHydrated>
  );
}

interface AudienceProps {
  readonly of: "files" | "texts";
  readonly value: RosterAudience;
  readonly onChange: (audience: RosterAudience) => void;
}

function Audience({ of, value, onChange }: AudienceProps) {
  const t = useTranslations("rosterFiles");
  return (
    <Choice
      label={t(`audienceOf.${of}`)}
      value={value}
      onChange={(next) => onChange(next === "owner" ? "owner" : "opponent")}
    >
      {ROSTER_AUDIENCES.map((one) => ({ value: one, label: t(`audiences.${one}`) }))}
    </Choice>
  );
}

interface FormRowProps {
  readonly form: Form;
  /** Makes and saves a file that stands at no address. */
  readonly onTake: ((file: string) => void) | undefined;
  /** The links to a file that stands at one. */
  readonly children: ReactNode;
}

function FormRow({ form, onTake, children }: FormRowProps) {
  const t = useTranslations("rosterFiles");
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule py-1">
      <span className="flex-[1_1_14em]">
        <b>{t(`forms.${form}.name`)}</b>{" "}
        <small className="text-xs text-ink-2">{t(`forms.${form}.use`)}</small>
      </span>
      {onTake ? (
        <button type="button" className={buttonLook()} onClick={() => onTake(`roster.${form}`)}>
          <Labelled form={form}>{t("download")}</Labelled>
        </button>
      ) : (
        children
      )}
    </li>
  );
}

interface LabelledProps {
  readonly form: Form;
  readonly children: string;
}

/** What a button does, and to which form for screen reader users. */
function Labelled({ form, children }: LabelledProps) {
  const t = useTranslations("rosterFiles");
  return (
    <>
      {children}
      <span className="sr-only"> {t(`forms.${form}.name`)}</span>
    </>
  );
}

interface CopyFileProps {
  readonly address: string;
  readonly form: Form;
}

/** Copies the text at an address to the clipboard, and says whether it succeeded. */
function CopyFile({ address, form }: CopyFileProps) {
  const t = useTranslations("rosterFiles");
  const [state, setState] = useState<"copy" | "copied" | "failed">("copy");
  const copy = async () => {
    const copied = await copyFrom(address);
    setState(copied ? "copied" : "failed");
  };
  return (
    <>
      <button type="button" className={buttonLook()} onClick={() => void copy()}>
        <Labelled form={form}>{t("copy")}</Labelled>
      </button>
      <output className="text-ink-3 empty:hidden">{state === "copy" ? "" : t(state)}</output>
    </>
  );
}

async function copyFrom(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    if (!response.ok) return false;
    await navigator.clipboard.writeText(await response.text());
    return true;
  } catch {
    return false;
  }
}
