"use client";

import "./roster-files.css";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ROSTER_AUDIENCES } from "@/lib/domain/army-list/roster-audience";
import { ROSTER_LAYOUTS } from "@/lib/domain/army-list/roster-layout";
import { CopyFile } from "./copy-file";

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

export interface RosterFilesProps {
  /** Where the API has the list: `/army-lists/{id}` or `/share-links/{slug}`. */
  readonly at: string;
  /** The owner chooses for whom; others get what others get. */
  readonly isOwn: boolean;
}

/** A list's prints and files: a PDF in the layout and on the paper chosen, texts to copy, files for other tools. */
export function RosterFiles({ at, isOwn }: RosterFilesProps) {
  const t = useTranslations("rosterFiles");
  const language = useLocale();
  const [audience, setAudience] = useState<string>(ROSTER_AUDIENCES[0]);
  const forWhom = isOwn ? `&for=${audience}` : "";
  const address = (form: string) =>
    form === "json"
      ? `/api/v1${at}${isOwn && audience === "opponent" ? "/view?for=opponent" : ""}`
      : `/api/v1${at}/roster.${form}?lang=${language}${forWhom}`;
  return (
    <div className="rosterfiles">
      {isOwn && (
        <Choice label={t("audience")} value={audience} onChange={setAudience}>
          {ROSTER_AUDIENCES.map((one) => ({ value: one, label: t(`audiences.${one}`) }))}
        </Choice>
      )}
      <Print address={address("pdf")} />
      <ul>
        {FORMS.map(({ form, isText }) => (
          <li key={form}>
            <span>
              <b>{t(`forms.${form}.name`)}</b> <small>{t(`forms.${form}.use`)}</small>
            </span>
            <a
              className="btn"
              href={address(form)}
              {...(isText ? { target: "_blank" } : { download: `${at.split("/").at(-1)}.${form}` })}
            >
              {t(isText ? "open" : "download")}
              <span className="sr"> {t(`forms.${form}.name`)}</span>
            </a>
            {isText && (
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
  );
}

/** The layout and the paper, and the link that prints so. */
function Print({ address }: { readonly address: string }) {
  const t = useTranslations("rosterFiles");
  const [layout, setLayout] = useState<string>(ROSTER_LAYOUTS[0]);
  const [paper, setPaper] = useState<string>(PAPERS[0]);
  return (
    <div className="print">
      <Choice label={t("layout")} value={layout} onChange={setLayout}>
        {ROSTER_LAYOUTS.map((one) => ({ value: one, label: t(`layouts.${one}`) }))}
      </Choice>
      <Choice label={t("paper")} value={paper} onChange={setPaper}>
        {PAPERS.map((one) => ({ value: one, label: t(`papers.${one}`) }))}
      </Choice>
      <a
        className="btn primary"
        href={`${address}&layout=${layout}&paper=${paper}`}
        target="_blank"
        rel="noreferrer"
      >
        {t("print")}
      </a>
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
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
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
