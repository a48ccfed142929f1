"use client";

import { FolderArchive } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { Button } from "@/app/_ui/button";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import { packFileNames, packPeople } from "@/lib/domain/belle-alliance/scenario/pack/pack-person";
import { playersOf } from "@/lib/domain/belle-alliance/scenario/players";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { fileNameOf } from "@/lib/domain/document/file-name";
import { useDocument } from "../_desk/scenario-editor";
import { PackCard } from "./pack-card";
import { PagesLine } from "./pages-line";
import { type PackChoice, packQuery, partsOf } from "./paper";
import { PrintingWords } from "./printing-words";
import { ReaderPack } from "./reader-packs";
import { usePrinting, type WantedPack } from "./use-printing";

interface PacksPartProps {
  readonly choice: PackChoice;
  readonly onChoose: (choice: PackChoice) => void;
}

/** A pack for each reader, all of them as a zip, and the tables for play. */
export function PacksPart({ choice, onChoose }: PacksPartProps) {
  const t = useTranslations("printPage.packs");
  const [line] = useState(() => new PagesLine());
  const { people, packs } = usePacks(choice);
  const [totals, setTotals] = useState<Readonly<Record<string, number>>>({});
  const tell = useCallback(
    (address: string, pages: number) => setTotals((before) => ({ ...before, [address]: pages })),
    [],
  );
  const all = people.filter((_, i) => packs[i]?.parts.length).map(({ address }) => totals[address]);
  const expected = all.every(Boolean) ? all.reduce<number>((sum, each) => sum + (each ?? 0), 0) : 0;
  return (
    <RuledPart width="pane" id="print-packs" title={t("title")}>
      <ZipOfAll packs={packs} line={line} expected={expected} />
      {people.map((person, i) => {
        const pack = packs[i];
        return (
          pack && (
            <ReaderPack
              key={person.address}
              {...{ person, pack, choice, onChoose, line }}
              onTotal={tell}
              isOpen={i === 0}
            />
          )
        );
      })}
      <PackCard file="reference" title={t("reference")} choice={choice}>
        {t("referenceHolds")}
      </PackCard>
    </RuledPart>
  );
}

const sidesOf = ({ sides }: Scenario) => sides;

function usePacks(choice: PackChoice) {
  const t = useTranslations("printPage");
  const sides = useDocument(sidesOf);
  const people = packPeople(sides.map((side) => ({ ...side, commands: playersOf(side) })));
  const names = packFileNames(people, (colour) => t(`file.${colour}`));
  const packs = people.map(({ address, name, colour }, i): WantedPack => {
    const parts = partsOf(choice, address);
    return {
      name: colour ? t("packs.side", { name }) : t("packs.umpire"),
      fileName: names[i] ?? "",
      file: `packs/${address}.pdf`,
      query: packQuery(choice, parts),
      parts,
    };
  });
  return { people, packs };
}

const titleOf = ({ title }: Scenario) => title;

interface ZipOfAllProps {
  readonly packs: readonly WantedPack[];
  readonly line: PagesLine;
  readonly expected: number;
}

function ZipOfAll({ packs, line, expected }: ZipOfAllProps) {
  const t = useTranslations("printPage.packs");
  const title = useDocument(titleOf);
  const { printing, print, cancel } = usePrinting(line);
  const wanted = packs.filter(({ parts }) => parts.length > 0);
  const zipName = fileNameOf({ title, part: "", ending: "zip" });
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        look="primary"
        icon={<FolderArchive aria-hidden />}
        onPress={() => void print(wanted, zipName)}
        offBecause={wanted.length === 0 ? t("nothing") : undefined}
      >
        {t("all")}
      </Button>
      <p className="text-ink-3 text-sm">{t("allHolds")}</p>
      <PrintingWords printing={printing} onCancel={cancel} expected={expected} longest={[]} />
    </div>
  );
}
