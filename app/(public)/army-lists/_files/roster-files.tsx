"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { selectLook } from "@/app/_ui/field-look";
import { OffUntilHydrated } from "@/app/_ui/off-until-hydrated";
import { ROSTER_AUDIENCES, ROSTER_LAYOUTS } from "@/lib/domain/army-list/roster-print";

/** The papers people print rosters on, the most usual first. */
const PAPERS = ["a4", "letter", "a3"] as const;

/** What the list can be taken along as; the texts can also be copied. */
const FORMS = [
  { form: "txt", isText: true },
  { form: "md", isText: true },
  { form: "bbcode", isText: true },
  { form: "csv", isText: false },
  { form: "json", isText: false },
  { form: "ros", isText: false },
  { form: "rosz", isText: false },
] as const;

/** What is made of a list; the list itself leaves without anybody's help. */
const MADE_FORMS = FORMS.filter(({ form }) => form !== "json");

interface RosterFilesProps {
  /** Where the API has the list: `/army-lists/{id}` or `/share-links/{slug}`. */
  readonly at: string;
  /** The owner chooses for whom; others get what others get. */
  readonly isOwn: boolean;
  /** Makes and saves a file of a list that stands at no address: `roster.pdf`, `lang=en&for=owner`. */
  readonly onTake?: (file: string, query: string) => void;
}

/** A list's prints and files: a PDF in the layout and on the paper chosen, texts to copy, files for other tools. */
export function RosterFiles({ at, isOwn, onTake }: RosterFilesProps) {
  const t = useTranslations("rosterFiles");
  const language = useLocale();
  const [audience, setAudience] = useState<string>(ROSTER_AUDIENCES[0]);
  const query = `lang=${language}${isOwn ? `&for=${audience}` : ""}`;
  const address = (form: string) =>
    form === "json"
      ? `/api/v1${at}${isOwn && audience === "opponent" ? "/view?for=opponent" : ""}`
      : `/api/v1${at}/roster.${form}?${query}`;
  return (
    <OffUntilHydrated>
      <div className="grid gap-3" data-part="files">
        {isOwn && (
          <Choice label={t("audience")} value={audience} onChange={setAudience}>
            {ROSTER_AUDIENCES.map((one) => ({ value: one, label: t(`audiences.${one}`) }))}
          </Choice>
        )}
        <Print
          address={address("pdf")}
          onTake={onTake && ((how) => onTake("roster.pdf", `${query}&${how}`))}
        />
        <ul className="grid border-t border-rule">
          {(onTake ? MADE_FORMS : FORMS).map(({ form, isText }) => (
            <li
              key={form}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule py-1"
            >
              <span className="flex-[1_1_14em]">
                <b>{t(`forms.${form}.name`)}</b>{" "}
                <small className="text-xs text-ink-2">{t(`forms.${form}.use`)}</small>
              </span>
              {onTake ? (
                <button
                  type="button"
                  className={buttonLook()}
                  onClick={() => onTake(`roster.${form}`, query)}
                >
                  {t("download")}
                  <span className="sr-only"> {t(`forms.${form}.name`)}</span>
                </button>
              ) : (
                <a
                  className={buttonLook()}
                  href={address(form)}
                  {...(isText
                    ? { target: "_blank" }
                    : { download: `${at.split("/").at(-1)}.${form}` })}
                >
                  {t(isText ? "open" : "download")}
                  <span className="sr-only"> {t(`forms.${form}.name`)}</span>
                </a>
              )}
              {isText && !onTake && (
                <CopyFile
                  address={address(form)}
                  name={t(`forms.${form}.name`)}
                  words={{ copy: t("copy"), copied: t("copied"), failed: t("failed") }}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </OffUntilHydrated>
  );
}

interface PrintProps {
  readonly address: string;
  readonly onTake: ((how: string) => void) | undefined;
}

/** The layout and the paper, and what prints so. */
function Print({ address, onTake }: PrintProps) {
  const t = useTranslations("rosterFiles");
  const [layout, setLayout] = useState<string>(ROSTER_LAYOUTS[0]);
  const [paper, setPaper] = useState<string>(PAPERS[0]);
  const how = `layout=${layout}&paper=${paper}`;
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <Choice label={t("layout")} value={layout} onChange={setLayout}>
        {ROSTER_LAYOUTS.map((one) => ({ value: one, label: t(`layouts.${one}`) }))}
      </Choice>
      <Choice label={t("paper")} value={paper} onChange={setPaper}>
        {PAPERS.map((one) => ({ value: one, label: t(`papers.${one}`) }))}
      </Choice>
      {onTake ? (
        <button
          type="button"
          className={buttonLook({ look: "primary" })}
          onClick={() => onTake(how)}
        >
          {t("print")}
        </button>
      ) : (
        <a
          className={buttonLook({ look: "primary" })}
          href={`${address}&${how}`}
          target="_blank"
          rel="noreferrer"
        >
          {t("print")}
        </a>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-xs text-ink-2">
        {label}
      </label>
      <select
        id={id}
        className={selectLook()}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CopyFileProps {
  readonly address: string;
  /** What is copied, for readers who cannot see what the button stands beside. */
  readonly name: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly failed: string };
}

/** Puts the text of an address on the clipboard, and says whether it is there. */
function CopyFile({ address, name, words }: CopyFileProps) {
  const [state, setState] = useState<"copy" | "copied" | "failed">("copy");
  const copy = async () => {
    const copied = await copyFrom(address);
    setState(copied ? "copied" : "failed");
  };
  return (
    <>
      <button type="button" className={buttonLook()} onClick={() => void copy()}>
        {words.copy}
        <span className="sr-only"> {name}</span>
      </button>
      <output className="text-ink-3 empty:hidden">{state === "copy" ? "" : words[state]}</output>
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
