"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { UNREACHABLE } from "@/app/_ui/request-json";
import { Select } from "@/app/_ui/select";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { makeFile, saveFile } from "@/app/(author)/_editor/make-file";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import { saveAsJson } from "@/app/(author)/_editor/save-as-json";
import type { Language } from "@/lib/domain/document/language";
import { useEditor } from "../_desk/scenario-editor";
import { useReaders } from "../_desk/use-readers";

const FILES = [
  "order-of-battle.csv",
  "order-of-battle.txt",
  "map.png",
  "map.svg",
  "map.geojson",
] as const;

/** Files for other tools: the whole scenario, or parts of it as a given audience may see them. */
export function ExportsPart({ language }: { readonly language: Language }) {
  const t = useTranslations("printPage.exports");
  const sides = useReaders();
  const [reader, setReader] = useState("umpire");
  const save = useSave();
  const { current, flush, isLocal } = useEditor();
  const [isTraced, setTraced] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const savePictured = useSavePictured();
  const saveWhole = async () => {
    await flush();
    if (isWhole) await savePictured();
    else saveAsJson(current(), "scenario");
  };
  const readers = [
    { value: "umpire", label: t("forUmpire") },
    ...sides.map(({ key, name }) => ({ value: key, label: t("forSide", { name }) })),
    { value: "public", label: t("forPublic") },
  ];
  const canTrace = reader === "umpire" && !isLocal;
  const query = `for=${encodeURIComponent(reader)}&lang=${language}`;
  return (
    <RuledPart width="pane" id="print-exports" title={t("title")}>
      <ul>
        <Export means={t(isWhole ? "jsonPictures" : "json")}>
          <Button icon={<Download aria-hidden />} onPress={() => void saveWhole()}>
            JSON
          </Button>
        </Export>
      </ul>
      {!isLocal && (
        <Checkbox isSelected={isWhole} onChange={setWhole}>
          {t("withPictures")}
        </Checkbox>
      )}
      <Select label={t("reader")} choices={readers} value={reader} onChange={setReader} />
      {canTrace && (
        <Checkbox isSelected={isTraced} onChange={setTraced}>
          {t("traced")}
        </Checkbox>
      )}
      <ul className="grid gap-2">
        {FILES.map((file) => (
          <Export key={file} means={t(`files.${keyOf(file)}`)}>
            <Button
              icon={<Download aria-hidden />}
              onPress={() =>
                void save(
                  isTraced && canTrace && isDrawn(file)
                    ? { file: `traced-${file}`, query: `lang=${language}` }
                    : { file, query },
                )
              }
              aria-label={t("save", { name: t(`files.${keyOf(file)}`) })}
            >
              {file.split(".").at(-1)?.toUpperCase()}
            </Button>
          </Export>
        ))}
        {canTrace && isTraced && (
          <Export means={t("files.traced-map-pdf")}>
            <Button
              icon={<Download aria-hidden />}
              onPress={() => void save({ file: "traced-map.pdf", query: `lang=${language}` })}
              aria-label={t("save", { name: t("files.traced-map-pdf") })}
            >
              PDF
            </Button>
          </Export>
        )}
      </ul>
    </RuledPart>
  );
}

/** Whether the file is a drawing, which can have pictures below it. */
function isDrawn(file: string): boolean {
  return file === "map.png" || file === "map.svg";
}

interface ExportProps {
  /** A description of the file's contents. */
  readonly means: string;
  /** The button that saves it. */
  readonly children: ReactNode;
}

function Export({ means, children }: ExportProps) {
  return (
    <li className="grid grid-cols-[--spacing(30)_minmax(0,1fr)] items-center gap-3 text-ink-2 text-sm">
      {children}
      <span>{means}</span>
    </li>
  );
}

/** Message keys cannot contain dots. */
function keyOf(file: (typeof FILES)[number]): string {
  return file.replace(".", "-");
}

/** Saves the whole scenario with its pictures, and says if they could not be had. */
function useSavePictured() {
  const t = useTranslations("printPage.exports");
  const { id, current } = useEditor();
  const words = useRefusalWords();
  return async () => {
    const parts = await import("@/app/(author)/_editor/pictures-in-file").catch(() => null);
    const saved = parts === null ? UNREACHABLE : await parts.saveWithPictures(id, current());
    if (!saved.ok) toast({ text: words(saved.refusal), look: "error" });
    else if (saved.value > 0) {
      toast({ text: t("picturesAway", { count: saved.value }), look: "error" });
    }
  };
}

function useSave() {
  const editor = useEditor();
  const words = useRefusalWords();
  return async (wanted: Parameters<typeof makeFile>[1]) => {
    const answer = await makeFile(editor, wanted);
    if (answer.ok) saveFile(answer.value);
    else toast({ text: words(answer.refusal), look: "error" });
  };
}
