"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Select } from "@/app/_ui/select";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { makeFile, saveFile } from "@/app/(author)/_editor/make-file";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import { saveAsJson } from "@/app/(author)/_editor/save-as-json";
import type { Language } from "@/lib/domain/language";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { useDocument, useEditor } from "../_desk/scenario-editor";

const FILES = [
  "order-of-battle.csv",
  "order-of-battle.txt",
  "map.png",
  "map.svg",
  "map.geojson",
] as const;
const sidesOf = ({ sides }: Scenario) => sides;

/** Files for other tools: the whole scenario, or parts of it as a given audience may see them. */
export function ExportsPart({ language }: { readonly language: Language }) {
  const t = useTranslations("printPage.exports");
  const sides = useDocument(sidesOf);
  const [reader, setReader] = useState("umpire");
  const save = useSave();
  const { current, flush } = useEditor();
  const saveWhole = async () => {
    await flush();
    saveAsJson(current(), "scenario");
  };
  const readers = [
    { value: "umpire", label: t("forUmpire") },
    ...sides.map((side) => ({
      value: `side:${side.id}`,
      label: t("forSide", { name: side.name }),
    })),
    { value: "public", label: t("forPublic") },
  ];
  const query = `for=${encodeURIComponent(reader)}&lang=${language}`;
  return (
    <RuledPart width="pane" id="print-exports" title={t("title")}>
      <ul>
        <Export means={t("json")}>
          <Button icon={<Download aria-hidden />} onPress={() => void saveWhole()}>
            JSON
          </Button>
        </Export>
      </ul>
      <Select label={t("reader")} choices={readers} value={reader} onChange={setReader} />
      <ul className="grid gap-2">
        {FILES.map((file) => (
          <Export key={file} means={t(`files.${keyOf(file)}`)}>
            <Button
              icon={<Download aria-hidden />}
              onPress={() => void save({ file, query })}
              aria-label={t("save", { name: t(`files.${keyOf(file)}`) })}
            >
              {file.split(".").at(-1)?.toUpperCase()}
            </Button>
          </Export>
        ))}
      </ul>
    </RuledPart>
  );
}

interface ExportProps {
  /** What the file holds. */
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

/** Message keys hold no dots. */
function keyOf(file: (typeof FILES)[number]): string {
  return file.replace(".", "-");
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
