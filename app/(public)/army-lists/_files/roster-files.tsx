"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { OffUntilHydrated } from "@/app/_ui/off-until-hydrated";
import { ROSTER_AUDIENCES } from "@/lib/domain/bogowie-wojny/list/roster-print";
import { Choice } from "./choice";
import { RosterPrint } from "./roster-print";

/** The file formats to download; texts can also be copied. */
const FORMS = [
  { form: "txt", isText: true },
  { form: "md", isText: true },
  { form: "bbcode", isText: true },
  { form: "csv", isText: false },
  { form: "json", isText: false },
  { form: "ros", isText: false },
  { form: "rosz", isText: false },
] as const;

/** The formats that are generated from a list; JSON is the list itself and needs no help. */
const MADE_FORMS = FORMS.filter(({ form }) => form !== "json");

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

/** A list's prints and files: a PDF in the layout and on the paper chosen, texts to copy, files for other tools. */
export function RosterFiles({ at, isOwn, texts = "", onTake }: RosterFilesProps) {
  const t = useTranslations("rosterFiles");
  const language = useLocale();
  const [audience, setAudience] = useState<string>(ROSTER_AUDIENCES[0]);
  const query = `lang=${language}${isOwn ? `&for=${audience}` : ""}${texts}`;
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
        <RosterPrint
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

interface CopyFileProps {
  readonly address: string;
  /** The name of the text, for screen reader users. */
  readonly name: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly failed: string };
}

/** Copies the text at an address to the clipboard, and says whether it succeeded. */
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
