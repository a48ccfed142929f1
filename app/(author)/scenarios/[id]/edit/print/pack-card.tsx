"use client";

import { CircleAlert, Download, LoaderCircle } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { tv } from "tailwind-variants/lite";
import { Button } from "@/app/_ui/button";
import type { Refusal } from "@/app/_ui/request-json";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { type MadeFile, makeFile, saveFile } from "@/app/(author)/_editor/make-file";
import { panelLook } from "@/app/(author)/_editor/panel-look";
import { useEditor } from "../_desk/scenario-editor";
import type { PrintChoice } from "./paper";

interface PackCardProps {
  /** The path of the file at the service, relative to the scenario: `reference`. */
  readonly file: string;
  readonly title: string;
  readonly choice: PrintChoice;
  /** A description of the pack's contents. */
  readonly children: ReactNode;
}

type Making =
  | { readonly is: "idle" }
  | { readonly is: "saving" | "printing" }
  /** `address`: where it can be downloaded again; null if the service does not store it. */
  | { readonly is: "made"; readonly file: MadeFile; readonly address: string | null }
  | { readonly is: "refused"; readonly refusal: Refusal };

/** One pack: made on demand from the saved scenario, then saved or opened. */
export function PackCard({ file, title, choice, children }: PackCardProps) {
  const t = useTranslations("printPage.packs");
  const { making, make } = usePack(file, choice);
  const isBusy = making.is === "saving" || making.is === "printing";
  return (
    <article
      className={panelLook({ edge: "work", className: "content-start justify-items-start gap-2" })}
    >
      <h4 className="font-semibold font-serif text-lg leading-tight">{title}</h4>
      <p className="text-pretty text-ink-3 text-sm">{children}</p>
      <Button
        icon={<Download aria-hidden />}
        isPending={isBusy}
        onPress={() => void make()}
        aria-label={t("make", { name: title })}
      >
        {t("download")}
      </Button>
      <Progress making={making} />
    </article>
  );
}

function usePack(file: string, choice: PrintChoice) {
  const editor = useEditor();
  const [making, setMaking] = useState<Making>({ is: "idle" });
  const { language, paper } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another paper or language is another pack
  useEffect(() => setMaking({ is: "idle" }), [language, paper]);
  const make = async () => {
    setMaking({ is: "saving" });
    await editor.flush();
    setMaking({ is: "printing" });
    const wanted = { file: `${file}.pdf`, query: `lang=${language}&paper=${paper}` };
    const answer = await makeFile(editor, wanted);
    if (!answer.ok) return setMaking({ is: "refused", refusal: answer.refusal });
    saveFile(answer.value);
    const address = `/api/v1/scenarios/${editor.id}/${wanted.file}?${wanted.query}`;
    setMaking({ is: "made", file: answer.value, address: editor.isLocal ? null : address });
  };
  return { making, make };
}

const stateLook = tv({
  base: "wrap-anywhere flex flex-wrap items-baseline gap-x-1.5 gap-y-1 text-xs",
  variants: { look: { plain: "text-ink-2", refused: "font-semibold text-error" } },
  defaultVariants: { look: "plain" },
});

function Progress({ making }: { readonly making: Making }) {
  const t = useTranslations("printPage.packs");
  const words = useRefusalWords();
  const format = useFormatter();
  if (making.is === "idle") return null;
  if (making.is === "refused") {
    return (
      <p className={stateLook({ look: "refused" })} role="alert">
        <CircleAlert className="self-center" aria-hidden />
        {words(making.refusal)}
      </p>
    );
  }
  if (making.is === "made") {
    const { blob, name } = making.file;
    const kilobytes = Math.ceil(blob.size / 1024);
    return (
      <output className={stateLook()}>
        {t("made", { name, size: format.number(kilobytes) })}{" "}
        {making.address && (
          <a href={making.address} target="_blank" rel="noopener">
            {t("open")}
          </a>
        )}
      </output>
    );
  }
  return (
    <output className={stateLook()}>
      <LoaderCircle className="animate-spin self-center" aria-hidden />
      {t(making.is)}
    </output>
  );
}
